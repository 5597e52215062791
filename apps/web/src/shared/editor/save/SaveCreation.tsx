import { AddToProject } from '../../configuring/add/AddToProject';
import { SignInLink, useSession } from '../../session';
import { ShareAct } from '../share/ShareAct';
import { lineOfCreation } from './line-of-creation';
import type { CountedCreation } from './same-creation';
import { SaveProduct, type SavedCreation } from './SaveProduct';

export interface SaveCreationProps extends SavedCreation {
  /** `create` adds it to a project, `edit` changes the product that it is of, `validate` confirms that product. */
  readonly mode: 'create' | 'edit' | 'validate';
  readonly projectId?: string;
  readonly productId?: string;
  /** What the project has of that product, as it was read last; what is told from it is stored before it is validated. */
  readonly stored?: CountedCreation;
  /** It came by a link: the address of the page is shared already. */
  readonly isShared?: boolean;
}

/** The acts of an editor: shares the creation, and adds it to a project or stores or validates the product that it is of. */
export function SaveCreation(props: SaveCreationProps) {
  const { mode, projectId, productId, isGone = false, isShared = false } = props;
  const { space, drawing = null, quantity, catalogId, name, isPossible, forget } = props;
  const { status } = useSession();
  return (
    <>
      {!isShared && (
        <ShareAct creation={{ space, drawing }} catalogId={catalogId} name={name} isPossible={isPossible} />
      )}
      {mode === 'create' || isGone || !projectId || !productId ? (
        <AddToProject
          addition={{ catalogId, name, line: lineOfCreation({ space, drawing }, quantity), forget }}
          projectId={isGone ? undefined : projectId}
          isPossible={isPossible}
        />
      ) : status !== 'signedIn' ? (
        <SignInLink variant="primary" />
      ) : (
        <SaveProduct {...props} mode={mode} projectId={projectId} productId={productId} />
      )}
    </>
  );
}
