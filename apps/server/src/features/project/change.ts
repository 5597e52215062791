import type { Frame } from '../../frame';
import { no, notFound } from '../../http/answer';
import type { Answer, Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { KeyedCall } from '../../http/idempotency';
import type { Viewer } from '../../viewer';
import { mostLines, seesCompany } from './policy';
import { projectAnswer } from './present';
import { visibleVersion } from './project-cache';
import type { ProjectCache } from './project-cache';
import { openProject } from './store';
import type { OpenedProject, Queryable } from './store';

/** What the calls of projects work with: the frame, and the projects that this node read last. */
export interface Projects {
  readonly frame: Frame;
  readonly cache: ProjectCache;
}

/** What every change of a project comes with. */
export interface ChangeRequest extends KeyedCall {
  readonly ifMatch: number | null;
}

/** Why a change may not go on. A colleague, who may read the project, learns that it is not theirs to change. */
export async function refuseChange(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  outcome: 'notFound' | 'stale' | 'closed' | 'full' | 'idempotencyMismatch',
  version = 0,
): Promise<Refusal> {
  switch (outcome) {
    case 'stale':
      return no({ code: 'stale', data: { version } });
    case 'closed':
      return no({ code: 'project-closed' });
    case 'full':
      return no({ code: 'project-full', data: { max: mostLines } });
    case 'idempotencyMismatch':
      return no({ code: 'idempotencyMismatch' });
    case 'notFound': {
      const version = await visibleVersion(db, projectId, viewer.accountId, seesCompany(viewer));
      return version === null ? notFound() : no({ code: 'forbidden', data: { privilege: 'project.edit' } });
    }
  }
}

/** What a transaction answers that changed a project: the whole of it is read after the commit. */
export function changed(projectId: string): Answer<never> {
  return { ok: true, subject: projectId };
}

/** Reads the project of an account after a change, or for a repeat of one; outside of its transaction. */
export async function readAgain(
  { frame, cache }: Projects,
  viewer: Viewer,
  projectId: string,
  status = 200,
): Promise<Answer<never>> {
  const project = await cache.find(projectId, viewer.accountId, false);
  return project ? projectAnswer(frame, cache, viewer, project, status) : notFound();
}

/**
 * Changes a project in one short transaction, once under its key: locks it, checks owner, version and state, and acts;
 * after the commit it answers with the whole project. `act` writes, counts its change with touchProject, and may
 * refuse; what it needs of the catalogue is prepared before.
 */
export async function changeProject(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  act: (tx: Queryable, project: OpenedProject) => Promise<Refusal | void>,
  status = 200,
): Promise<Answer<never>> {
  const { viewer, ifMatch } = request;
  const done = await writeOnce<never>(
    projects.frame.pool,
    request,
    async (tx) => {
      const { outcome, project } = await openProject(tx, projectId, viewer.accountId, ifMatch);
      if (outcome !== 'open') return refuseChange(tx, viewer, projectId, outcome, project.version);
      return (await act(tx, project)) ?? changed(projectId);
    },
    (subject) => Promise.resolve(changed(subject)),
    projectId,
  );
  return done.ok ? readAgain(projects, viewer, projectId, status) : done;
}
