import type { ApiKey } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { rightGroups } from '../../../shared/rights/right-groups';
import { useFormat, useWords } from '../../../shared/words';
import { Row } from '../Rows';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { lastDayOf } from './last-day';

/** One key: its name, how it begins, until when it works, when it was used last and what it may do. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const say = useWords();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, hint, scopes, expiresAt, lastUsedAt } = apiKey;
  const facts = [
    `${hint}…`,
    say('profile.keyUntil', { date: format.date(lastDayOf(expiresAt)) }),
    lastUsedAt
      ? say('profile.lastUsed', { date: format.date(lastUsedAt), time: format.time(lastUsedAt) })
      : say('profile.keyNeverUsed'),
  ];
  const rights = rightGroups
    .flatMap(([, all]) => all.filter((right) => scopes.includes(right)))
    .map((right) => say(`users.right.${right}`));
  return (
    <>
      <Row
        title={name}
        text={
          <>
            {facts.join(' · ')}
            <br />
            {rights.length > 0 ? rights.join(', ') : say('profile.keyNoScopes')}
          </>
        }
        act={
          <Button size="small" aria-label={say('profile.revokeOf', { name })} onPress={() => setAsking(true)}>
            {say('profile.revoke')}
          </Button>
        }
      />
      {isAsking && <RevokeKeyDialog apiKey={apiKey} onClose={() => setAsking(false)} />}
    </>
  );
}
