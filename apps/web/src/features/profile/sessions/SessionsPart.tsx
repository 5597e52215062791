import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart, ConfirmAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { ProfilePart } from '../ProfilePart';
import { Rows } from '../Rows';
import { SessionRow } from './SessionRow';

/** Where the account is signed in; any but this session can be ended from here. */
export function SessionsPart() {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [endOthers] = api.useEndOtherSessionsMutation();
  const sessions = api.useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data } = sessions;
  const others = data?.filter(({ current }) => !current).length ?? 0;

  return (
    <ProfilePart title={t('profile.sessions')} lead={t('profile.sessionsHint')}>
      <AwaitedPart query={sessions} size={3} />
      {data && (
        <Rows label={t('profile.sessions')}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      )}
      {others > 1 && (
        <div>
          <Button onPress={() => setAsking(true)}>{t('profile.endOthers')}</Button>
        </div>
      )}
      {isAsking && (
        <ConfirmAct
          title={t('profile.endOthersTitle')}
          text={t('profile.endOthersText', { count: others })}
          confirmLabel={t('profile.endOthers')}
          cancelLabel={t('profile.cancel')}
          onConfirm={() => endOthers({ isSilent: true }).unwrap()}
          done={{ title: t('profile.othersEnded') }}
          onClose={() => setAsking(false)}
        />
      )}
    </ProfilePart>
  );
}
