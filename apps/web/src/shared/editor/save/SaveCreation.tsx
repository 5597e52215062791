import type { CatalogId, Creation, Space } from '@lucerna/engine';
import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { AddDialog } from '../../configuring/AddDialog';
import { useAdd } from '../../configuring/use-add';
import type { Addition } from '../../configuring/use-add';
import { SignInLink, useCan, useSession } from '../../session';
import { useWords } from '../../words';
import { ShareAct } from '../share/ShareAct';
import { lineOfCreation } from './line-of-creation';
import { SaveProduct } from './SaveProduct';

/** What an editor hands over to be stored. */
export interface SavedCreation {
  readonly space: Space;
  /** Of a drawn system. */
  readonly drawing?: Creation['drawing'];
  readonly quantity: number;
  readonly catalogId: CatalogId;
  /** What it is called in messages. */
  readonly name: string;
  /** It can be built as it is. */
  readonly isPossible: boolean;
  /** Forgets what is kept of it, once it is stored. */
  readonly forget: () => void;
}

export interface SaveCreationProps extends SavedCreation {
  /** `create` adds it to a project, `edit` changes the product that it is of, `validate` confirms that product. */
  readonly mode: 'create' | 'edit' | 'validate';
  readonly projectId?: string;
  readonly productId?: string;
  /** It came by a link: the address of the page is shared already. */
  readonly isShared?: boolean;
}

/** The acts of an editor: shares the creation, and adds it to a project or stores or validates the product that it is of. */
export function SaveCreation(props: SaveCreationProps) {
  const { mode, projectId, productId, isShared = false } = props;
  const { space, drawing = null, catalogId, name, isPossible } = props;
  const { status } = useSession();
  return (
    <>
      {!isShared && (
        <ShareAct creation={{ space, drawing }} catalogId={catalogId} name={name} isPossible={isPossible} />
      )}
      {mode === 'create' || !projectId || !productId ? (
        <AddCreation {...props} />
      ) : status !== 'signedIn' ? (
        <SignInLink variant="primary" />
      ) : (
        <SaveProduct {...props} mode={mode} projectId={projectId} productId={productId} />
      )}
    </>
  );
}

function AddCreation(props: SaveCreationProps) {
  const { space, drawing = null, quantity, catalogId, name, isPossible, forget, projectId } = props;
  const say = useWords();
  const { status } = useSession();
  const canEdit = useCan('project.edit');
  const [isAsking, setAsking] = useState(false);
  const line = lineOfCreation({ space, drawing }, quantity);
  const addition: Addition = { catalogId, name, line, forget };
  const { addTo, isAdding } = useAdd(addition);

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
