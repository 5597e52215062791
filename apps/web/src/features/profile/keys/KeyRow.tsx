import type { ApiKey } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { rightGroups } from '../../../shared/rights/right-groups';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { Row } from '../Rows';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { lastDayOf } from './last-day';

/** One key: its name, how it begins, until when it works, when it was used last and what it may do. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, hint, scopes, expiresAt, lastUsedAt } = apiKey;
  const facts = [
    `${hint}…`,
    t('profile.keyUntil', { date: format.shortDate(lastDayOf(expiresAt)) }),
    lastUsedAt
      ? t('profile.lastUsed', { date: format.shortDate(lastUsedAt), time: format.time(lastUsedAt) })
      : t('profile.keyNeverUsed'),
  ];
  const rights = rightGroups
    .flatMap(([, all]) => all.filter((right) => scopes.includes(right)))
    .map((right) => t(`users.right.${right}`));
  return (
    <>
      <Row
        title={name}
        text={
          <>
            {facts.join(' · ')}
            <br />
            {rights.length > 0 ? rights.join(', ') : t('profile.keyNoScopes')}
          </>
        }
        act={
          <Button size="small" aria-label={t('profile.revokeOf', { name })} onPress={() => setAsking(true)}>
            {t('profile.revoke')}
          </Button>
        }
      />
      {isAsking && <RevokeKeyDialog apiKey={apiKey} onClose={() => setAsking(false)} />}
    </>
  );
}
