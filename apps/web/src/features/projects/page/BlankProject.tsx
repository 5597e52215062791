import { ButtonLink, EmptyState, Text } from '@lucerna/kit';
import { CollectionPicture } from '../../../shared/picture';
import { href } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';

/** A collection whose picture invites where there is no luminaire yet. */
const inviting = 201;

/** A project without a line: it invites the first one. */
export function BlankProject({ projectId, isEditable }: { projectId: string; isEditable: boolean }) {
  const t = useTranslate();
  if (!isEditable) return <Text tone="quiet">{t('projects.blankReadOnly')}</Text>;
  return (
    <EmptyState
      picture={<CollectionPicture subFamilyId={inviting} isFirst />}
      title={t('projects.blankTitle')}
      action={
        <ButtonLink variant="primary" icon="plus" href={href('projectSelectCollection', { projectId })}>
          {t('projects.addLuminaire')}
        </ButtonLink>
      }
    >
      {t('projects.blankText')}
    </EmptyState>
  );
}
