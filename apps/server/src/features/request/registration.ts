import type { Operations, Registration, RegistrationStatus } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { and, eq } from 'drizzle-orm';
import { recordEvent } from '../../database/events';
import { project } from '../../database/tables/project';
import { projectRegistration, request } from '../../database/tables/request';
import { nextVersion, now, typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Call, Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { findAccess } from '../project';
import { isAnsweredBy } from './access';
import { askedProject } from './asked-project';
import { askOnce } from './ask-once';
import { tooManyRequests } from './make-request';
import { about } from './request-budget';
import { changeRequest } from './store';

type Change = Partial<Pick<typeof projectRegistration.$inferInsert, 'status' | 'data'>>;

const ofProject = (id: string) => eq(projectRegistration.projectId, id);

const rowOfProject = (db: Queryable, viewer: Viewer, id: string) =>
  typed(db)
    .select({
      ...{ requestId: request.id, number: request.number, ownerId: request.ownerId },
      ...{ status: projectRegistration.status, version: projectRegistration.version },
      ...{ createdAt: projectRegistration.createdAt, updatedAt: projectRegistration.updatedAt },
      data: projectRegistration.data,
      isAnswerer: isAnsweredBy(viewer).mapWith(Boolean),
    })
    .from(projectRegistration)
    .innerJoin(request, eq(request.id, projectRegistration.requestId))
    .where(ofProject(id));

/** The registration of a project that the viewer may read, with what the viewer may do with it. */
async function readRegistration(
  db: Queryable,
  viewer: Viewer,
  id: string,
  status?: number,
): Promise<Answer<Registration>> {
  const access = await findAccess(db, viewer, id);
  const [of] = await typed(db)
    .select({ name: project.name, catalogId: project.catalogId })
    .from(project)
    .where(eq(project.id, id));
  if (!access || !of) return notFound();
  const [row] = await rowOfProject(db, viewer, id);
  return answer(
    {
      project: { id, ...of },
      registration: row
        ? {
            ...{ requestId: row.requestId, number: row.number, status: row.status, version: row.version },
            registrationData: row.data,
            createdAt: row.createdAt.toISOString(),
            updatedAt: row.updatedAt.toISOString(),
          }
        : null,
      may: {
        edit: access.may.has('register') && markets[of.catalogId].registersProjects,
        decide: row?.isAnswerer ?? false,
      },
    },
    { status },
  );
}

/** Registers a project in the USA (BUD-05, BYN-18): a request that the manufacturer answers, once for each project. */
export function registerProject(ctx: AppContext): Handler<Operations['registerProjectUsa']> {
  return async (call) => {
    const { viewer, body } = call;
    const refusal = await tooManyRequests(ctx, viewer);
    if (refusal) return refusal;
    const asked = await askOnce(
      ctx,
      call,
      async (tx) => {
        const of = await askedProject(tx, viewer, body.project, 'register', body.catalogId);
        if (!of.ok) return of;
        if (!markets[of.catalogId].registersProjects) return no({ code: 'requestElsewhere' });
        return {
          ...about(of),
          ...{ kind: 'registrationUsa', siteLocation: body.siteLocation, files: [] },
          description: body.registrationData.comments,
        };
      },
      async (tx, { id: requestId }) => {
        const [first] = await typed(tx)
          .insert(projectRegistration)
          .values({ projectId: body.project, requestId, data: body.registrationData })
          .onConflictDoNothing()
          .returning({ id: projectRegistration.projectId });
        return first ? null : no({ code: 'registeredAlready' });
      },
    );
    if (!asked.ok) return asked;
    return readRegistration(ctx.pool, viewer, body.project, 201);
  };
}

type Changing = Call<Operations['updateProjectRegistration']> | Call<Operations['decideProjectRegistration']>;

/** Changes a registration, once under its key, where its version is the one that was seen. */
async function changeRegistration(
  ctx: AppContext,
  call: Changing,
  change: Change,
  mayChange: (may: Registration['may']) => boolean,
): Promise<Answer<Registration>> {
  const { viewer, params, ifMatch } = call;
  const done = await writeOnce(
    ctx.pool,
    call,
    async (tx): Promise<Answer<never>> => {
      const read = await readRegistration(tx, viewer, params.id);
      if (!read.ok) return read;
      const known = read.value?.registration;
      if (!known || !read.value) return notFound();
      if (!mayChange(read.value.may)) return refusedChange;
      const [changed] = await typed(tx)
        .update(projectRegistration)
        .set({ ...change, version: nextVersion(projectRegistration.version), updatedAt: now })
        .where(and(ofProject(params.id), eq(projectRegistration.version, ifMatch ?? known.version)))
        .returning({ status: projectRegistration.status });
      if (!changed) return no({ code: 'stale', data: { version: known.version } });
      await changeRequest(tx, known.requestId, {});
      await noteChange(tx, viewer, params.id, known.requestId, changed.status);
      return { ok: true, subject: params.id };
    },
    (subject) => Promise.resolve({ ok: true, subject }),
    params.id,
  );
  return done.ok ? readRegistration(ctx.pool, viewer, params.id) : done;
}

const refusedChange: Refusal = no({ code: 'projectForbidden' });

const noteChange = (
  tx: Queryable,
  viewer: Viewer,
  subject: string,
  requestId: string,
  status: RegistrationStatus,
) =>
  recordEvent(tx, 'registrationChanged', {
    actor: viewer.accountId,
    subject,
    payload: { request: requestId, status },
  });

export const getRegistration =
  (ctx: AppContext): Handler<Operations['getProjectRegistration']> =>
  ({ viewer, params }) =>
    readRegistration(ctx.pool, viewer, params.id);

/** Who registered it, or works on the project, keeps what it says up to date. */
export const updateRegistration =
  (ctx: AppContext): Handler<Operations['updateProjectRegistration']> =>
  (call) =>
    changeRegistration(ctx, call, { data: call.body.registrationData }, ({ edit }) => edit);

/** Whoever answers it for the manufacturer says what became of it. */
export const decideRegistration =
  (ctx: AppContext): Handler<Operations['decideProjectRegistration']> =>
  (call) =>
    changeRegistration(ctx, call, { status: call.body.status }, ({ decide }) => decide);
