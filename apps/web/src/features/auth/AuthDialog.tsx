import type { AuthView } from '@lucerna/contract';
import { Alert, Dialog, Stack } from '@lucerna/kit';
import { modalAuthClosed, selectAuthModal } from '../../shared/session';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';
import { AuthFrame } from './AuthFrame';
import { useAuthMessages } from './use-auth-messages';

/** The auth modal: the embedded views over the page, under the title of the view that they report (ACC-04). */
export default function AuthDialog() {
  const { shown } = useSelector(selectAuthModal);
  return shown && <Opened first={shown.view} isMandatory={shown.isMandatory} />;
}

interface OpenedProps {
  /** May change while the frame moves from view to view: the frame keeps the one that it was opened with. */
  readonly first: AuthView;
  /** Where they wanted to go needs it; without it they stay where they are. */
  readonly isMandatory?: boolean;
}

function Opened({ first, isMandatory }: OpenedProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { view, hear } = useAuthMessages(first, close);
  const title = t(`auth.title.${view}`);

  function close(): void {
    dispatch(modalAuthClosed(view));
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && hear({ type: 'close' })} title={title}>
      <Stack gap={5}>
        {isMandatory && <Alert tone="info">{t('auth.mandatory')}</Alert>}
        <AuthFrame view={first} title={title} takesFocus onMessage={hear} />
      </Stack>
    </Dialog>
  );
}
