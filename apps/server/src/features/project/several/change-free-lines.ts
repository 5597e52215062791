import { maxParts, type LinesChange } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { projectFreeLine } from '../../../database/tables/project-structure';
import { anyOf, typed } from '../../../database/typed';
import { no, type Refusal } from '../../../http/answer';
import type { LineCopy } from '../line/place-line';
import type { Queryable } from '../store';
import { refusedLine, type RefusedLine } from './prepare-lines';

type Change = LinesChange['change'];

export interface FreeLine {
  readonly id: string;
  readonly text: string;
  readonly quantity: number;
}

/** Those of the named lines that are free ones, in the order in which they are named. */
export async function findFreeLines(
  tx: Queryable,
  projectId: string,
  ids: readonly string[],
): Promise<readonly FreeLine[]> {
  const { id, text, quantity } = projectFreeLine;
  const rows = await typed(tx)
    .select({ id, text, quantity })
    .from(projectFreeLine)
    .where(and(eq(projectFreeLine.projectId, projectId), anyOf(id, ids)));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Those that a change may change, and those that stay as they are. */
export function judgeFreeLines(
  lines: readonly FreeLine[],
  { lines: named, change }: LinesChange,
): { readonly ready: readonly string[]; readonly refused: readonly RefusedLine[] } {
  const ready: string[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map(named.map((each) => [each._id, each.seen?.quantity]));
  for (const { id, text, quantity } of lines) {
    const refusal = refuse({ quantity, seen: seen.get(id), text }, change);
    if (refusal) refused.push(refusedLine(id, text, refusal));
    else if (change.act !== 'quantity' || change.quantity !== quantity) ready.push(id);
  }
  return { ready, refused };
}

function refuse(
  line: { readonly quantity: number; readonly seen: number | undefined; readonly text: string },
  change: Change,
): Refusal | null {
  const { quantity, seen = quantity, text } = line;
  if (change.act === 'choices' || (change.act === 'move' && change.section === undefined)) {
    return no({ code: 'notOfFreeLine' });
  }
  const isOther = change.act === 'quantity' && seen !== quantity && change.quantity !== quantity;
  return isOther ? no({ code: 'quantityChanged', data: { reference: text, quantity } }) : null;
}

/** Changes free lines; `copies` are their copies. Refuses more of them than a project may have. */
export async function changeFreeLines(
  tx: Queryable,
  projectId: string,
  ids: readonly string[],
  change: Change,
  copies: readonly LineCopy[],
): Promise<Refusal | null> {
  if (ids.length === 0) return null;
  const db = typed(tx);
  const areThese = and(eq(projectFreeLine.projectId, projectId), anyOf(projectFreeLine.id, ids));
  switch (change.act) {
    case 'quantity':
      await db.update(projectFreeLine).set({ quantity: change.quantity }).where(areThese);
      return null;
    case 'move':
      await db.update(projectFreeLine).set({ sectionId: change.section }).where(areThese);
      return null;
    case 'remove':
      await db.delete(projectFreeLine).where(areThese);
      return null;
    case 'clone':
      return copyFreeLines(tx, projectId, copies);
    case 'choices':
      return null;
  }
}

/** Puts copies right after their lines. They are few, so that their places are numbers in turn. */
async function copyFreeLines(
  tx: Queryable,
  projectId: string,
  copies: readonly LineCopy[],
): Promise<Refusal | null> {
  const db = typed(tx);
  const isOf = eq(projectFreeLine.projectId, projectId);
  const rows = await db.select().from(projectFreeLine).where(isOf);
  if (rows.length + copies.length > maxParts) return no({ code: 'partsFull', data: { most: maxParts } });
  const to = new Map(copies.map((copy) => [copy.from, copy.to]));
  const inOrder = rows
    .sort((one, other) => one.position - other.position)
    .flatMap((row) => [row, ...(to.has(row.id) ? [{ ...row, id: to.get(row.id)! }] : [])])
    .map((row, position) => ({ ...row, position }));
  const added = new Set(to.values());
  await db.insert(projectFreeLine).values(inOrder.filter(({ id }) => added.has(id)));
  await db
    .update(projectFreeLine)
    .set({ position: sql`placed.nth - 1` })
    .from(sql`unnest(${sql.param(inOrder.map(({ id }) => id))}::uuid[]) with ordinality as placed(id, nth)`)
    .where(
      and(isOf, sql`${projectFreeLine.id} = placed.id`, sql`${projectFreeLine.position} <> placed.nth - 1`),
    );
  return null;
}
