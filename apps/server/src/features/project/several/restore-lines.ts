import { and, eq, getColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { projectCreation } from '../../../database/tables/creation';
import { keptLine } from '../../../database/tables/line-change';
import { lineEvaluation, projectLine } from '../../../database/tables/project';
import { projectFreeLine } from '../../../database/tables/project-structure';
import { anyOf, typed } from '../../../database/typed';
import type { Queryable } from '../store';

/** Removes lines, free ones too. */
export async function remove(tx: Queryable, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of [projectLine, projectFreeLine]) {
    await typed(tx)
      .delete(table)
      .where(and(eq(table.projectId, projectId), anyOf(table.id, ids)));
  }
}

/** A row as it was kept, as a source `was`. */
const was = (table: PgTable, kept: PgColumn): SQL =>
  sql`jsonb_populate_record(null::${table}, ${kept}) as was`;
const cell = (column: PgColumn): SQL => sql`was.${sql.identifier(column.name)}`;

const isKept = (changeId: string, ids: readonly string[], kept: PgColumn) =>
  and(eq(keptLine.changeId, changeId), anyOf(keptLine.lineId, ids), sql`${kept} is not null`);

/** Writes lines that are gone as they were. */
export async function bringBack(tx: Queryable, changeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const db = typed(tx);
  const { line, evaluation, creation, freeLine } = keptLine;
  const rows = (table: PgTable, kept: PgColumn): SQL => {
    const cells = Object.values(getColumns(table)).map(cell);
    const where = isKept(changeId, ids, kept);
    return sql`select ${sql.join(cells, sql`, `)} from ${keptLine}, ${was(table, kept)} where ${where}`;
  };
  await db.insert(projectLine).select(() => rows(projectLine, line));
  await db.insert(lineEvaluation).select(() => rows(lineEvaluation, evaluation));
  await db.insert(projectFreeLine).select(() => rows(projectFreeLine, freeLine));
  const { projectId, id } = projectLine;
  await db.insert(projectCreation).select((qb) =>
    qb
      .select({ projectId: cell(projectId).as('project_id'), lineId: cell(id).as('line_id'), creation })
      .from(keptLine)
      .innerJoin(was(projectLine, line), sql`true`)
      .where(isKept(changeId, ids, creation)),
  );
}

/** Makes lines that are there what they were. */
export async function putBack(
  tx: Queryable,
  projectId: string,
  changeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const db = typed(tx);
  const { line, evaluation, freeLine, lineId } = keptLine;
  const { quantity, position, sectionId, areaId } = projectLine;
  await db
    .update(projectLine)
    .set({
      quantity: cell(quantity),
      position: cell(position),
      sectionId: cell(sectionId),
      areaId: cell(areaId),
    })
    .from(sql`${keptLine}, ${was(projectLine, line)}`)
    .where(
      and(isKept(changeId, ids, line), eq(projectLine.projectId, projectId), eq(projectLine.id, lineId)),
    );
  const { projectId: _project, lineId: _line, ...evaluated } = getColumns(lineEvaluation);
  await db
    .update(lineEvaluation)
    .set(Object.fromEntries(Object.entries(evaluated).map(([key, column]) => [key, cell(column)])))
    .from(sql`${keptLine}, ${was(lineEvaluation, evaluation)}`)
    .where(
      and(
        isKept(changeId, ids, evaluation),
        eq(lineEvaluation.projectId, projectId),
        eq(lineEvaluation.lineId, lineId),
      ),
    );
  const { quantity: count, sectionId: section } = projectFreeLine;
  await db
    .update(projectFreeLine)
    .set({ quantity: cell(count), sectionId: cell(section) })
    .from(sql`${keptLine}, ${was(projectFreeLine, freeLine)}`)
    .where(
      and(
        isKept(changeId, ids, freeLine),
        eq(projectFreeLine.projectId, projectId),
        eq(projectFreeLine.id, lineId),
      ),
    );
}

/**
 * What came back counts as the project is by now: an alternative is not chosen beside another one, nor in the place of what was
 * ordered meanwhile, and is an option where its line became an alternative itself.
 */
export async function mendAlternatives(
  tx: Queryable,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const db = typed(tx);
  const { id, kind, alternativeTo, isChosen } = projectLine;
  const areThese = and(eq(projectLine.projectId, projectId), anyOf(id, ids), eq(kind, 'alternative'));
  await db
    .update(projectLine)
    .set({ isChosen: false })
    .where(
      and(
        areThese,
        eq(isChosen, true),
        sql`exists (select from project_line o where o.project_id = ${projectId} and o.id <> ${id}
          and ${alternativeTo} in (o.id, o.alternative_to)
          and (o.ordered > 0 or (o.kind = 'alternative' and o.is_chosen)))`,
      ),
    );
  await db
    .update(projectLine)
    .set({ kind: 'optional', alternativeTo: null, isChosen: false })
    .where(
      and(
        areThese,
        sql`exists (select from project_line o where o.project_id = ${projectId} and o.id = ${alternativeTo}
          and o.kind = 'alternative')`,
      ),
    );
}
