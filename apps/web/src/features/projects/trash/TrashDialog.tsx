import type { TrashedProject } from '@lucerna/contract';
import { Button, Dialog, Pagination, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api, useActKey } from '../../../shared/api';
import { AwaitedPart, ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { TrashRow } from './TrashRow';
import styles from './Trash.module.css';

/** The deleted projects of the account and of those it worked on: until when they can be restored, and by whom. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const [removed, setRemoved] = useState<TrashedProject | null>(null);
  const found = api.useListProjectTrashQuery({ query: { page } }, { refetchOnMountOrArgChange: true });
  const { data } = found;
  const pages = data?.meta.totalPages ?? 1;
  // The last project of the last page went: the page before is the last one then.
  if (data && !found.isFetching && page > Math.max(1, pages)) setPage(Math.max(1, pages));
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('projects.trash')}
      actions={<Button onPress={onClose}>{t('projects.close')}</Button>}
    >
      <Stack gap={4}>
        <AwaitedPart query={found} size="4rem" label={t('projects.loading')} />
        {data?.meta.totalDocs === 0 && <Text tone="quiet">{t('projects.trashEmpty')}</Text>}
        {data && (
          <ul className={styles.rows} aria-busy={found.isFetching}>
            {data.docs.map((project) => (
              <TrashRow key={project.id} project={project} onRemove={() => setRemoved(project)} />
            ))}
          </ul>
        )}
        <Pagination page={page} pages={pages} onChange={setPage} />
      </Stack>
      {removed && <RemoveDialog project={removed} onClose={() => setRemoved(null)} />}
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly project: TrashedProject;
  readonly onClose: () => void;
}

function RemoveDialog({ project: { id, name }, onClose }: RemoveDialogProps) {
  const t = useTranslate();
  const act = useActKey();
  const [remove] = api.useRemoveProjectMutation();

  async function confirm() {
    await remove({ params: { id }, actKey: act.of(id), isSilent: true }).unwrap();
    act.done();
  }

  return (
    <ConfirmAct
      title={t('projects.removeForGoodTitle', { name })}
      text={t('projects.removeForGoodText')}
      confirmLabel={t('projects.removeForGood')}
      cancelLabel={t('projects.cancel')}
      onConfirm={confirm}
      done={{ title: t('projects.removedForGood', { name }) }}
      onClose={onClose}
    />
  );
}
