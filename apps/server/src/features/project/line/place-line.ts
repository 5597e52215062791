import type { Queryable } from '../store';

/** A place between two others, behind the last one or before the first: a number exactly in the middle. */
const between = `case
  when g.before is null and g.behind is null then 0
  when g.before is null then g.behind - 1
  when g.behind is null then (select next_position from project where id = $1)
  else (g.before + g.behind) * 0.5 end`;

/** Every move into the same gap adds a digit to the numbers. */
const maxDigits = 100;

/**
 * Moves a line to a place, 0 the first; only its own row is written, but where its place got too many digits. False when
 * it stands there already.
 */
export async function moveLine(
  tx: Queryable,
  projectId: string,
  id: string,
  place: number,
): Promise<boolean> {
  const { rows } = await tx.query<{ digits: number }>(
    `with others as (
       select position, row_number() over (order by position, id) - 1 as nth
       from project_line where project_id = $1 and id <> $2
     ), g as (
       select max(position) filter (where nth < $3) as before, min(position) filter (where nth >= $3) as behind
       from others
     )
     update project_line l set position = ${between} from g
     where l.project_id = $1 and l.id = $2 and (l.position < g.before or l.position > g.behind)
     returning scale(l.position) as digits`,
    [projectId, id, place],
  );
  const [moved] = rows;
  if (moved && moved.digits > maxDigits) await renumber(tx, projectId);
  return moved !== undefined;
}

async function renumber(tx: Queryable, projectId: string): Promise<void> {
  await tx.query(
    `update project_line l set position = o.nth from (
       select id, row_number() over (order by position, id) - 1 as nth from project_line where project_id = $1
     ) o where l.project_id = $1 and l.id = o.id`,
    [projectId],
  );
}

/** Puts a copy of a line with its evaluation and creation right after it. False when the project has no such line. */
export async function copyLine(
  tx: Queryable,
  projectId: string,
  id: string,
  copyId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with line as (select * from project_line where project_id = $1 and id = $2), g as (
       select l.position as before, (
         select min(o.position) from project_line o where o.project_id = $1 and o.position > l.position
       ) as behind from line l
     )
     insert into project_line (project_id, id, position, quantity)
     select l.project_id, $3, ${between}, l.quantity from line l, g`,
    [projectId, id, copyId],
  );
  for (const [table, columns] of copied) {
    await tx.query(
      `insert into ${table} (project_id, line_id, ${columns})
       select project_id, $3, ${columns} from ${table} where project_id = $1 and line_id = $2`,
      [projectId, id, copyId],
    );
  }
  return rowCount === 1;
}

const copied = [
  [
    'line_evaluation',
    `model, reference, unit_gross, sublevel, catalogue_revision, evaluated_on, evaluation, price_trace,
     bill_of_materials`,
  ],
  ['project_creation', 'creation'],
] as const;
