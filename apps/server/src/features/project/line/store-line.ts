import type { Choices, Configuration } from '@lucerna/engine';
import type { LineRecord } from './line';
import type { Queryable } from '../store';

/** What of a line is needed to evaluate it again. */
export interface StoredLine {
  readonly id: string;
  readonly model: string;
  readonly choices: Choices;
  readonly configuration: Configuration;
  readonly quantity: number;
  readonly catalogueRevision: number;
  readonly evaluatedOn: string;
  /** Minor units. */
  readonly unitGross: number | null;
  readonly reference: string;
  readonly moq: number;
  readonly leadTimeWeeks: number | null;
  /** What a configurator made it from; null for a luminaire of choices. */
  readonly creation: unknown;
}

/** A line of an opened project; null when it is not one of its own. */
export async function findLine(tx: Queryable, projectId: string, id: string): Promise<StoredLine | null> {
  const { rows } = await tx.query<StoredLine>(
    `select l.id, l.model, l.choices, l.configuration, l.quantity, l.catalogue_revision as "catalogueRevision",
       l.evaluated_on as "evaluatedOn", l.unit_gross::float8 as "unitGross", l.reference, l.moq,
       l.lead_time_weeks as "leadTimeWeeks", c.creation
     from project_line l left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.project_id = $1 and l.id = $2`,
    [projectId, id],
  );
  return rows[0] ?? null;
}

/** Writes another quantity and what follows from it; price, reference and revision stay. */
export async function countLine(tx: Queryable, projectId: string, line: LineRecord): Promise<void> {
  await tx.query(
    `update project_line set quantity = $3, moq = $4, lead_time_weeks = $5, bill_of_materials = $6, sheet = $7,
       facts = $8
     where project_id = $1 and id = $2`,
    [
      projectId,
      line.id,
      line.quantity,
      line.moq,
      line.lead_time_weeks,
      JSON.stringify(line.bill_of_materials),
      line.sheet,
      line.facts,
    ],
  );
}

/** Writes a line anew in its place: other choices, and everything that follows from them. */
export async function reconfigureLine(tx: Queryable, projectId: string, line: LineRecord): Promise<void> {
  const { id: _, ...columns } = line;
  const names = Object.keys(columns);
  await tx.query(
    `update project_line set (${names.join()}) = (
       select ${names.join()} from json_populate_record(null::project_line, $3))
     where project_id = $1 and id = $2`,
    [projectId, line.id, JSON.stringify(columns)],
  );
}

/** Moves a line to a place, 0 the first; the lines get the numbers of their order. */
export async function placeLine(tx: Queryable, projectId: string, id: string, place: number): Promise<void> {
  await tx.query(
    `with others as (
       select l.id, row_number() over (order by l.position, l.id) - 1 as nth
       from project_line l where l.project_id = $1 and l.id <> $2
     ), placed as (
       select o.id, o.nth + case when o.nth >= $3 then 1 else 0 end as position from others o
       union all
       select $2::uuid, least($3, (select count(*) from others))
     )
     update project_line l set position = p.position from placed p
     where l.project_id = $1 and l.id = p.id and l.position <> p.position`,
    [projectId, id, place],
  );
}

const copied = `quantity, model, sub_family_id, choices, configuration, catalogue_revision, evaluated_on, reference,
  unit_gross, sublevel, price_trace, bill_of_materials, moq, lead_time_weeks, lumens, watts, net_weight_kg, sheet,
  facts`;

/** Puts a copy of a line with its creation right after it. False when the project has no such line. */
export async function copyLine(
  tx: Queryable,
  projectId: string,
  id: string,
  copyId: string,
): Promise<boolean> {
  await tx.query(
    `update project_line set position = position + 1
     where project_id = $1 and position > (select position from project_line where project_id = $1 and id = $2)`,
    [projectId, id],
  );
  const { rowCount } = await tx.query(
    `insert into project_line (project_id, id, position, ${copied})
     select project_id, $3, position + 1, ${copied} from project_line where project_id = $1 and id = $2`,
    [projectId, id, copyId],
  );
  await tx.query(
    `insert into project_creation (project_id, line_id, creation)
     select project_id, $3, creation from project_creation where project_id = $1 and line_id = $2`,
    [projectId, id, copyId],
  );
  return rowCount === 1;
}
