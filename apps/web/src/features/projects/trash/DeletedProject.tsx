import type { TrashedProject } from '@lucerna/contract';
import { Button, ButtonLink, EmptyState } from '@lucerna/kit';
import { useState } from 'react';
import type { ApiFailure } from '../../../shared/api';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href } from '../../../shared/route';
import { useRestore } from './use-restore';

/** What the server tells of a project in the trash to who finds it there. */
type Deleted = Pick<TrashedProject, 'id' | 'name' | 'deletedBy' | 'deletedAt' | 'canRestore'>;

interface DeletedProjectProps {
  /** `projectDeleted`, of the project or of one of its versions. */
  readonly failure: ApiFailure;
  readonly onRestored: () => void;
}

/** In the place of a project that was deleted: who deleted it and when, and that it can be restored here or by its owner. */
export function DeletedProject({ failure, onRestored }: DeletedProjectProps) {
  const t = useTranslate();
  const format = useFormat();
  const restore = useRestore();
  const [isRestoring, setRestoring] = useState(false);
  const { id, name, deletedBy, deletedAt, canRestore } = failure.details as Deleted;

  async function bringBack() {
    setRestoring(true);
    await restore({ id, name });
    setRestoring(false);
    onRestored();
  }

  return (
    <EmptyState
      picture={<QuietLamp isOff />}
      headingLevel={1}
      title={t('projects.deletedTitle', { name })}
      action={
        canRestore ? (
          <Button variant="primary" isLoading={isRestoring} onPress={() => void bringBack()}>
            {t('projects.restore')}
          </Button>
        ) : (
          <ButtonLink href={href('projects')}>{t('projects.toList')}</ButtonLink>
        )
      }
    >
      {t('projects.deletedOn', { date: format.shortDate(deletedAt), name: deletedBy })}.{' '}
      {t(canRestore ? 'projects.inTrashText' : 'projects.restoredByOwner')}
    </EmptyState>
  );
}
