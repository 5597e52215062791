import { accessOperations, passwordResetRequest } from '@lucerna/contract';
import { Button, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { EmailField } from '../../field/EmailField';
import { FailureAlert } from '../../field/FailureAlert';
import { formRules } from '../../field/form-rules';
import { useTranslate } from '../../i18n/use-translate';
import { OtherView } from '../OtherView';
import { Sent } from '../Sent';

/** Asks for the mail. What is said afterwards tells nobody whether the account exists. */
export function AskForLink() {
  const t = useTranslate();
  const { call } = useSurroundings();
  const { submit, failure } = useSubmit();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm({
    resolver: formRules(passwordResetRequest),
    defaultValues: { email: '' },
  });
  const ask = handleSubmit(async (body) => {
    const answer = await submit(() => call(accessOperations.requestPasswordReset, { body }));
    if (answer !== undefined) setSentTo(body.email);
  });

  if (sentTo !== null) {
    return <Sent title={t('auth.linkSentTitle')}>{t('auth.linkSent', { email: sentTo })}</Sent>;
  }
  return (
    <form onSubmit={(event) => void ask(event)} noValidate>
      <Stack gap={5}>
        <Text tone="quiet">{t('auth.resetLead')}</Text>
        <FailureAlert failure={failure} action="passwordReset" />
        <EmailField control={control} name="email" autoComplete="username" />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('auth.sendLink')}
        </Button>
        <OtherView to="login">{t('auth.toLogin')}</OtherView>
        <OtherView to="support">{t('auth.toSupport')}</OtherView>
      </Stack>
    </form>
  );
}
