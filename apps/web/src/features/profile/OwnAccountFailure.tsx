import { Button } from '@lucerna/kit';
import { FailureAlert } from '../../shared/failure';
import { useWords } from '../../shared/words';
import type { OwnAccount } from './use-own-account';

/** Why a change of the account was refused; where it came too late, the present state is offered. */
export function OwnAccountFailure({ own: { failure, readFresh } }: { own: OwnAccount }) {
  const say = useWords();
  const isStale = failure?.code === 'stale';
  return (
    <FailureAlert
      failure={failure}
      action={isStale && <Button onPress={() => void readFresh()}>{say('profile.showFresh')}</Button>}
    />
  );
}
