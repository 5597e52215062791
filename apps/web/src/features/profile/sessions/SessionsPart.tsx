import { Button, ConfirmDialog, notify, Skeleton, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { FailedQuery, FailureAlert, useAct } from '../../../shared/failure';
import { useWords } from '../../../shared/words';
import { ProfilePart } from '../ProfilePart';
import { Rows } from '../Rows';
import { SessionRow } from './SessionRow';

/** Where the account is signed in; any but this session can be ended from here. */
export function SessionsPart() {
  const say = useWords();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [endOthers] = api.useEndOtherSessionsMutation();
  const { data, isError, error, refetch } = api.useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const others = data?.filter(({ current }) => !current).length ?? 0;

  async function confirm() {
    if (!(await act.run(() => endOthers({ isSilent: true }).unwrap()))) return;
    setAsking(false);
    notify({ tone: 'success', title: say('profile.othersEnded') });
  }

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
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isLoading={act.isActing}
        isDanger
        title={say('profile.endOthersTitle')}
        confirmLabel={say('profile.endOthers')}
        cancelLabel={say('profile.cancel')}
        onConfirm={() => void confirm()}
      >
        <Stack gap={4}>
          <FailureAlert failure={act.failure} />
          <Text>{say('profile.endOthersText', { count: others })}</Text>
        </Stack>
      </ConfirmDialog>
    </ProfilePart>
  );
}
