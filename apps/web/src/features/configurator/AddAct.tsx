import { Button, ButtonLink } from '@lucerna/kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { href, useChoosing } from '../../shared/route';
import { useCan, useSession } from '../../shared/session';
import { useWords } from '../../shared/words';
import { AddDialog } from './AddDialog';
import { useAdd } from './use-add';
import type { Configuring } from './use-configuring';

/** Adds the luminaire: to the project of the page at once, else to one that is asked for; a visitor signs in first. */
export function AddAct({ configuring }: { configuring: Configuring }) {
  const say = useWords();
  const { pathname } = useLocation();
  const { projectId } = useChoosing();
  const { status } = useSession();
  const canEdit = useCan('project.edit');
  const [isAsking, setAsking] = useState(false);
  const { addTo, isAdding } = useAdd(configuring);
  const isPossible = configuring.evaluation.allowed;

  if (status !== 'signedIn') {
    return (
      <ButtonLink href={href('signIn', {}, { to: pathname })} variant="primary">
        {say('configurator.signInToAdd')}
      </ButtonLink>
    );
  }
  if (!canEdit) return null;
  if (projectId) {
    return (
      <Button
        variant="primary"
        isDisabled={!isPossible}
        isLoading={isAdding}
        onPress={() => void addTo(projectId)}
      >
        {say('configurator.add')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" isDisabled={!isPossible} onPress={() => setAsking(true)}>
        {say('configurator.addToProject')}
      </Button>
      {isAsking && <AddDialog configuring={configuring} onClose={() => setAsking(false)} />}
    </>
  );
}
