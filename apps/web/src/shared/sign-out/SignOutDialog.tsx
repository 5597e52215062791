import { Button, Dialog, Text } from '@lucerna/kit';
import { signOut, signOutHeld, useSession } from '../session';
import { useDispatch } from '../store/hooks';
import { useWords } from '../words';

/** Some work is in this browser alone, and would go with the account: stay, or sign out without it. */
export default function SignOutDialog() {
  const say = useWords();
  const dispatch = useDispatch();
  const { unsentWorks } = useSession();
  const stay = () => dispatch(signOutHeld(0));
  return (
    <Dialog
      isOpen={unsentWorks > 0}
      isDismissable={false}
      role="alertdialog"
      title={say('session.unsentTitle')}
      actions={
        <>
          <Button
            variant="danger"
            onPress={() => {
              stay();
              void dispatch(signOut());
            }}
          >
            {say('session.signOutAnyway')}
          </Button>
          <Button variant="primary" onPress={stay}>
            {say('session.stay')}
          </Button>
        </>
      }
    >
      <Text>{say('session.unsentText', { count: unsentWorks })}</Text>
    </Dialog>
  );
}
