import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { AddDialog } from '../../shared/configuring/AddDialog';
import { useAdd } from '../../shared/configuring/use-add';
import { useChoosing } from '../../shared/route';
import { SignInLink, useCan, useSession } from '../../shared/session';
import { useWords } from '../../shared/words';
import type { Configuring } from './use-configuring';

/** Adds the luminaire: to the project of the page at once, else to one that is asked for; a visitor signs in first. */
export function AddAct({ configuring }: { configuring: Configuring }) {
  const say = useWords();
  const { projectId } = useChoosing();
  const { status } = useSession();
  const canEdit = useCan('project.edit');
  const [isAsking, setAsking] = useState(false);
  const { prepared, evaluation, quantity, forget } = configuring;
  const { model, catalogId } = prepared.sheet;
  const line = { model: model.model, choices: evaluation.choices, quantity };
  const addition = { catalogId, name: model.name, line, forget };
  const { addTo, isAdding } = useAdd(addition);
  const isPossible = evaluation.allowed;

  if (status !== 'signedIn') {
    return <SignInLink variant="primary">{say('configurator.signInToAdd')}</SignInLink>;
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
      {isAsking && <AddDialog addition={addition} onClose={() => setAsking(false)} />}
    </>
  );
}
