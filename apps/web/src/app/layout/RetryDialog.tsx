import { Button, Dialog, Text } from '@lucerna/kit';
import { isOnline } from '../../shared/api/back-off';
import { answerRetry, selectRetry } from '../../shared/api/retry';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/** No answer came to a change: send it again with the same key, or let it be (P8, retry layer). */
export default function RetryDialog() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const asked = useSelector(selectRetry);
  return (
    <Dialog
      isOpen={asked !== null}
      isDismissable={false}
      role="alertdialog"
      title={t('errors-dialog.unanswered.title')}
      actions={
        <>
          <Button variant="quiet" onPress={() => answerRetry(dispatch, false)}>
            {t('errors-dialog.dismiss')}
          </Button>
          <Button variant="primary" onPress={() => answerRetry(dispatch, true)}>
            {t('errors-dialog.retry')}
          </Button>
        </>
      }
    >
      <Text>{t(isOnline() ? 'errors-dialog.unanswered.text' : 'errors-dialog.unanswered.offline')}</Text>
    </Dialog>
  );
}
