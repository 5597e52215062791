import { Button, Skeleton } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { ConfirmAct, FailedQuery } from '../../../shared/failure';
import { useWords } from '../../../shared/words';
import { ProfilePart } from '../ProfilePart';
import { Rows } from '../Rows';
import { SessionRow } from './SessionRow';

/** Where the account is signed in; any but this session can be ended from here. */
export function SessionsPart() {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  const [endOthers] = api.useEndOtherSessionsMutation();
  const { data, isError, error, refetch } = api.useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const others = data?.filter(({ current }) => !current).length ?? 0;

  return (
    <ProfilePart title={say('profile.sessions')} lead={say('profile.sessionsHint')}>
      {isError && <FailedQuery error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={3} />}
      {data && (
        <Rows label={say('profile.sessions')}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      )}
      {others > 1 && (
        <div>
          <Button onPress={() => setAsking(true)}>{say('profile.endOthers')}</Button>
        </div>
      )}
      {isAsking && (
        <ConfirmAct
          title={say('profile.endOthersTitle')}
          text={say('profile.endOthersText', { count: others })}
          confirmLabel={say('profile.endOthers')}
          cancelLabel={say('profile.cancel')}
          onConfirm={() => endOthers({ isSilent: true }).unwrap()}
          done={{ title: say('profile.othersEnded') }}
          onClose={() => setAsking(false)}
        />
      )}
    </ProfilePart>
  );
}
