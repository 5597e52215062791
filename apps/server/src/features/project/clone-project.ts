import { projectFields, type ProjectType } from '@lucerna/contract';
import { copyName, type CatalogId } from '@lucerna/engine';
import { and, eq, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../database/events';
import { order } from '../../database/tables/order';
import { memberOf } from '../../database/json-text';
import { lineEvaluation, project } from '../../database/tables/project';
import { anyOf, typed, type Queryable } from '../../database/typed';
import { notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { timeSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { findAccess, mayDo, refused, type Access } from './access';
import { changed } from './change';
import { copyProject } from './copy-project';
import { recounted } from './line/line-change';
import { reduceToOrder } from './reduce-to-order';
import type { NewLine } from './line/line';
import { findLines, lineChanged, untilUnchanged } from './line/read-lines';
import { replaceEvaluations } from './line/write-lines';
import { ownTerms } from './own-terms';
import { readProject, type Projects } from './read-project';
import type { StoredProject } from './store';

type Source = Pick<StoredProject, 'id' | 'name' | 'rateId' | 'version'> & {
  readonly catalogId: CatalogId;
  readonly clientCode: string | null;
};

/**
 * Copies a project that the viewer may copy into a new one of its own, in edition and with nothing ordered. Products, evaluations
 * and creations are copied as they are stored, creations with their codes. Members stay with the source. The copy is for the
 * same client where it stays with those who work for that client; else it has the terms of the viewer, and its lines the prices
 * of that rate. With an order of the project that the viewer may read, the copy has what was ordered with it, in its quantities.
 */
export async function cloneProject(
  projects: Projects,
  request: KeyedCall,
  sourceId: string,
  {
    name,
    orderId,
    type = null,
  }: {
    readonly name?: string | undefined;
    readonly orderId?: string | undefined;
    readonly type?: ProjectType | null;
  },
): Promise<Answer<never>> {
  const { pool } = projects.ctx;
  const { viewer } = request;
  const again = (subject: string) => Promise.resolve(changed(subject));
  // A repeat of what was done is answered, whatever became of the source since.
  const refuse = (refusal: Refusal) => writeOnce<never>(pool, request, () => Promise.resolve(refusal), again);
  const done = await untilUnchanged(async () => {
    const access = await findAccess(pool, viewer, sourceId);
    if (!access?.may.has('clone')) return refuse(refused(access));
    const source = await findSource(projects, request, sourceId);
    if (!source) return refuse(notFound());
    if (orderId !== undefined && !(await isOrderOf(pool, viewer, orderId, sourceId)))
      return refuse(notFound());
    const terms = termsOfCopy(request, access, source);
    const { lines, unrated } =
      terms.rateId === source.rateId
        ? { lines: [], unrated: [] }
        : await ratedLines(projects, request, source, terms);
    const id = randomUUID();
    return writeOnce<never>(
      pool,
      request,
      async (tx) => {
        const whole = await copyProject(tx, viewer, source, {
          ...{ id, ownerId: viewer.accountId, type, ...terms },
          name: name ?? copyName(source.name, projectFields.name.longest),
        });
        if (!whole) return lineChanged;
        const copied =
          orderId === undefined
            ? whole
            : await reduceToOrder(tx, { sourceId, copyId: id, lines: whole }, orderId);
        const copyOf = new Map(copied.map((line) => [line.from, line.to]));
        await replaceEvaluations(
          tx,
          id,
          lines.flatMap((line) => {
            const to = copyOf.get(line.id);
            return to === undefined ? [] : [{ ...line, id: to }];
          }),
        );
        await removePrices(
          tx,
          id,
          unrated.flatMap((line) => copyOf.get(line) ?? []),
        );
        const payload = {
          source: sourceId,
          lines: copied.length,
          ...(orderId !== undefined && { order: orderId }),
        };
        await recordEvent(tx, 'projectCloned', { actor: viewer.accountId, subject: id, payload });
        return changed(id);
      },
      again,
    );
  });
  return done.ok && done.subject !== undefined
    ? readProject(projects, viewer, done.subject, { status: 201 })
    : done;
}

async function findSource(
  { ctx }: Projects,
  { viewer }: KeyedCall,
  sourceId: string,
): Promise<Source | undefined> {
  const { id, name, catalogId, rateId, clientCode, version } = project;
  const [source] = await typed(ctx.pool)
    .select({ id, name, catalogId, rateId, clientCode, version })
    .from(project)
    .where(and(eq(id, sourceId), ne(project.status, 0), mayDo(viewer, 'clone', 'project', sourceId)));
  return source;
}

async function isOrderOf(db: Queryable, viewer: Viewer, id: string, projectId: string): Promise<boolean> {
  const [found] = await typed(db)
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, id), eq(order.projectId, projectId), mayDo(viewer, 'orders', 'order', id)));
  return found !== undefined;
}

/** List prices are those of a rate, and a rate is a client's: it does not follow a copy to somebody of another client. */
function termsOfCopy({ viewer }: KeyedCall, { terms, isOwner }: Access, source: Source) {
  const own = ownTerms(viewer, source.catalogId);
  const isSameClient = terms !== viewer || (isOwner && own.clientCode === source.clientCode);
  return isSameClient ? { rateId: source.rateId, clientCode: source.clientCode } : own;
}

/**
 * The lines of a project at another rate: revision, day and reference of each stay. A line that the catalogue of its day cannot
 * make at that rate is `unrated`: it is copied as it stands, without a price.
 */
async function ratedLines(
  { ctx }: Projects,
  { viewer }: KeyedCall,
  source: Source,
  { rateId }: { readonly rateId: number },
): Promise<{ readonly lines: readonly NewLine[]; readonly unrated: readonly string[] }> {
  const slice = timeSlices();
  const lines: NewLine[] = [];
  const unrated: string[] = [];
  for (const line of await findLines(ctx.pool, viewer, 'clone', source.id, null)) {
    const rated = await recounted(ctx, { catalogId: source.catalogId, rateId }, line);
    if (rated.ok) lines.push(rated.value);
    else unrated.push(line.id);
    const wait = slice();
    if (wait) await wait;
  }
  return { lines, unrated };
}

/** Takes the prices of another rate away; a line without one is ordered when it was validated. */
async function removePrices(tx: Queryable, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { evaluation } = lineEvaluation;
  await typed(tx)
    .update(lineEvaluation)
    .set({
      unitGross: null,
      priceTrace: null,
      evaluation: sql`${evaluation} - ${memberOf(evaluation, 'pricedParts')}`,
    })
    .where(and(eq(lineEvaluation.projectId, projectId), anyOf(lineEvaluation.lineId, ids)));
}
