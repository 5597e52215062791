import { accessOperations, passwordLength, passwordReset } from '@lucerna/contract';
import { Button, Stack, Text } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { FailureAlert } from '../../field/FailureAlert';
import { FormText } from '../../field/FormText';
import { NewPassword } from '../../field/passwords';
import { formRules } from '../../field/form-rules';
import { useWords } from '../../words/use-words';
import { OtherView } from '../OtherView';

/** Sets the new password with the secret of the mailed link, which works once; signs in. */
export function SetNewPassword({ token }: { readonly token: string }) {
  const say = useWords();
  const { call, host } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'loginError', code }));
  const { control, handleSubmit, formState } = useForm({
    resolver: formRules(passwordReset),
    defaultValues: { token, password: '' },
  });
  const set = handleSubmit(async (body) => {
    const session = await submit(() => call(accessOperations.confirmPasswordReset, { body }));
    if (session) host.tell({ type: 'loginSuccess', expiresIn: session.expiresIn });
  });

  return (
    <form onSubmit={(event) => void set(event)} noValidate>
      <Stack gap={5}>
        <Text tone="quiet">{say('auth.newPasswordLead')}</Text>
        <FailureAlert failure={failure} action="passwordReset" />
        <FormText
          control={control}
          name="password"
          as={NewPassword}
          label={say('auth.newPassword')}
          description={say('session.passwordRule', { min: passwordLength.min })}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {say('auth.setPassword')}
        </Button>
        <OtherView to="login">{say('auth.toLogin')}</OtherView>
      </Stack>
    </form>
  );
}
