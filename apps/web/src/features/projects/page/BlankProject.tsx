import type { Project } from '@lucerna/contract';
import { ButtonLink, EmptyState, Stack, Text } from '@lucerna/kit';
import { CollectionPicture } from '../../../shared/picture';
import { href } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { ImportButton } from '../import/ImportButton';

/** A collection whose picture invites where there is no luminaire yet. */
const inviting = 201;

interface BlankProjectProps {
  readonly project: Project;
  readonly isEditable: boolean;
  readonly canImport: boolean;
}

/** A project without a line: it invites the first one, or a list of them. */
export function BlankProject({ project, isEditable, canImport }: BlankProjectProps) {
  const t = useTranslate();
  if (!isEditable) return <Text tone="quiet">{t('projects.blankReadOnly')}</Text>;
  return (
    <EmptyState
      picture={<CollectionPicture subFamilyId={inviting} isFirst />}
      title={t('projects.blankTitle')}
      action={
        <Stack direction="row" gap={3} align="center">
          <ButtonLink
            variant="primary"
            icon="plus"
            href={href('projectSelectCollection', { projectId: project.id })}
          >
            {t('projects.addLuminaire')}
          </ButtonLink>
          {canImport && <ImportButton project={project} />}
        </Stack>
      }
    >
      {t('projects.blankText')}
    </EmptyState>
  );
}
