import { maxLines, type NewProduct } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import { idempotency } from '../../database/tables/idempotency';
import { typed } from '../../database/typed';
import type { Answer, Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { refuseChange, type ChangeRequest } from './change';
import { readProject, type Projects } from './read-project';
import { addCreations } from './creation/add-creations';
import { evaluateProducts, plainLines, refuseProducts } from './line/evaluate-products';
import { addLines, type Addition } from './line/write-lines';
import { projectAnswer } from './present';
import type { ProjectCache } from './project-cache';
import { openProject, type StoredProject } from './store';
import { refuseParts } from './structure/arrange-line';

/**
 * Adds products to a project, all or none, and answers with the project. The engine runs first; then one
 * statement locks, checks and writes, so that adding costs one journey to the database. Where one of them is a
 * creation, a transaction does it, which gives codes too.
 */
export async function addProducts(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  products: readonly NewProduct[],
): Promise<Answer<never>> {
  const { ctx, cache } = projects;
  const { viewer, ifMatch, idempotencyKey, since } = request;
  const unable = refuseProducts(viewer, products);
  if (unable) return unable;
  // Its market never changes, so that a project of any version serves; the statement that writes asks for the rest.
  const before = await marketOf(cache, viewer, projectId);
  if ('problems' in before) return before;
  const unknown = await refuseParts(ctx.pool, projectId, products);
  if (unknown) return (await repeated(projects, request, projectId)) ?? unknown;
  const made = await evaluateProducts(ctx, before, products);
  if (!made.ok) return (await repeated(projects, request, projectId)) ?? { ...made, status: 422 };
  const lines = plainLines(made.value);
  if (!lines) return addCreations(projects, request, projectId, made.value);
  const addition: Addition = {
    viewer,
    projectId,
    ifMatch,
    idempotencyKey,
    requestHash: idempotencyKey === null ? null : request.requestHash(),
    lines,
    maxLines: maxLines,
  };
  const grown = await addLines(ctx.pool, addition);
  if (!grown) return repeatOrRefuse(projects, request, addition);
  projects.tellChange(projectId);
  const known = cache.peek(projectId);
  if (known?.version !== grown.version - 1)
    return readProject(projects, viewer, projectId, { status: 201, since });
  const project = cache.grow(known, grown, lines);
  return projectAnswer(ctx, cache, { project, access: grown.access }, { status: 201, since });
}

/** The project as it was read last where the viewer is its owner; somebody else is asked for the right first. */
export async function marketOf(
  cache: ProjectCache,
  viewer: Viewer,
  id: string,
): Promise<StoredProject | Refusal> {
  const known = cache.peek(id);
  if (known?.ownerId === viewer.accountId) return known;
  const found = await cache.find(id, viewer);
  if (!found) return refuseChange('notFound');
  return found.access.may.has('edit') ? found.project : refuseChange('forbidden');
}

/**
 * The project where the same request was done before, whatever the catalogue and the project say by now; a refusal where
 * another request used its key. Null where the key is new.
 */
async function repeated(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
): Promise<Answer<never> | null> {
  const { viewer, since, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const [before] = await typed(projects.ctx.pool)
    .select({ requestHash: idempotency.requestHash })
    .from(idempotency)
    .where(and(eq(idempotency.accountId, viewer.accountId), eq(idempotency.key, idempotencyKey)));
  if (!before) return null;
  return before.requestHash === request.requestHash()
    ? readProject(projects, viewer, projectId, { status: 201, since })
    : refuseChange('idempotencyMismatch');
}

/** Why nothing was written: the same request was done before, another one used its key, or the project refuses. */
async function repeatOrRefuse(
  projects: Projects,
  request: ChangeRequest,
  { projectId, ifMatch }: Addition,
): Promise<Answer<never>> {
  const done = await repeated(projects, request, projectId);
  if (done) return done;
  const { outcome, project } = await openProject(
    projects.ctx.pool,
    projectId,
    request.viewer,
    'edit',
    ifMatch,
  );
  return refuseChange(outcome === 'open' ? 'full' : outcome, project.version);
}
