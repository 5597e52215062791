import { Button, Dialog, Text } from '@lucerna/kit';
import { failureClosed, selectFailure } from '../../shared/failure/failure-shown';
import { useFailureText } from '../../shared/failure/use-failure-text';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { useWords } from '../../shared/words';

/** Says why an act failed (ERR-02); Close clears it. */
export default function ErrorDialog() {
  const say = useWords();
  const dispatch = useDispatch();
  const shown = useSelector(selectFailure);
  const textOf = useFailureText();
  const { title, text } = shown ? textOf(shown.failure, shown.action) : { title: '', text: '' };
  const close = () => dispatch(failureClosed());
  return (
    <Dialog
      isOpen={shown !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      role="alertdialog"
      title={title}
      actions={
        <Button variant="primary" onPress={close}>
          {say('errors-dialog.close')}
        </Button>
      }
    >
      <Text>{text}</Text>
      <Text tone="quiet">{say('errors-dialog.contact')}</Text>
    </Dialog>
  );
}
