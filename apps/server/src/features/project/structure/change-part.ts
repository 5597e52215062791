import { maxParts, type ChangeSide } from '@lucerna/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { changeSide } from '../../../database/change-side';
import { nameOfProject, recordEvent } from '../../../database/events';
import { project, projectLine } from '../../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../../database/tables/project-structure';
import { typed } from '../../../database/typed';
import { no, notFound, type Answer, type Refusal } from '../../../http/answer';
import { changeProject, type ChangeRequest } from '../change';
import { renumber } from '../line/place-line';
import type { Projects } from '../read-project';
import { touchProject, type OpenedProject, type Queryable } from '../store';

/** The kinds of parts that a project has beside its lines. */
export const partTables = { section: projectSection, area: projectArea, freeLine: projectFreeLine } as const;
export type PartKind = keyof typeof partTables;

const isPart = (kind: PartKind, projectId: string, id: string) =>
  and(eq(partTables[kind].projectId, projectId), eq(partTables[kind].id, id));

async function idsOf(tx: Queryable, kind: PartKind, projectId: string): Promise<readonly string[]> {
  const { id, position } = partTables[kind];
  const rows = await typed(tx)
    .select({ id })
    .from(partTables[kind])
    .where(eq(partTables[kind].projectId, projectId))
    .orderBy(asc(position), asc(id));
  return rows.map((row) => row.id);
}

/** Adds a part behind those of its kind. */
export function addPart(
  projects: Projects,
  call: ChangeRequest,
  kind: PartKind,
  projectId: string,
  insert: (
    tx: Queryable,
    project: OpenedProject,
    row: { readonly projectId: string; readonly id: string; readonly position: number },
  ) => Promise<Refusal | void>,
): Promise<Answer<never>> {
  return changeProject(
    projects,
    call,
    projectId,
    async (tx, project) => {
      const ids = await idsOf(tx, kind, projectId);
      if (ids.length >= maxParts) return no({ code: 'partsFull', data: { most: maxParts } });
      const [last] = await typed(tx)
        .select({ position: sql<number>`coalesce(max(${partTables[kind].position}), -1)` })
        .from(partTables[kind])
        .where(eq(partTables[kind].projectId, projectId));
      const id = randomUUID();
      const refused = await insert(tx, project, { projectId, id, position: (last?.position ?? -1) + 1 });
      return refused ?? counted(tx, call, projectId, { part: kind, act: 'added', id }, null);
    },
    201,
  );
}

/** Changes a part, or its place among those of its kind; 0 is the first. */
export function changePart(
  projects: Projects,
  call: ChangeRequest,
  kind: PartKind,
  { id: projectId, partId }: { readonly id: string; readonly partId: string },
  position: number | undefined,
  update: (tx: Queryable, project: OpenedProject) => Promise<Refusal | void>,
): Promise<Answer<never>> {
  return changeProject(projects, call, projectId, async (tx, project) => {
    const ids = await idsOf(tx, kind, projectId);
    if (!ids.includes(partId)) return notFound();
    const before = await priceSide(tx, kind, projectId, partId);
    const refused = await update(tx, project);
    if (refused) return refused;
    if (position !== undefined) await place(tx, kind, projectId, ids, partId, position);
    return counted(tx, call, projectId, { part: kind, act: 'changed', id: partId }, before);
  });
}

/** They are few, so that their places are numbers in turn: only those that are others are written. */
async function place(
  tx: Queryable,
  kind: PartKind,
  projectId: string,
  ids: readonly string[],
  id: string,
  position: number,
): Promise<void> {
  const others = ids.filter((each) => each !== id);
  const inOrder = [...others.slice(0, position), id, ...others.slice(position)];
  const table = partTables[kind];
  await typed(tx)
    .update(table)
    .set({ position: sql`placed.nth - 1` })
    .from(sql`unnest(${sql.param(inOrder)}::uuid[]) with ordinality as placed(id, nth)`)
    .where(
      and(
        eq(table.projectId, projectId),
        sql`${table.id} = placed.id`,
        sql`${table.position} <> placed.nth - 1`,
      ),
    );
}

/** Removes a part. What stood in it stays in the project, in the order that it had. */
export function removePart(
  projects: Projects,
  call: ChangeRequest,
  kind: PartKind,
  { id: projectId, partId }: { readonly id: string; readonly partId: string },
): Promise<Answer<never>> {
  return changeProject(projects, call, projectId, async (tx) => {
    const db = typed(tx);
    if (kind === 'section') {
      await renumber(tx, projectId);
      await db
        .update(projectFreeLine)
        .set({ sectionId: null })
        .where(and(eq(projectFreeLine.projectId, projectId), eq(projectFreeLine.sectionId, partId)));
      await db
        .update(projectLine)
        .set({ sectionId: null })
        .where(and(eq(projectLine.projectId, projectId), eq(projectLine.sectionId, partId)));
    }
    if (kind === 'area') {
      await db
        .update(projectLine)
        .set({ areaId: null })
        .where(and(eq(projectLine.projectId, projectId), eq(projectLine.areaId, partId)));
    }
    const before = await priceSide(tx, kind, projectId, partId);
    const { rowCount } = await db.delete(partTables[kind]).where(isPart(kind, projectId, partId));
    return rowCount === 0
      ? notFound()
      : counted(tx, call, projectId, { part: kind, act: 'removed', id: partId }, before);
  });
}

/** What a line that is no product costs; null of any other part, and of one that is gone. */
async function priceSide(
  tx: Queryable,
  kind: PartKind,
  projectId: string,
  id: string,
): Promise<ChangeSide | null> {
  if (kind !== 'freeLine') return null;
  const { text: freeLine, quantity, unitPrice: amount } = projectFreeLine;
  const [found] = await typed(tx)
    .select({ freeLine, quantity, amount, currency: project.currency })
    .from(projectFreeLine)
    .innerJoin(project, eq(project.id, projectFreeLine.projectId))
    .where(isPart(kind, projectId, id));
  if (!found) return null;
  const unitPrice = found.amount === null ? null : { amount: found.amount, currency: found.currency };
  return changeSide({ freeLine: found.freeLine, quantity: found.quantity }, { unitPrice });
}

async function counted(
  tx: Queryable,
  { viewer }: ChangeRequest,
  subject: string,
  payload: { readonly part: PartKind; readonly act: 'added' | 'changed' | 'removed'; readonly id: string },
  before: ChangeSide | null,
): Promise<undefined> {
  await touchProject(tx, subject);
  const after = await priceSide(tx, payload.part, subject, payload.id);
  const isOther = JSON.stringify(before) !== JSON.stringify(after);
  await recordEvent(tx, 'structureChanged', {
    ...{ actor: viewer.accountId, subject, payload },
    ...(isOther && { change: { area: 'prices', label: nameOfProject(subject), before, after } }),
  });
  return undefined;
}
