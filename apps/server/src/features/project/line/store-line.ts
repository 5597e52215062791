import type { CatalogId, Choices, Configuration, Currency } from '@lucerna/engine';
import type pg from 'pg';
import { no, notFound } from '../../../http/answer';
import type { Answer, Refusal } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { LineRecord } from './line';
import type { OpenedProject, Queryable } from '../store';

/** What of a line is needed to evaluate it again. */
export interface StoredLine {
  readonly id: string;
  readonly model: string;
  readonly choices: Choices;
  readonly configuration: Configuration;
  readonly quantity: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
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

/** A line as it was before a transaction. */
export interface SeenLine extends StoredLine {
  /** Another one after every write of the row. */
  readonly rowVersion: string;
  readonly market: Pick<OpenedProject, 'id' | 'catalogId' | 'rateId' | 'currency'>;
}

/** With JSON as text, which is read line by line: the driver would read whatever came together at once. */
interface SeenRow extends Omit<StoredLine, 'choices' | 'configuration' | 'creation'> {
  readonly choices: string;
  readonly configuration: string;
  readonly creation: string | null;
  readonly rowVersion: string;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly currency: Currency;
}

/** A line of a project of the account; null when there is none. */
export async function findLine(
  pool: pg.Pool,
  accountId: string,
  projectId: string,
  id: string,
): Promise<SeenLine | null> {
  const [line] = await findLines(pool, accountId, projectId, [id]);
  return line ?? null;
}

/** Lines of a project of the account in their order: all, or those that are named and there; in slices of the event loop. */
export async function findLines(
  pool: pg.Pool,
  accountId: string,
  projectId: string,
  ids: readonly string[] | null,
): Promise<readonly SeenLine[]> {
  const { rows } = await pool.query<SeenRow>(
    `select l.xmin::text as "rowVersion", p.catalog_id as "catalogId", p.rate_id as "rateId", p.currency, l.id, l.model, l.choices::text, l.configuration::text, l.quantity, l.ordered, l.catalogue_revision as "catalogueRevision",
       l.evaluated_on::text as "evaluatedOn", l.unit_gross::float8 as "unitGross", l.reference, l.moq,
       l.lead_time_weeks as "leadTimeWeeks", c.creation::text
     from project_line l join project p on p.id = l.project_id left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.project_id = $1 and ($2::uuid[] is null or l.id = any ($2)) and p.owner_id = $3
     order by l.position, l.id`,
    [projectId, ids, accountId],
  );
  return mapInSlices(rows, ({ catalogId, rateId, currency, ...line }) => ({
    ...line,
    choices: JSON.parse(line.choices) as Choices,
    configuration: JSON.parse(line.configuration) as Configuration,
    creation: line.creation === null ? null : (JSON.parse(line.creation) as unknown),
    market: { id: projectId, catalogId, rateId, currency },
  }));
}

/** Tells the write of a line that the line changed since its change was prepared; prepared again, it may succeed. */
export const lineChanged = no({ code: 'stale' });

/** Refuses a change of lines of an opened project of which one was prepared from another state of it. */
export async function refuseChangedLines(
  tx: Queryable,
  projectId: string,
  seen: readonly SeenLine[],
): Promise<Refusal | undefined> {
  const { rows } = await tx.query<{ id: string; version: string }>(
    'select id, xmin::text as version from project_line where project_id = $1 and id = any ($2::uuid[])',
    [projectId, seen.map(({ id }) => id)],
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  if (versions.size < seen.length) return notFound();
  return seen.every(({ id, rowVersion }) => versions.get(id) === rowVersion) ? undefined : lineChanged;
}

/** Refuses a change of a line of an opened project that was prepared from another state of it. */
export async function refuseChangedLine(
  tx: Queryable,
  projectId: string,
  id: string,
  seen: SeenLine | null,
): Promise<Refusal | undefined> {
  const { rows } = await tx.query<{ version: string }>(
    'select xmin::text as version from project_line where project_id = $1 and id = $2',
    [projectId, id],
  );
  const [row] = rows;
  if (!row) return notFound();
  return row.version === seen?.rowVersion ? undefined : lineChanged;
}

/** Somebody who changes a line again and again may win this often; then the answer is that the line has changed. */
const mostTries = 5;

/** Prepares and writes a change of a line, again while somebody else changes the line in between. */
export async function untilUnchanged<T>(prepareAndWrite: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const done = await prepareAndWrite();
    if (done !== lineChanged || tries === mostTries) return done;
  }
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

/** So many lines are some milliseconds of writing them down. */
const linesAtOnce = 100;

/** Writes several lines anew: while the database writes some of them, the event loop is free. */
export async function reconfigureLines(
  tx: Queryable,
  projectId: string,
  lines: readonly LineRecord[],
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { id: _, ...columns } = first;
  const names = Object.keys(columns);
  const text = `update project_line l set (${names.join()}) = row(${names.map((name) => `r.${name}`).join()})
     from json_populate_recordset(null::project_line, $2) r where l.project_id = $1 and l.id = r.id`;
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    await tx.query(text, [projectId, JSON.stringify(lines.slice(at, at + linesAtOnce))]);
  }
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
