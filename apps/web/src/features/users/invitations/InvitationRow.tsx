import type { Invitation } from '@lucerna/contract';
import { Button, TableCell, TableRow, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { WithdrawDialog } from './WithdrawDialog';

/** One invitation: to whom, as what, until when. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useTranslate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { email, roleId, privileges, expiresAt, status } = invitation;
  const date = format.shortDate(expiresAt);
  return (
    <TableRow>
      <TableCell column="email" isRowHeader>
        {email}
      </TableCell>
      <TableCell column="role">{t(`profile.role${roleId}`)}</TableCell>
      <TableCell column="rights" isTabular>
        {format.number(privileges.length)}
      </TableCell>
      <TableCell column="until" isTabular>
        {status === 'open' ? (
          date
        ) : (
          <Text as="span" tone="warning">
            {t('users.expired', { date })}
          </Text>
        )}
      </TableCell>
      <TableCell column="act">
        <Button size="small" aria-label={t('users.withdrawOf', { email })} onPress={() => setAsking(true)}>
          {t('users.withdraw')}
        </Button>
        {isAsking && <WithdrawDialog invitation={invitation} onClose={() => setAsking(false)} />}
      </TableCell>
    </TableRow>
  );
}
