import { ButtonLink, EmptyState, Text } from '@lucerna/kit';
import { CollectionPicture } from '../../../shared/picture';
import { href } from '../../../shared/route';
import { useWords } from '../../../shared/words';

/** A collection whose picture invites where there is no luminaire yet. */
const inviting = 201;

/** A project without a line: it invites the first one. */
export function BlankProject({ projectId, isEditable }: { projectId: string; isEditable: boolean }) {
  const say = useWords();
  if (!isEditable) return <Text tone="quiet">{say('projects.blankReadOnly')}</Text>;
  return (
    <EmptyState
      picture={<CollectionPicture subFamilyId={inviting} isFirst />}
      title={say('projects.blankTitle')}
      action={
        <ButtonLink variant="primary" icon="plus" href={href('projectSelectCollection', { projectId })}>
          {say('projects.addLuminaire')}
        </ButtonLink>
      }
    >
      {say('projects.blankText')}
    </EmptyState>
  );
}
