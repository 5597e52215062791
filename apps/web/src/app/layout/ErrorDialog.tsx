import { Button, Dialog, Text } from '@lucerna/kit';
import { failureClosed, selectFailure } from '../../shared/failure/failure-shown';
import { useFailureText } from '../../shared/failure/use-failure-text';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/** Says why an act failed (ERR-02); Close clears it. */
export default function ErrorDialog() {
  const t = useTranslate();
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
          {t('errors-dialog.close')}
        </Button>
      }
    >
      <Text>{text}</Text>
      <Text tone="quiet">{t('errors-dialog.contact')}</Text>
    </Dialog>
  );
}
