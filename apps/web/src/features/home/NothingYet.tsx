import { EmptyState } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { useTranslate } from '../../shared/i18n';
import { Beginnings } from './Beginnings';

/** What follows on the home page of an account without a project: it invites the first one. */
export default function NothingYet({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <EmptyState picture={<QuietLamp />} title={t('home.emptyTitle')} action={children}>
        {t('home.emptyText')}
      </EmptyState>
      <Beginnings />
    </>
  );
}
