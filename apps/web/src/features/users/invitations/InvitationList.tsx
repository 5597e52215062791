import { Button, EmptyState, Skeleton, Table, TableBody } from '@lucerna/kit';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { useWords } from '../../../shared/words';
import { InvitationRow } from './InvitationRow';
import { InviteDialog } from './InviteDialog';
import styles from '../Users.module.css';

/** Who was invited and has not come yet. */
export function InvitationList() {
  const say = useWords();
  const [isInviting, setInviting] = useState(false);
  const { data, isError, isFetching, error, refetch } = api.useListInvitationsQuery();
  if (isError && !isFetching) return <FailedQuery error={error} onRetry={() => void refetch()} />;
  const invite = (
    <Button variant="primary" icon="plus" onPress={() => setInviting(true)}>
      {say('users.invite')}
    </Button>
  );
  return (
    <section className={styles.list} aria-label={say('users.invitations')} aria-busy={isFetching}>
      {!data && <Skeleton lines={4} />}
      {data?.length === 0 && (
        <EmptyState picture={<QuietLamp />} title={say('users.noInvitations')} action={invite}>
          {say('users.noInvitationsText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <div className={styles.acts}>{invite}</div>
          <Table
            caption={say('users.invitations')}
            columns={[
              { id: 'email', label: say('users.email') },
              { id: 'role', label: say('users.role') },
              { id: 'rights', label: say('users.extraRights'), align: 'end' },
              { id: 'until', label: say('users.until'), align: 'end' },
              { id: 'act', label: say('users.act'), isLabelHidden: true, align: 'end' },
            ]}
          >
            <TableBody>
              {data.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </TableBody>
          </Table>
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}
