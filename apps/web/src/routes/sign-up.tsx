import { Link } from '@lucerna/kit';
import { useSearchParams } from 'react-router';
import { EntryPage } from '../features/session/EntryPage';
import { SignUpForm } from '../features/session/SignUpForm';
import { href } from '../shared/route';
import { useWords } from '../shared/words';

export default function SignUpPage() {
  const say = useWords();
  const [search] = useSearchParams();
  return (
    <EntryPage
      title={say('session.signUp')}
      lead={say('session.signUpLead')}
      foot={
        <>
          {say('session.haveAccount')}{' '}
          <Link href={href('signIn', {}, { to: search.get('to') ?? undefined })}>
            {say('session.signIn')}
          </Link>
        </>
      }
    >
      <SignUpForm />
    </EntryPage>
  );
}
