import { accessOperations, passwordLength, passwordReset } from '@lucerna/contract';
import { Button, Stack, Text } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { FailureAlert } from '../../field/FailureAlert';
import { FormText } from '../../field/FormText';
import { NewPassword } from '../../field/passwords';
import { formRules } from '../../field/form-rules';
import { useTranslate } from '../../i18n/use-translate';
import { OtherView } from '../OtherView';

/** Sets the new password with the secret of the mailed link, which works once; signs in. */
export function SetNewPassword({ token }: { readonly token: string }) {
  const t = useTranslate();
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
        <Text tone="quiet">{t('auth.newPasswordLead')}</Text>
        <FailureAlert failure={failure} action="passwordReset" />
        <FormText
          control={control}
          name="password"
          as={NewPassword}
          label={t('auth.newPassword')}
          description={t('session.passwordRule', { min: passwordLength.min })}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('auth.setPassword')}
        </Button>
        <OtherView to="login">{t('auth.toLogin')}</OtherView>
      </Stack>
    </form>
  );
}
