import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { changeSide } from '../../database/change-side';
import { nameOfProject } from '../../database/events';
import { account } from '../../database/tables/account';
import { typed, type Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { privilegesOfRow } from '../account';
import { record } from '../audit';
import { findAccess, may } from '../project';
import { insertMember } from '../project-member';
import { changeRequest, type StoredRequest } from './store';

interface Taking {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

/** Whether who asked may still hand the project to the manufacturer. */
async function mayStillAsk(
  tx: Queryable,
  { kind, ownerId }: Pick<StoredRequest, 'kind' | 'ownerId'>,
  projectId: string,
): Promise<boolean> {
  const action = kind === 'registrationUsa' ? 'register' : 'request';
  const [asker] = await typed(tx)
    .select({ may: may(account.id, privilegesOfRow, action, 'project', projectId) })
    .from(account)
    .where(and(eq(account.id, ownerId), account.active));
  return asker?.may ?? false;
}

/**
 * Gives a request that nobody has taken up to the one who works on it from now on. Who asked for a budget or registered a project has
 * handed it to the manufacturer: it is assigned to who takes that up and could not open it. Whoever answers later is not added.
 */
export async function takeRequest(
  tx: Queryable,
  { viewer, request }: Taking,
  taken: Pick<StoredRequest, 'id' | 'kind' | 'takenBy' | 'projectId' | 'ownerId'>,
): Promise<void> {
  const { accountId } = viewer;
  if (taken.takenBy !== null) return;
  await changeRequest(tx, taken.id, { takenBy: accountId });
  const { projectId } = taken;
  if (projectId === null || (await findAccess(tx, viewer, projectId))) return;
  if (!(await mayStillAsk(tx, taken, projectId))) return;
  const isAdded = await insertMember(tx, {
    ...{ projectId, accountId, role: 'assigned', addedBy: taken.ownerId },
  });
  if (!isAdded) return;
  const detail = { project: projectId, role: 'assigned' };
  await record(tx, {
    ...{ action: 'projectAssigned', actor: accountId, subject: accountId, request, detail },
    change: {
      ...{ area: 'members', label: nameOfProject(projectId) },
      ...{ before: null, after: changeSide({ role: 'assigned' }) },
    },
  });
}
