import { accessOperations } from '@lucerna/contract';
import { Alert, Button } from '@lucerna/kit';
import { useState } from 'react';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { FailureAlert } from '../../field/FailureAlert';
import { useTranslate } from '../../i18n/use-translate';

/** Sends the letter that proves the e-mail once more. */
export function SendLetterAgain() {
  const t = useTranslate();
  const { call } = useSurroundings();
  const { submit, failure } = useSubmit();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function send() {
    setState('sending');
    const answer = await submit(() => call(accessOperations.resendVerification));
    setState(answer === undefined ? 'idle' : 'sent');
  }

  return (
    <>
      <FailureAlert failure={failure} action="resendVerification" />
      {state === 'sent' ? (
        <Alert tone="success" isLive title={t('session.mailSent')} />
      ) : (
        <Button isWide isLoading={state === 'sending'} onPress={() => void send()}>
          {t('session.sendMailAgain')}
        </Button>
      )}
    </>
  );
}
