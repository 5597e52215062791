import { roles } from '@lucerna/contract';
import type { Invitation, Operations, Privilege } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import type { Frame } from '../../frame';
import type { Answer } from '../../http/answer';
import { answer, no, noContent, notFound } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { limitOf, pageHeaders } from '../../http/paging';
import { rateLimit } from '../../http/rate-limit';
import type { Handler } from '../../http/serve';
import { takeSharedWindow } from '../../http/shared-limit';
import type { SharedWindow } from '../../http/shared-limit';
import { mayGiveRole, tooMany } from '../account';
import { record } from '../audit';
import { linkOrigin } from '../mail';
import { askInvitation } from './letter';

const lifetime = '14 days';
/** Over all nodes; each node counts the same for itself before it. */
const invitationsOfAccount: SharedWindow = {
  name: 'invitations of an account',
  attempts: 60,
  seconds: 3600,
};

interface Row {
  id: string;
  email: string;
  role_id: number;
  privileges: Privilege[];
  invited_at: Date;
  expires_at: Date;
}

const columns = 'id, email, role_id, privileges, invited_at, expires_at';

const present = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  roleId: row.role_id,
  privileges: row.privileges,
  invitedAt: row.invited_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  status: row.expires_at > now ? 'open' : 'expired',
});

/**
 * Invites by mail; the same e-mail again gets a new letter, and the older one stops working. Whether the e-mail has an
 * account already is not told.
 */
export function invite(frame: Frame): Handler<Operations['invite']> {
  const limit = rateLimit(invitationsOfAccount);
  return async (call) => {
    const { viewer, body, request } = call;
    const refused =
      tooMany(limit, viewer.accountId) ??
      (await takeSharedWindow(frame.pool, invitationsOfAccount, viewer.accountId));
    if (refused) return refused;
    const { company } = viewer;
    if (company === null) return no({ code: 'companyMissing' });
    const { email, roleId = roles.webUser, privileges = [] } = body;
    const language: LanguageCode = body.language ?? viewer.language;
    if (!mayGiveRole(viewer, roleId)) return no({ code: 'roleNotYours' });
    const foreign = privileges.find((each) => !viewer.can(each));
    if (foreign) return no({ code: 'rightNotYours', data: { privilege: foreign } });
    return writeOnce(frame.pool, call, async (tx): Promise<Answer<Invitation>> => {
      const { rows } = await tx.query<Row>(
        `insert into invitation (company_crm_id, email, role_id, privileges, language, invited_by, expires_at)
           values ($1, $2, $3, $4, $5, $6, now() + $7::interval)
           on conflict (company_crm_id, email) where accepted_at is null do update
             set role_id = excluded.role_id, privileges = excluded.privileges, language = excluded.language,
               invited_by = excluded.invited_by, invited_at = now(), expires_at = excluded.expires_at,
               token_hash = null
           returning ${columns}`,
        [company, email, roleId, privileges, language, viewer.accountId, lifetime],
      );
      const row = rows[0]!;
      await askInvitation(frame, tx, { invitationId: row.id, origin: linkOrigin(request, frame.env) });
      const detail = { email, roleId, privileges };
      await record(tx, { action: 'invited', actor: viewer.accountId, request, detail });
      return answer(present(row, frame.now()), { status: 201 });
    });
  };
}

export function listInvitations(frame: Frame): Handler<Operations['listInvitations']> {
  return async ({ viewer, query, request }) => {
    const found = 'from invitation where company_crm_id = $1 and accepted_at is null';
    const [{ rows }, counted] = await Promise.all([
      frame.pool.query<Row>(`select ${columns} ${found} order by invited_at desc, id limit $2 offset $3`, [
        viewer.company,
        ...limitOf(query),
      ]),
      frame.pool.query<{ total: number }>(`select count(*)::int as total ${found}`, [viewer.company]),
    ]);
    return answer(
      rows.map((row) => present(row, frame.now())),
      { headers: pageHeaders(request.url, query, counted.rows[0]?.total ?? 0) },
    );
  };
}

/** Those of other companies do not exist for a caller. */
export function withdrawInvitation(frame: Frame): Handler<Operations['withdrawInvitation']> {
  return async ({ viewer, params, request }) => {
    const { rows } = await frame.pool.query<{ email: string }>(
      `delete from invitation where id = $1 and company_crm_id = $2 and accepted_at is null returning email`,
      [params.id, viewer.company],
    );
    const [row] = rows;
    if (!row) return notFound();
    const detail = { email: row.email };
    await record(frame.pool, { action: 'invitationWithdrawn', actor: viewer.accountId, request, detail });
    return noContent();
  };
}
