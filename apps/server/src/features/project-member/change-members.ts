import { maxMembers } from '@lucerna/contract';
import type { AuditAction, MemberRole, Operations, ProjectAction, ProjectMembers } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { nameOfProject } from '../../database/events';
import type { AppContext } from '../../app-context';
import { answer, no, noContent, notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { rateLimit } from '../../http/rate-limit';
import type { Call, Handler } from '../../http/serve';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
import type { Viewer } from '../../viewer';
import { findByEmail, tooMany } from '../account';
import { record } from '../audit';
import { linkOrigin } from '../mail';
import { findAccess, refused } from '../project';
import { tellMember } from './letter';
import { deleteMember, insertMember, lockMember, membersOf, setRole } from './store';

/** Over all nodes; each node counts the same for itself before it. Each new member gets a letter. */
const additions: SharedWindow = { name: 'members of an account', attempts: 60, seconds: 3600 };

interface Change {
  readonly action: AuditAction;
  readonly projectId: string;
  /** Whom it concerns. */
  readonly accountId: string;
  /** Null of whom was none before, or is none after. */
  readonly before: MemberRole | null;
  readonly role: MemberRole | null;
}

const sideOf = (role: MemberRole | null) => role && changeSide({ role });

/** Keeps a change in the audit log. */
async function note(
  tx: pg.PoolClient,
  { viewer, request }: { readonly viewer: Viewer; readonly request: FastifyRequest },
  { action, projectId, accountId, before, role }: Change,
): Promise<void> {
  await record(tx, {
    ...{ action, actor: viewer.accountId, subject: accountId, request },
    detail: { project: projectId, role: role ?? before },
    change: {
      ...{ area: 'members', label: nameOfProject(projectId) },
      ...{ before: sideOf(before), after: sideOf(role) },
    },
  });
}

type Adding = Call<Operations['addProjectMember']> | Call<Operations['assignProject']>;

/** Adds somebody by e-mail. Whether an e-mail has an account is told by other calls, too, and counted here. */
function adding(ctx: AppContext, action: ProjectAction) {
  const limit = rateLimit(additions);
  return async (call: Adding, role: MemberRole): Promise<Answer<ProjectMembers>> => {
    const { viewer, params, body, request } = call;
    const access = await findAccess(ctx.pool, viewer, params.id);
    if (!access?.may.has(action)) return refused(access);
    const slower =
      tooMany(limit, viewer.accountId) ?? (await takeSharedWindow(ctx.pool, additions, viewer.accountId));
    if (slower) return slower;
    const done = await writeOnce(
      ctx.pool,
      call,
      async (tx): Promise<Answer<never>> => {
        const still = await findAccess(tx, viewer, params.id);
        if (!still?.may.has(action)) return refused(still);
        const found = await findByEmail(tx, body.email);
        if (!found) return no({ code: 'memberUnknown', data: { email: body.email } });
        const given = await give(tx, viewer, params.id, found.id, role);
        if (!given.ok) return given;
        const change = { projectId: params.id, accountId: found.id, role };
        const noted = role === 'assigned' ? 'projectAssigned' : 'projectMemberAdded';
        await note(tx, call, { action: noted, before: given.before, ...change });
        await tellMember(ctx, tx, { ...change, origin: linkOrigin(request, ctx.env) });
        return { ok: true, subject: found.id };
      },
      (subject) => Promise.resolve({ ok: true, subject }),
    );
    if (!done.ok) return done;
    ctx.sockets.tell(done.subject!, 'project', { id: params.id, change: 'shared' });
    return answer(await membersOf(ctx.pool, viewer, params.id), { status: 201 });
  };
}

/** Makes an account a member; one that was added before may still get the project assigned. */
async function give(
  tx: pg.PoolClient,
  viewer: Viewer,
  projectId: string,
  accountId: string,
  role: MemberRole,
): Promise<Refusal | { readonly ok: true; readonly before: MemberRole | null }> {
  const { owner, members } = await membersOf(tx, viewer, projectId);
  const known = members.find(({ id }) => id === accountId);
  if (owner.id === accountId || known?.role === role || (known && role !== 'assigned')) {
    return no({ code: 'memberAlready', data: { email: known?.email ?? owner.email } });
  }
  if (known) {
    await setRole(tx, projectId, accountId, role);
    return { ok: true, before: known.role };
  }
  const isAdded = await insertMember(tx, { projectId, accountId, role, addedBy: viewer.accountId });
  return isAdded ? { ok: true, before: null } : no({ code: 'membersFull', data: { most: maxMembers } });
}

export function addMember(ctx: AppContext): Handler<Operations['addProjectMember']> {
  const add = adding(ctx, 'share');
  return (call) => add(call, call.body.role);
}

/** Assigns a project to a third party (P7), who works on it and may hand it on. */
export function assignProject(ctx: AppContext): Handler<Operations['assignProject']> {
  const add = adding(ctx, 'assign');
  return (call) => add(call, 'assigned');
}

/** Lets a member edit or only view. One to whom the project was assigned is ended, not changed. */
export function changeMember(ctx: AppContext): Handler<Operations['changeProjectMember']> {
  return async (call) => {
    const { viewer, params, body } = call;
    const { id: projectId, accountId } = params;
    const done = await writeOnce(ctx.pool, call, async (tx): Promise<Answer<void>> => {
      const access = await findAccess(tx, viewer, projectId);
      if (!access?.may.has('share')) return refused(access);
      const role = await lockMember(tx, projectId, accountId);
      if (role === null || role === 'assigned') return notFound();
      if (role === body.role) return noContent();
      await setRole(tx, projectId, accountId, body.role);
      await note(tx, call, {
        ...{ action: 'projectMemberChanged', projectId, accountId },
        ...{ before: role, role: body.role },
      });
      return noContent();
    });
    if (!done.ok) return done;
    ctx.sockets.tell(accountId, 'project', { id: projectId, change: 'shared' });
    return answer(await membersOf(ctx.pool, viewer, projectId));
  };
}

/** Removes a member, who is told at once; everybody may leave. */
export function removeMember(ctx: AppContext): Handler<Operations['removeProjectMember']> {
  return async (call) => {
    const { viewer, params } = call;
    const { id: projectId, accountId } = params;
    const done = await writeOnce(ctx.pool, call, async (tx): Promise<Answer<void>> => {
      const access = await findAccess(tx, viewer, projectId);
      if (!access) return refused(access);
      const role = await lockMember(tx, projectId, accountId);
      const isOwnLeave = accountId === viewer.accountId;
      if (!isOwnLeave && !access.may.has(role === 'assigned' ? 'assign' : 'share')) return refused(access);
      if (role === null) return notFound();
      await deleteMember(tx, projectId, accountId);
      await note(tx, call, {
        ...{ action: 'projectMemberRemoved', projectId, accountId },
        ...{ before: role, role: null },
      });
      return noContent();
    });
    if (done.ok) {
      ctx.sockets.tell(accountId, 'project', { id: projectId, change: 'removed' });
      ctx.sockets.checkProject(projectId);
    }
    return done;
  };
}
