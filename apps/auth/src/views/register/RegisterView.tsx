import { accountOperations, passwordLength, signUp } from '@lucerna/contract';
import { Alert, Button, Stack } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { FailureAlert } from '../../field/FailureAlert';
import { FormChoice } from '../../field/FormChoice';
import { EmailField } from '../../field/EmailField';
import { FormText } from '../../field/FormText';
import { NewPassword } from '../../field/passwords';
import { formRules } from '../../field/form-rules';
import { useTranslate } from '../../i18n/use-translate';
import { OtherView } from '../OtherView';
import { SocialEntry } from '../SocialEntry';
import { useList } from '../qualification/use-list';
import { readCountries } from '../read-countries';
import { useKnownBefore } from './use-known-before';

/** A new account by e-mail, channel 1, or by a social channel; a mailed invitation joins its company. */
export function RegisterView() {
  const t = useTranslate();
  const { call, host, language, token } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'signUpError', code }));
  const countries = useList(readCountries);
  const { control, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: formRules(signUp),
    defaultValues: { email: '', password: '', firstName: '', lastName: '', company: '', country: undefined },
  });
  const invitation = useKnownBefore((known) => {
    // What was typed meanwhile stays.
    for (const name of ['email', 'company', 'country'] as const) {
      if (known[name] && !getValues(name)) setValue(name, known[name]);
    }
  });
  const enter = handleSubmit(async (values) => {
    const body = { ...values, language, ...(token && { invitation: token }) };
    const session = await submit(() => call(accountOperations.signUp, { body }));
    if (session) host.tell({ type: 'signUpSuccess', expiresIn: session.expiresIn });
  });
  const text = { control } as const;

  return (
    <form onSubmit={(event) => void enter(event)} noValidate>
      <Stack gap={5}>
        {invitation && <Alert>{t('auth.invited', { ...invitation })}</Alert>}
        <FailureAlert failure={failure} action="signUp" />
        <FormText {...text} name="firstName" autoComplete="given-name" label={t('session.firstName')} />
        <FormText {...text} name="lastName" autoComplete="family-name" label={t('session.lastName')} />
        <FormText
          {...text}
          name="company"
          autoComplete="organization"
          label={t('session.company')}
          isMarkedOptional
        />
        <FormChoice
          {...text}
          name="country"
          label={t('auth.country')}
          description={t('auth.countryHint')}
          options={countries ?? []}
          isLoading={countries === null}
        />
        <EmailField {...text} name="email" autoComplete="username" />
        <FormText
          {...text}
          name="password"
          as={NewPassword}
          label={t('session.password')}
          description={t('session.passwordRule', { min: passwordLength.min })}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('session.signUp')}
        </Button>
        <SocialEntry />
        <OtherView to="login">{t('auth.toLogin')}</OtherView>
      </Stack>
    </form>
  );
}
