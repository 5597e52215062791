import { useSurroundings } from '../../app/surroundings';
import { AskForLink } from './AskForLink';
import { SetNewPassword } from './SetNewPassword';

/** A forgotten password: first a mail with a link, then, opened by that link, the new one (ACC-03). */
export function PasswordResetView() {
  const { token } = useSurroundings();
  return token ? <SetNewPassword token={token} /> : <AskForLink />;
}
