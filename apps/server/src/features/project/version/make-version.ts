import { maxVersions, type Operations, type ProjectVersion } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../../database/events';
import { answer, no, notFound, type Answer, type Refusal } from '../../../http/answer';
import { writeOnce } from '../../../http/idempotency';
import type { Call } from '../../../http/serve';
import { linkOrigin } from '../../mail';
import { findAccess } from '../access';
import { refuseChange } from '../change';
import type { Projects } from '../read-project';
import { openProject, type Queryable } from '../store';
import { countVersions, findVersion } from './find-versions';
import { saveVersion } from './save-version';
import { findReader, tellOfVersion } from './letter';

/** Why a project takes no further version; null when it takes one. */
async function refuseVersion(tx: Queryable, projectId: string): Promise<Refusal | null> {
  return (await countVersions(tx, projectId)) < maxVersions
    ? null
    : no({ code: 'versionsFull', data: { most: maxVersions } });
}

/**
 * Keeps what a project in edition is as a version (P4). The project stays under its id and in its state, so that nobody's change
 * becomes stale. With an e-mail, that of somebody who may open the project, a letter with the link of the version goes there.
 */
export async function makeVersion(
  { ctx }: Projects,
  call: Call<Operations['addProjectVersion']>,
): Promise<Answer<ProjectVersion>> {
  const { viewer, params, query, body, ifMatch, request } = call;
  const projectId = params.id;
  const done = await writeOnce<never>(
    ctx.pool,
    call,
    async (tx) => {
      const { outcome, project } = await openProject(tx, projectId, viewer, 'version', ifMatch);
      if (outcome !== 'open') return refuseChange(outcome, project.version);
      const full = await refuseVersion(tx, projectId);
      if (full) return full;
      const reader = query.email === undefined ? null : await findReader(tx, projectId, query.email);
      if (query.email !== undefined && reader === null) {
        return no({ code: 'versionReader', data: { email: query.email } });
      }
      const id = randomUUID();
      const actor = viewer.accountId;
      const number = await saveVersion(tx, { id, projectId, title: body.title, createdBy: actor });
      await recordEvent(tx, 'versionAdded', { actor, subject: projectId, payload: { version: id, number } });
      const origin = linkOrigin(request, ctx.env);
      if (reader) await tellOfVersion(ctx, tx, { versionId: id, accountId: reader, senderId: actor, origin });
      return { ok: true, subject: id };
    },
    (subject) => Promise.resolve({ ok: true, subject }),
    projectId,
  );
  if (!done.ok) return done;
  // A repeat may come from somebody who stands to the project no more.
  if (!(await findAccess(ctx.pool, viewer, projectId))) return notFound();
  const version = await findVersion(ctx.pool, done.subject!);
  return version ? answer(version, { status: 201 }) : notFound();
}
