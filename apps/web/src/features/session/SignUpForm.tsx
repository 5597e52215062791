import { zodResolver } from '@hookform/resolvers/zod';
import { passwordLength, signUp } from '@lucerna/contract';
import { Button, Stack } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api';
import { useSelector } from '../../shared/store/hooks';
import { languageOf, useWords } from '../../shared/words';
import { EntryFailure } from './EntryFailure';
import { FormText } from './FormText';
import { NewPassword } from './passwords';
import { useEnter } from './use-enter';

/** A new account by e-mail; it is signed in at once. */
export function SignUpForm() {
  const say = useWords();
  const language = useSelector(languageOf);
  const [createAccount] = api.useSignUpMutation();
  const { enter, failure } = useEnter();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(signUp),
    defaultValues: { email: '', password: '', firstName: '', lastName: '', company: '' },
  });
  const submit = handleSubmit((values) => {
    const body = { ...values, language };
    return enter(() => createAccount({ body, isSilent: true }).unwrap());
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <EntryFailure failure={failure} action="signUp" />
        <FormText
          control={control}
          name="firstName"
          autoComplete="given-name"
          label={say('session.firstName')}
        />
        <FormText
          control={control}
          name="lastName"
          autoComplete="family-name"
          label={say('session.lastName')}
        />
        <FormText
          control={control}
          name="company"
          autoComplete="organization"
          label={say('session.company')}
          isMarkedOptional
        />
        <FormText
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          label={say('session.email')}
        />
        <FormText
          control={control}
          name="password"
          as={NewPassword}
          label={say('session.password')}
          description={say('session.passwordRule', { min: passwordLength.min })}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {say('session.signUp')}
        </Button>
      </Stack>
    </form>
  );
}
