import { Button, EmptyState, Table, TableBody } from '@lucerna/kit';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { InvitationRow } from './InvitationRow';
import { InviteDialog } from './InviteDialog';
import styles from '../Users.module.css';

/** Who was invited and has not come yet. */
export function InvitationList() {
  const t = useTranslate();
  const [isInviting, setInviting] = useState(false);
  const invitations = api.useListInvitationsQuery();
  const { data, isFetching } = invitations;
  const invite = (
    <Button variant="primary" icon="plus" onPress={() => setInviting(true)}>
      {t('users.invite')}
    </Button>
  );
  return (
    <section className={styles.list} aria-label={t('users.invitations')} aria-busy={isFetching}>
      <AwaitedPart query={invitations} size={4} />
      {data?.length === 0 && (
        <EmptyState picture={<QuietLamp />} title={t('users.noInvitations')} action={invite}>
          {t('users.noInvitationsText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <div className={styles.acts}>{invite}</div>
          <Table
            caption={t('users.invitations')}
            columns={[
              { id: 'email', label: t('users.email') },
              { id: 'role', label: t('users.role') },
              { id: 'rights', label: t('users.extraRights'), align: 'end' },
              { id: 'until', label: t('users.until'), align: 'end' },
              { id: 'act', label: t('users.act'), isLabelHidden: true, align: 'end' },
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
