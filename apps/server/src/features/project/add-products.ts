import { mostLines } from '@lucerna/contract';
import type { NewProduct } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { idempotency } from '../../database/tables/idempotency';
import { typed } from '../../database/typed';
import type { Answer } from '../../http/answer';
import { readAgain, refuseChange } from './change';
import type { ChangeRequest, Projects } from './change';
import { addCreations } from './creation/add-creations';
import { evaluateProducts, plainLines, refuseProducts } from './line/evaluate-products';
import { addLines } from './line/write-lines';
import type { Addition } from './line/write-lines';
import { projectAnswer } from './present';
import { openProject } from './store';

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
  const { accountId } = viewer;
  const unable = refuseProducts(viewer, products);
  if (unable) return unable;
  // Its market never changes, so that a project of any version serves; the statement that writes asks for the rest.
  const before = cache.peek(projectId) ?? (await cache.find(projectId, accountId, false));
  if (before?.ownerId !== accountId) return refuseChange(frame.pool, viewer, projectId, 'notFound');
  const made = await evaluateProducts(frame, before, products);
  if (!made.ok) return { ...made, status: 422 };
  const lines = plainLines(made.value);
  if (!lines) return addCreations(projects, request, projectId, made.value);
  const addition: Addition = {
    accountId,
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
  if (known?.version !== grown.version - 1) return readAgain(projects, viewer, projectId, 201);
  return projectAnswer(frame, cache, viewer, cache.grow(known, grown, lines), 201);
}

/** Why nothing was written: the same request was done before, another one used its key, or the project refuses. */
async function repeatOrRefuse(
  projects: Projects,
  { viewer }: ChangeRequest,
  { accountId, projectId, ifMatch, idempotencyKey, requestHash }: Addition,
): Promise<Answer<never>> {
  const { pool } = projects.frame;
  const [before] = await typed(pool)
    .select({ requestHash: idempotency.requestHash })
    .from(idempotency)
    .where(and(eq(idempotency.accountId, accountId), sql`${idempotency.key} = ${idempotencyKey}`));
  if (before) {
    return before.requestHash === requestHash
      ? readAgain(projects, viewer, projectId, 201)
      : refuseChange(pool, viewer, projectId, 'idempotencyMismatch');
  }
  const { outcome, project } = await openProject(pool, projectId, accountId, ifMatch);
  return refuseChange(pool, viewer, projectId, outcome === 'open' ? 'full' : outcome, project.version);
}
