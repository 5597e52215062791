import type { ApiKey } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useWords } from '../../../shared/words';
import { Row } from '../Rows';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { lastDayOf } from './last-day';

/** One key: its name, how it begins, until when it works and when it was used last. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const say = useWords();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, hint, expiresAt, lastUsedAt } = apiKey;
  const facts = [
    `${hint}…`,
    expiresAt
      ? say('profile.keyUntil', { date: format.date(lastDayOf(expiresAt)) })
      : say('profile.keyForever'),
    lastUsedAt
      ? say('profile.lastUsed', { date: format.date(lastUsedAt), time: format.time(lastUsedAt) })
      : say('profile.keyNeverUsed'),
  ];
  return (
    <>
      <Row
        title={name}
        text={facts.join(' · ')}
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
