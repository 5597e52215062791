import { mostLines } from '@lucerna/contract';
import type { NewProduct } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { idempotency } from '../../database/tables/idempotency';
import { typed } from '../../database/typed';
import type { Answer, Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { refuseChange } from './change';
import type { ChangeRequest } from './change';
import { readProject } from './read-project';
import type { Projects } from './read-project';
import { addCreations } from './creation/add-creations';
import { evaluateProducts, plainLines, refuseProducts } from './line/evaluate-products';
import { addLines } from './line/write-lines';
import type { Addition } from './line/write-lines';
import { projectAnswer } from './present';
import type { ProjectCache } from './project-cache';
import { openProject } from './store';
import type { StoredProject } from './store';

/**
 * Adds products to a project, all or none, and answers with the whole project. The engine runs first; then one
 * statement locks, checks and writes, so that adding costs one journey to the database. Where one of them is a
 * creation, a transaction does it, which gives codes too.
 */
export async function addProducts(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  products: readonly NewProduct[],
): Promise<Answer<never>> {
  const { frame, cache } = projects;
  const { viewer, ifMatch, idempotencyKey } = request;
  const unable = refuseProducts(viewer, products);
  if (unable) return unable;
  // Its market never changes, so that a project of any version serves; the statement that writes asks for the rest.
  const before = await marketOf(cache, viewer, projectId);
  if ('problems' in before) return before;
  const made = await evaluateProducts(frame, before, products);
  if (!made.ok) return { ...made, status: 422 };
  const lines = plainLines(made.value);
  if (!lines) return addCreations(projects, request, projectId, made.value);
  const addition: Addition = {
    viewer,
    projectId,
    ifMatch,
    idempotencyKey,
    requestHash: idempotencyKey === null ? null : request.requestHash(),
    lines,
    maxLines: mostLines,
  };
  const grown = await addLines(frame.pool, addition);
  if (!grown) return repeatOrRefuse(projects, request, addition);
  const known = cache.peek(projectId);
  if (known?.version !== grown.version - 1) return readProject(projects, viewer, projectId, 201);
  const project = cache.grow(known, grown, lines);
  return projectAnswer(frame, cache, { project, access: grown.access }, 201);
}

/** The project as it was read last where the viewer is its owner; somebody else is asked for the right first. */
async function marketOf(cache: ProjectCache, viewer: Viewer, id: string): Promise<StoredProject | Refusal> {
  const known = cache.peek(id);
  if (known?.ownerId === viewer.accountId) return known;
  const found = await cache.find(id, viewer);
  if (!found) return refuseChange('notFound');
  return found.access.may.has('edit') ? found.project : refuseChange('forbidden');
}

/** Why nothing was written: the same request was done before, another one used its key, or the project refuses. */
async function repeatOrRefuse(
  projects: Projects,
  { viewer }: ChangeRequest,
  { projectId, ifMatch, idempotencyKey, requestHash }: Addition,
): Promise<Answer<never>> {
  const { pool } = projects.frame;
  const { accountId } = viewer;
  const [before] = await typed(pool)
    .select({ requestHash: idempotency.requestHash })
    .from(idempotency)
    .where(and(eq(idempotency.accountId, accountId), sql`${idempotency.key} = ${idempotencyKey}`));
  if (before) {
    return before.requestHash === requestHash
      ? readProject(projects, viewer, projectId, 201)
      : refuseChange('idempotencyMismatch');
  }
  const { outcome, project } = await openProject(pool, projectId, viewer, 'edit', ifMatch);
  return refuseChange(outcome === 'open' ? 'full' : outcome, project.version);
}
