import { Button, EmptyState } from '@lucerna/kit';
import { CollectionPicture } from '../../../shared/picture';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';

/** A collection whose picture invites where there is no project yet. */
const inviting = 201;

/** The list of an account that has no project yet. */
export function NoProjects({ onNew }: { onNew: () => void }) {
  const t = useTranslate();
  const canAdd = useCan('project.add');
  return (
    <EmptyState
      picture={<CollectionPicture subFamilyId={inviting} isFirst />}
      title={t('projects.emptyTitle')}
      action={
        canAdd && (
          <Button variant="primary" icon="plus" onPress={onNew}>
            {t('projects.newProject')}
          </Button>
        )
      }
    >
      {t('projects.emptyText')}
    </EmptyState>
  );
}
