import { accessOperations, passwordChange, passwordLength } from '@lucerna/contract';
import { Alert, Button, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { FailureAlert } from '../../field/FailureAlert';
import { FormText } from '../../field/FormText';
import { CurrentPassword, NewPassword } from '../../field/passwords';
import { formRules } from '../../field/form-rules';
import { useTranslate } from '../../i18n/use-translate';

/** Changes the password of the account that is signed in; its other sessions end. */
export function PasswordChangeView() {
  const t = useTranslate();
  const { call, host } = useSurroundings();
  const { submit, failure } = useSubmit();
  const [isDone, setDone] = useState(false);
  const { control, handleSubmit, formState } = useForm({
    resolver: formRules(passwordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const change = handleSubmit(async (body) => {
    const answer = await submit(() => call(accessOperations.changePassword, { body }));
    if (answer === undefined) return;
    setDone(true);
    host.tell({ type: 'passwordChanged' });
  });

  if (isDone) {
    return (
      <Alert tone="success" isLive title={t('auth.passwordChangedTitle')}>
        {t('auth.passwordChanged')}
      </Alert>
    );
  }
  return (
    <form onSubmit={(event) => void change(event)} noValidate>
      <Stack gap={5}>
        <Text tone="quiet">{t('auth.changeLead')}</Text>
        <FailureAlert failure={failure} action="passwordChange" />
        <FormText
          control={control}
          name="currentPassword"
          as={CurrentPassword}
          label={t('auth.currentPassword')}
        />
        <FormText
          control={control}
          name="newPassword"
          as={NewPassword}
          label={t('auth.newPassword')}
          description={t('session.passwordRule', { min: passwordLength.min })}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('auth.changePassword')}
        </Button>
      </Stack>
    </form>
  );
}
