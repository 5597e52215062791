import type { Operations, ResponseOf } from '@lucerna/contract';
import { asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { recordEvent } from '../../../database/events';
import { project } from '../../../database/tables/project';
import { inTransaction } from '../../../database/transaction';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { answer, type Answer } from '../../../http/answer';
import { writeOnce } from '../../../http/idempotency';
import type { Call } from '../../../http/serve';
import { findAccess, refused } from '../access';
import type { Projects } from '../read-project';
import type { Queryable } from '../store';

/** Projects of one transaction: it locks their rows. */
const projectsAtOnce = 100;

/** Writes what the ERP takes over of projects that changed since it was last told, one event each however often they changed. */
async function upsert(
  tx: Queryable,
  where: SQL | undefined,
  actor: string | null,
  skipLocked: boolean,
): Promise<number> {
  const { id, version, status, lineCount, upsertedVersion } = project;
  const db = typed(tx);
  const changed = await db
    .select({ id, version, status, lines: lineCount })
    .from(project)
    .where(sql`${ne(upsertedVersion, version)} and ${where ?? sql`true`}`)
    .orderBy(asc(project.updatedAt))
    .limit(projectsAtOnce)
    .for('update', skipLocked ? { skipLocked } : {});
  for (const { id: subject, ...payload } of changed) {
    await recordEvent(tx, 'versionUpserted', { actor, subject, payload });
    await db.update(project).set({ upsertedVersion: payload.version }).where(eq(id, subject));
  }
  return changed.length;
}

/** Each minute: what was added, updated, deleted, cloned or created since (P4), where the flag is on. A crash loses nothing of it. */
export async function upsertVersions(_payload: unknown, ctx: AppContext): Promise<void> {
  if (!ctx.flags.installation().upsertVersionD365) return;
  let told = projectsAtOnce;
  while (told === projectsAtOnce) {
    told = await inTransaction(ctx.pool, (tx) => upsert(tx, undefined, null, true));
  }
}

/** The same for one project at once (P7, version/update). */
export async function updateVersion(
  { ctx }: Projects,
  call: Call<Operations['updateProjectVersion']>,
): Promise<Answer<ResponseOf<Operations['updateProjectVersion']>>> {
  const { viewer, params } = call;
  const isOn = ctx.flags.installation().upsertVersionD365 === true;
  const done = await writeOnce<never>(
    ctx.pool,
    call,
    async (tx) => {
      const access = await findAccess(tx, viewer, params.id);
      if (!access?.may.has('edit')) return refused(access);
      if (isOn) await upsert(tx, eq(project.id, params.id), viewer.accountId, false);
      return { ok: true, subject: params.id };
    },
    (subject) => Promise.resolve({ ok: true, subject }),
    params.id,
  );
  if (!done.ok) return done;
  const access = await findAccess(ctx.pool, viewer, params.id);
  return access ? answer({ projectId: params.id, version: access.version, upserted: isOn }) : refused(access);
}
