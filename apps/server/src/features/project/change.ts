import { mostLines } from '@lucerna/contract';
import { no, notFound } from '../../http/answer';
import type { Answer, Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { KeyedCall } from '../../http/idempotency';
import { readProject } from './read-project';
import type { Projects } from './read-project';
import { openProject } from './store';
import type { OpenedProject, Outcome, Queryable } from './store';

/** What every change of a project comes with. */
export interface ChangeRequest extends KeyedCall {
  readonly ifMatch: number | null;
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
      return no({ code: 'project-full', data: { max: mostLines } });
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

/**
 * Changes a project in one short transaction, once under its key: locks it, checks right, version and state, and acts;
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
      const { outcome, project } = await openProject(tx, projectId, viewer, 'edit', ifMatch);
      if (outcome !== 'open') return refuseChange(outcome, project.version);
      return (await act(tx, project)) ?? changed(projectId);
    },
    (subject) => Promise.resolve(changed(subject)),
    projectId,
  );
  return done.ok ? readProject(projects, viewer, projectId, status) : done;
}
