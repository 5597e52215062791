import { Link, Stack } from '@lucerna/kit';
import { useSearchParams } from 'react-router';
import { DemoHint } from '../features/session/DemoHint';
import { EntryPage } from '../features/session/EntryPage';
import { SignInForm } from '../features/session/SignInForm';
import { href } from '../shared/route';
import { useWords } from '../shared/words';

export default function SignInPage() {
  const say = useWords();
  const [search] = useSearchParams();
  return (
    <EntryPage
      title={say('session.signIn')}
      lead={say('session.signInLead')}
      foot={
        <>
          {say('session.noAccount')}{' '}
          <Link href={href('signUp', {}, { to: search.get('to') ?? undefined })}>
            {say('session.signUp')}
          </Link>
        </>
      }
    >
      <Stack gap={6}>
        <SignInForm />
        <DemoHint />
      </Stack>
    </EntryPage>
  );
}
