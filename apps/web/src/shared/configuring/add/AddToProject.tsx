import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { late } from '../../lazy';
import { SignInLink, useCan, useSession } from '../../session';
import { useTranslate } from '../../i18n';
import { useAdd, type Addition } from './use-add';

const AddDialog = late(() => import('./AddDialog'));

interface AddToProjectProps {
  readonly addition: Addition;
  /** The project of the page; without one it is asked for. */
  readonly projectId: string | undefined;
  /** It can be built as it is. */
  readonly isPossible: boolean;
  /** Where it is not the first thing to do on its page. */
  readonly variant?: 'primary' | 'secondary';
}

/** Adds what was made: to the project of the page at once, else to one that is asked for; a visitor signs in first. */
export function AddToProject({ addition, projectId, isPossible, variant = 'primary' }: AddToProjectProps) {
  const t = useTranslate();
  const { status } = useSession();
  const canEdit = useCan('project.edit');
  const [isAsking, setAsking] = useState(false);
  const { addTo, isAdding } = useAdd(addition);

  if (status !== 'signedIn') {
    return <SignInLink variant={variant}>{t('configurator.signInToAdd')}</SignInLink>;
  }
  if (!canEdit) return null;
  if (projectId) {
    return (
      <Button
        variant={variant}
        isDisabled={!isPossible}
        isLoading={isAdding}
        onPress={() => void addTo(projectId)}
      >
        {t('configurator.add')}
      </Button>
    );
  }
  return (
    <>
      <Button variant={variant} isDisabled={!isPossible} onPress={() => setAsking(true)}>
        {t('configurator.addToProject')}
      </Button>
      {isAsking && <AddDialog addition={addition} onClose={() => setAsking(false)} />}
    </>
  );
}
