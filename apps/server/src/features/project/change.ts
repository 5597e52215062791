import { maxLines } from '@lucerna/contract';
import { no, notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { readProject, type Projects } from './read-project';
import type { Written } from './project-cache';
import { openProject, type OpenedProject, type Outcome, type Queryable } from './store';
import { refusalOrDeleted } from './trash/or-deleted';

/** What every change of a project comes with. */
export interface ChangeRequest extends KeyedCall {
  readonly ifMatch: number | null;
  readonly since: number | null;
}

/** Why a change may not go on. */
export function refuseChange(
  outcome: Exclude<Outcome, 'open'> | 'full' | 'idempotencyMismatch',
  version = 0,
): Refusal {
  switch (outcome) {
    case 'stale':
      return no({ code: 'stale', data: { version } });
    case 'closed':
      return no({ code: 'project-closed' });
    case 'full':
      return no({ code: 'project-full', data: { max: maxLines } });
    case 'idempotencyMismatch':
      return no({ code: 'idempotencyMismatch' });
    case 'forbidden':
      return no({ code: 'projectForbidden' });
    case 'notFound':
      return notFound();
  }
}

/** What a transaction answers that changed a project: the whole of it is read after the commit. */
export function changed(projectId: string): Answer<never> {
  return { ok: true, subject: projectId };
}

/** What `act` of a change may answer: a refusal, what became of the lines, or the id by which a repeat finds what was done. */
type Acted = Refusal | Written['lines'] | string | void;
type Act = (tx: Queryable, project: OpenedProject) => Promise<Acted>;

/** A change that is written, now or by the first call of its key. */
export interface WrittenChange {
  readonly ok: true;
  readonly subject: string;
  readonly written?: Written;
}

/**
 * Changes a project in one short transaction, once under its key: locks it, checks right, version and state, and acts. `act` writes,
 * counts its change with touchProject, and may refuse, or say what became of the lines; what it needs of the catalogue is
 * prepared before.
 */
export async function writeProject(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  act: Act,
): Promise<WrittenChange | Refusal> {
  const { viewer, ifMatch } = request;
  let written: Written | undefined;
  const done = await writeOnce<never>(
    projects.ctx.pool,
    request,
    async (tx) => {
      const { outcome, project } = await openProject(tx, projectId, viewer, 'edit', ifMatch);
      if (outcome !== 'open') return refuseChange(outcome, project.version);
      const done = await act(tx, project);
      if (typeof done === 'object') return done;
      if (typeof done === 'function') written = { since: project.version, lines: done };
      return changed(typeof done === 'string' ? done : projectId);
    },
    (subject) => Promise.resolve(changed(subject)),
    projectId,
  );
  if (!done.ok) return refusalOrDeleted(projects.ctx.pool, viewer, projectId, done);
  projects.tellChange(projectId);
  return { ok: true, subject: done.subject ?? projectId, written };
}

/** The same, which after the commit answers with the project, whole or what changed. */
export async function changeProject(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  act: Act,
  status = 200,
): Promise<Answer<never>> {
  const { viewer, since } = request;
  const done = await writeProject(projects, request, projectId, act);
  return done.ok ? readProject(projects, viewer, projectId, { status, since }, done.written) : done;
}
