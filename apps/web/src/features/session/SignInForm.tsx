import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@lucerna/contract';
import { Button, Stack } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api';
import { useWords } from '../../shared/words';
import { EntryFailure } from './EntryFailure';
import { FormText } from './FormText';
import { CurrentPassword } from './passwords';
import { useEnter } from './use-enter';

/** E-mail and password (ACC-01). */
export function SignInForm() {
  const say = useWords();
  const [signIn] = api.useLoginMutation();
  const { enter, failure } = useEnter();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(login),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((body) => enter(() => signIn({ body, isSilent: true }).unwrap()));

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <EntryFailure failure={failure} action="login" />
        <FormText
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          label={say('session.email')}
        />
        <FormText control={control} name="password" as={CurrentPassword} label={say('session.password')} />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {say('session.signIn')}
        </Button>
      </Stack>
    </form>
  );
}
