import { Button, Dialog, Text } from '@lucerna/kit';
import { signOut, signOutHeld, useSession } from '../session';
import { useDispatch } from '../store/hooks';
import { useTranslate } from '../i18n';

/** Some work is in this browser alone, and would go with the account: stay, or sign out without it. */
export default function SignOutDialog() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { unsentWorks } = useSession();
  const stay = () => dispatch(signOutHeld(0));
  return (
    <Dialog
      isOpen={unsentWorks > 0}
      isDismissable={false}
      role="alertdialog"
      title={t('session.unsentTitle')}
      actions={
        <>
          <Button
            variant="danger"
            onPress={() => {
              stay();
              void dispatch(signOut());
            }}
          >
            {t('session.signOutAnyway')}
          </Button>
          <Button variant="primary" onPress={stay}>
            {t('session.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('session.unsentText', { count: unsentWorks })}</Text>
    </Dialog>
  );
}
