import type { CompanyUser, CompanyUserChange, Operations, Privilege } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { record } from '../audit';
import { findUsers, lockUsers, setRights } from './store';

type Wish = CompanyUserChange['users'][number];
type Changed = { users: CompanyUser[] };

const difference = (one: readonly Privilege[], other: readonly Privilege[]) =>
  one.filter((each) => !other.includes(each));

/** A right that the caller may neither give nor take: one that it does not hold, or that of the administration. */
function foreignRight(viewer: Viewer, changed: readonly Privilege[]): Privilege | undefined {
  return changed.find((each) => !viewer.can(each) || (each === 'backoffice' && !viewer.can('backoffice')));
}

/** Why a user may not get these rights; null when it may. */
function refuse(viewer: Viewer, user: CompanyUser | undefined, wish: Wish): ReturnType<typeof no> | null {
  const isAdmin = viewer.can('backoffice');
  const isColleague = viewer.company !== null && user?.company?.crmId === viewer.company;
  if (!user || (!isAdmin && !isColleague)) return notFound();
  if (wish.version !== undefined && wish.version !== user.version) {
    return no({ code: 'stale', data: { version: user.version } });
  }
  const given = difference(wish.privileges, user.privileges);
  const taken = difference(user.privileges, wish.privileges);
  // An administrator without administration, or a manager without managing, could not undo it.
  const own: readonly Privilege[] = ['backoffice', 'company.manage.user'];
  const lost = user.id === viewer.accountId ? taken.find((each) => own.includes(each)) : undefined;
  if (lost) return no({ code: 'adminNeeded' });
  const foreign = foreignRight(viewer, [...given, ...taken]);
  return foreign ? no({ code: 'rightNotYours', data: { privilege: foreign } }) : null;
}

async function change(
  tx: pg.PoolClient,
  ctx: AppContext,
  viewer: Viewer,
  wishes: readonly Wish[],
  request: FastifyRequest,
): Promise<Answer<Changed>> {
  const ids = wishes.map(({ id }) => id);
  await lockUsers(tx, ids);
  const users = await findUsers(tx, ids);
  for (const wish of wishes) {
    const user = users.find(({ id }) => id === wish.id);
    const refused = refuse(viewer, user, wish);
    if (refused || !user) return refused ?? notFound();
    const given = difference(wish.privileges, user.privileges);
    const taken = difference(user.privileges, wish.privileges);
    // The same rights again write nothing: a repeat is no change.
    if (given.length + taken.length === 0) continue;
    await setRights(tx, user, wish.privileges);
    const detail = { given, taken };
    await record(tx, { action: 'rightsChanged', actor: viewer.accountId, subject: user.id, request, detail });
    await ctx.viewers.forget(tx, user.id);
  }
  return answer({ users: await findUsers(tx, ids) });
}

/** Sets the rights of several users at once: one that may not be changed keeps all as they are. */
export function updateCompanyUsers(ctx: AppContext): Handler<Operations['updateCompanyUsers']> {
  return async (call) => {
    const { viewer, body, request } = call;
    if ((await ctx.flags.of(viewer)).preventCompanyPrivilegesUpdate) {
      return no({ code: 'forbidden', data: { privilege: 'company.manage.user' } });
    }
    return writeOnce(ctx.pool, call, (tx) => change(tx, ctx, viewer, body.users, request));
  };
}
