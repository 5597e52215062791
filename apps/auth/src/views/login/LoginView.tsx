import { accountOperations, login } from '@lucerna/contract';
import { Button, Stack } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { EmailField } from '../../field/EmailField';
import { FailureAlert } from '../../field/FailureAlert';
import { FormText } from '../../field/FormText';
import { CurrentPassword } from '../../field/passwords';
import { formRules } from '../../field/form-rules';
import { useTranslate } from '../../i18n/use-translate';
import { OtherView } from '../OtherView';
import { SocialEntry } from '../SocialEntry';

/** E-mail and password, or a social account (ACC-01). */
export function LoginView() {
  const t = useTranslate();
  const { call, host } = useSurroundings();
  const { submit, failure } = useSubmit(({ status, code }) =>
    status === 'timeout' ? { type: 'loginTimeout' } : { type: 'loginError', code },
  );
  const { control, handleSubmit, formState } = useForm({
    resolver: formRules(login),
    defaultValues: { email: '', password: '' },
  });
  const enter = handleSubmit(async (body) => {
    const session = await submit(() => call(accountOperations.login, { body }));
    if (session) host.tell({ type: 'loginSuccess', expiresIn: session.expiresIn });
  });

  return (
    <form onSubmit={(event) => void enter(event)} noValidate>
      <Stack gap={5}>
        <FailureAlert failure={failure} action="login" />
        <EmailField control={control} name="email" autoComplete="username" />
        <FormText control={control} name="password" as={CurrentPassword} label={t('session.password')} />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('session.signIn')}
        </Button>
        <OtherView to="password-reset">{t('auth.forgotten')}</OtherView>
        <SocialEntry />
        <OtherView to="new-register">{t('auth.toRegister')}</OtherView>
      </Stack>
    </form>
  );
}
