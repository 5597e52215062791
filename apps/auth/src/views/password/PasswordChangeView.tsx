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
import { useWords } from '../../words/use-words';

/** Changes the password of the account that is signed in; its other sessions end. */
export function PasswordChangeView() {
  const say = useWords();
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
      <Alert tone="success" isLive title={say('auth.passwordChangedTitle')}>
        {say('auth.passwordChanged')}
      </Alert>
    );
  }
  return (
    <form onSubmit={(event) => void change(event)} noValidate>
      <Stack gap={5}>
        <Text tone="quiet">{say('auth.changeLead')}</Text>
        <FailureAlert failure={failure} action="passwordChange" />
        <FormText
          control={control}
          name="currentPassword"
          as={CurrentPassword}
          label={say('auth.currentPassword')}
        />
        <FormText
          control={control}
          name="newPassword"
          as={NewPassword}
          label={say('auth.newPassword')}
          description={say('session.passwordRule', { min: passwordLength.min })}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {say('auth.changePassword')}
        </Button>
      </Stack>
    </form>
  );
}
