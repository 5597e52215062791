import { Button, Dialog, Text } from '@lucerna/kit';
import { useEffect } from 'react';
import { isOnline } from '../../shared/api/back-off';
import { answerRetry, selectRetry } from '../../shared/api/retry';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/**
 * No answer came to a change: send it again with the same key, or let it be (P8, retry layer). It is sent by itself when
 * the network is back.
 */
export default function RetryDialog() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const asked = useSelector(selectRetry);
  const isAsked = asked !== null;
  useEffect(() => {
    if (!isAsked) return;
    const sendAgain = () => answerRetry(dispatch, true);
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [isAsked, dispatch]);
  return (
    <Dialog
      isOpen={isAsked}
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
