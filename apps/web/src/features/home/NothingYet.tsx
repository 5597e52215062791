import { EmptyState } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { useWords } from '../../shared/words';

/** The home page of an account without a project: it invites the first one. */
export default function NothingYet({ children }: { children: ReactNode }) {
  const say = useWords();
  return (
    <EmptyState picture={<QuietLamp />} title={say('home.emptyTitle')} action={children}>
      {say('home.emptyText')}
    </EmptyState>
  );
}
