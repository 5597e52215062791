import type pg from 'pg';
import { no, notFound } from '../../../http/answer';
import type { Answer, Refusal } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { OpenedProject, Queryable, StoredProject } from '../store';
import type { EvaluatedProduct, StoredLine } from './line';

/** The tables of lines, and what is read of each; `lineOf` makes a line of the row. */
export const lineTables = `project_line l
  join line_evaluation e on e.project_id = l.project_id and e.line_id = l.id`;

// The evaluation as text, which is read line by line: the driver would read whatever came together at once.
export const lineColumns = `l.id, l.quantity, l.ordered, e.xmin::text as "evaluationVersion", e.model, e.reference,
  e.unit_gross as "unitGross", e.sublevel, e.catalogue_revision as "catalogueRevision",
  e.evaluated_on as "evaluatedOn", e.evaluation::text`;

/** In the order that the owner gave them. */
export const lineOrder = 'l.position, l.id';

export type LineRow = Omit<StoredLine, keyof EvaluatedProduct> & { readonly evaluation: string };

/** The line of a row. Field by field: to join two objects costs as much as to read the JSON of both. */
export function lineOf(row: LineRow): StoredLine {
  const evaluation = JSON.parse(row.evaluation) as EvaluatedProduct;
  const { hasCreation, compositions, pricedParts } = evaluation;
  return {
    id: row.id,
    quantity: row.quantity,
    ordered: row.ordered,
    evaluationVersion: row.evaluationVersion,
    model: row.model,
    reference: row.reference,
    unitGross: row.unitGross,
    sublevel: row.sublevel,
    catalogueRevision: row.catalogueRevision,
    evaluatedOn: row.evaluatedOn,
    type: evaluation.type,
    name: evaluation.name,
    kind: evaluation.kind,
    familyId: evaluation.familyId,
    subFamily: evaluation.subFamily,
    configuratorType: evaluation.configuratorType,
    category: evaluation.category,
    choices: evaluation.choices,
    configuration: evaluation.configuration,
    moq: evaluation.moq,
    leadTimeWeeks: evaluation.leadTimeWeeks,
    lumens: evaluation.lumens,
    watts: evaluation.watts,
    netWeightKg: evaluation.netWeightKg,
    applicationLocation: evaluation.applicationLocation,
    availability: evaluation.availability,
    problems: evaluation.problems,
    validation: evaluation.validation,
    ...(hasCreation && { hasCreation }),
    ...(compositions && { compositions }),
    ...(pricedParts && { pricedParts }),
  };
}

/** What of a project is read with its lines, in the first row. */
export const projectInFirstRow = `case when row_number() over (order by ${lineOrder}) = 1 then json_build_object(
  'id', p.id, 'ownerId', p.owner_id, 'name', p.name, 'catalogId', p.catalog_id, 'currency', p.currency,
  'rateId', p.rate_id, 'status', p.status, 'version', p.version, 'createdAt', p.created_at,
  'updatedAt', p.updated_at) end as project`;

/** A row of a project with its lines: of one without lines, a row without a line. */
export type ProjectAndLine<Row extends LineRow = LineRow> = {
  readonly project: Omit<StoredProject, 'lines'> | null;
} & (Row | { readonly id: null });

export function hasLine<Row extends LineRow>(row: ProjectAndLine<Row>): row is ProjectAndLine<Row> & Row {
  return row.id !== null;
}

/** A line as it was before a transaction. */
export interface SeenLine extends StoredLine {
  /** Another one after every write of its place or its evaluation. */
  readonly rowVersion: string;
  /** What a configurator made it from; null for a luminaire of choices. */
  readonly creation: unknown;
  readonly market: Pick<OpenedProject, 'id' | 'catalogId' | 'rateId' | 'currency'>;
}

const rowVersion = `concat(l.xmin, ' ', e.xmin) as "rowVersion"`;

interface SeenRow extends LineRow, Omit<SeenLine['market'], 'id'> {
  readonly rowVersion: string;
  readonly creation: string | null;
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
    `select ${lineColumns}, ${rowVersion}, c.creation::text,
       p.catalog_id as "catalogId", p.rate_id as "rateId", p.currency
     from ${lineTables} join project p on p.id = l.project_id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.project_id = $1 and ($2::uuid[] is null or l.id = any ($2)) and p.owner_id = $3
     order by ${lineOrder}`,
    [projectId, ids, accountId],
  );
  return mapInSlices(rows, (row) => ({
    ...lineOf(row),
    rowVersion: row.rowVersion,
    creation: row.creation === null ? null : (JSON.parse(row.creation) as unknown),
    market: { id: projectId, catalogId: row.catalogId, rateId: row.rateId, currency: row.currency },
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
  const { rows } = await tx.query<Pick<SeenLine, 'id' | 'rowVersion'>>(
    `select l.id, ${rowVersion} from ${lineTables} where l.project_id = $1 and l.id = any ($2::uuid[])`,
    [projectId, seen.map(({ id }) => id)],
  );
  const versions = new Map(rows.map((row) => [row.id, row.rowVersion]));
  if (versions.size < seen.length) return notFound();
  return seen.every((line) => versions.get(line.id) === line.rowVersion) ? undefined : lineChanged;
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
