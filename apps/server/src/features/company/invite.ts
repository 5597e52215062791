import { roles, type Invitation, type Operations } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { invitation } from '../../database/tables/company';
import { after, excluded, now, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, noContent, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { limitOf, pageHeaders } from '../../http/paging';
import { rateLimit } from '../../http/rate-limit';
import type { Handler } from '../../http/serve';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
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

const columns = {
  id: invitation.id,
  email: invitation.email,
  roleId: invitation.roleId,
  privileges: invitation.privileges,
  invitedAt: invitation.invitedAt,
  expiresAt: invitation.expiresAt,
};
type Row = Pick<typeof invitation.$inferSelect, keyof typeof columns>;

const present = ({ invitedAt, expiresAt, ...row }: Row, at: Date): Invitation => ({
  ...row,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  status: expiresAt > at ? 'open' : 'expired',
});

/**
 * Invites by mail; the same e-mail again gets a new letter, and the older one stops working. Whether the e-mail has an
 * account already is not told.
 */
export function invite(ctx: AppContext): Handler<Operations['invite']> {
  const limit = rateLimit(invitationsOfAccount);
  return async (call) => {
    const { viewer, body, request } = call;
    const refused =
      tooMany(limit, viewer.accountId) ??
      (await takeSharedWindow(ctx.pool, invitationsOfAccount, viewer.accountId));
    if (refused) return refused;
    const { company } = viewer;
    if (company === null) return no({ code: 'companyMissing' });
    const { email, roleId = roles.webUser, privileges = [] } = body;
    const language: LanguageCode = body.language ?? viewer.language;
    if (!mayGiveRole(viewer, roleId)) return no({ code: 'roleNotYours' });
    const foreign = privileges.find((each) => !viewer.can(each));
    if (foreign) return no({ code: 'rightNotYours', data: { privilege: foreign } });
    return writeOnce(ctx.pool, call, async (tx): Promise<Answer<Invitation>> => {
      const [row] = await typed(tx)
        .insert(invitation)
        .values({
          ...{ companyCrmId: company, email, roleId, privileges, language },
          ...{ invitedBy: viewer.accountId, expiresAt: after(lifetime) },
        })
        .onConflictDoUpdate({
          target: [invitation.companyCrmId, invitation.email],
          targetWhere: isNull(invitation.acceptedAt),
          set: {
            roleId: excluded(invitation.roleId),
            privileges: excluded(invitation.privileges),
            language: excluded(invitation.language),
            invitedBy: excluded(invitation.invitedBy),
            invitedAt: now,
            expiresAt: excluded(invitation.expiresAt),
            tokenHash: null,
          },
        })
        .returning(columns);
      if (!row) throw new Error('The invitation was not stored');
      await askInvitation(ctx, tx, { invitationId: row.id, origin: linkOrigin(request, ctx.env) });
      const detail = { email, roleId, privileges };
      await record(tx, { action: 'invited', actor: viewer.accountId, request, detail });
      return answer(present(row, ctx.now()), { status: 201 });
    });
  };
}

export function listInvitations(ctx: AppContext): Handler<Operations['listInvitations']> {
  return async ({ viewer, query, request }) => {
    const { company } = viewer;
    if (company === null) return answer([], { headers: pageHeaders(request.url, query, 0) });
    const found = and(eq(invitation.companyCrmId, company), isNull(invitation.acceptedAt));
    const db = typed(ctx.pool);
    const [limit, offset] = limitOf(query);
    const [rows, total] = await Promise.all([
      db
        .select(columns)
        .from(invitation)
        .where(found)
        .orderBy(desc(invitation.invitedAt), asc(invitation.id))
        .limit(limit)
        .offset(offset),
      db.$count(invitation, found),
    ]);
    return answer(
      rows.map((row) => present(row, ctx.now())),
      { headers: pageHeaders(request.url, query, total) },
    );
  };
}

/** Those of other companies do not exist for a caller. */
export function withdrawInvitation(ctx: AppContext): Handler<Operations['withdrawInvitation']> {
  return async ({ viewer, params, request }) => {
    if (viewer.company === null) return notFound();
    const [row] = await typed(ctx.pool)
      .delete(invitation)
      .where(
        and(
          eq(invitation.id, params.id),
          eq(invitation.companyCrmId, viewer.company),
          isNull(invitation.acceptedAt),
        ),
      )
      .returning({ email: invitation.email });
    if (!row) return notFound();
    const detail = { email: row.email };
    await record(ctx.pool, { action: 'invitationWithdrawn', actor: viewer.accountId, request, detail });
    return noContent();
  };
}
