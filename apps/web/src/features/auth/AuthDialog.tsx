import type { AuthView } from '@lucerna/contract';
import { Dialog } from '@lucerna/kit';
import { modalAuthClosed, selectAuthModal } from '../../shared/session';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { useWords } from '../../shared/words';
import { AuthFrame } from './AuthFrame';
import { useAuthMessages } from './use-auth-messages';

/** The auth modal: the embedded views over the page, under the title of the view that they report (ACC-04). */
export default function AuthDialog() {
  const { shown } = useSelector(selectAuthModal);
  return shown && <Opened first={shown.view} />;
}

/** `first` may change while the frame moves from view to view: the frame keeps the one that it was opened with. */
function Opened({ first }: { first: AuthView }) {
  const say = useWords();
  const dispatch = useDispatch();
  const { view, hear } = useAuthMessages(first, close);

  function close(): void {
    dispatch(modalAuthClosed(view));
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={say(`auth.title.${view}`)}>
      <AuthFrame view={first} onMessage={hear} />
    </Dialog>
  );
}
