import type { ProjectAction } from '@lucerna/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { jsonTextOf, parseJson, type JsonText } from '../../../database/json-text';
import {
  evaluationOf,
  type EvaluatedProduct,
  type KeptEvaluation,
} from '../../../database/stored/line-evaluation';
import { projectCreation } from '../../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { anyOf, typed } from '../../../database/typed';
import { no, notFound, type Answer, type Refusal } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { mayDo } from '../access';
import { fieldColumns, type OpenedProject, type Queryable, type StoredProject } from '../store';
import { arrangementOf, arrangementOfLine, structureOfProject } from '../structure/arrangement';
import type { LineArrangement } from '../../../database/tables/project-structure';
import type { EachField, StoredLine } from './line';

/** The evaluation of a line. */
export const ofLine = and(
  eq(lineEvaluation.projectId, projectLine.projectId),
  eq(lineEvaluation.lineId, projectLine.id),
);

/** What a configurator made for a line. */
export const creationOfLine = and(
  eq(projectCreation.projectId, projectLine.projectId),
  eq(projectCreation.lineId, projectLine.id),
);

const { model, reference, unitGross, sublevel, catalogueRevision, evaluatedOn } = lineEvaluation;

/** What is read of each line; `lineOf` makes a line of the row. */
export const lineColumns = {
  id: projectLine.id,
  quantity: projectLine.quantity,
  ordered: projectLine.ordered,
  evaluationVersion: sql<string>`${lineEvaluation}.xmin::text`,
  ...{ model, reference, unitGross, sublevel, catalogueRevision, evaluatedOn },
  arrangement: arrangementOfLine,
  // As text, which is read line by line: the driver would read whatever came together at once.
  evaluation: jsonTextOf(lineEvaluation.evaluation),
};

/** In the order that the owner gave them. */
export const lineOrder = [asc(projectLine.position), asc(projectLine.id)] as const;

export type LineRow = Omit<StoredLine, keyof EvaluatedProduct | keyof LineArrangement> & {
  readonly arrangement: JsonText<LineArrangement> | null;
  readonly evaluation: JsonText<KeptEvaluation>;
};

/** The line of a row. Field by field: to join two objects costs as much as to read the JSON of both. */
export function lineOf(row: LineRow): EachField<StoredLine> {
  const evaluation = evaluationOf(parseJson(row.evaluation));
  const { section, area, mark, note, option } = arrangementOf(row.arrangement);
  return {
    id: row.id,
    quantity: row.quantity,
    ordered: row.ordered,
    section,
    area,
    mark,
    note,
    option,
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
    offeredUntil: evaluation.offeredUntil,
    hasCreation: evaluation.hasCreation,
    compositions: evaluation.compositions,
    pricedParts: evaluation.pricedParts,
  };
}

const { id, ownerId, catalogId, currency, rateId, status, version, createdAt, updatedAt } = project;
const projectColumns = {
  ...{ id, ownerId, catalogId, currency, rateId, status, version, createdAt, updatedAt },
  structure: structureOfProject,
};

/** What of a project is read with its lines, in the first row. Its moments are texts. */
export const projectInFirstRow = sql<Omit<StoredProject, 'lines'> | null>`case
  when row_number() over (order by ${projectLine.position}, ${projectLine.id}) = 1 then json_build_object(${sql.join(
    Object.entries({ ...fieldColumns, ...projectColumns }).map(
      ([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`,
    ),
    sql`, `,
  )}) end`;

type Nullable<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

/** Of a project without lines there is one row, without a line. */
export function hasLine<Row extends LineRow>(row: Nullable<Row>): row is Row {
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

/** Another one after every write of the place or the evaluation of a line. */
export const rowVersion = sql<string>`concat(${projectLine}.xmin, ' ', ${lineEvaluation}.xmin)`;

/** A line of a project that the viewer may change; null when there is none. */
export async function findLine(
  pool: pg.Pool,
  viewer: Viewer,
  projectId: string,
  id: string,
): Promise<SeenLine | null> {
  const [line] = await findLines(pool, viewer, 'edit', projectId, [id]);
  return line ?? null;
}

/**
 * Lines of a project with which the viewer may do something, in their order: all, or those that are named and there; in
 * slices of the event loop.
 */
export async function findLines(
  pool: pg.Pool,
  viewer: Viewer,
  action: ProjectAction,
  projectId: string,
  ids: readonly string[] | null,
): Promise<readonly SeenLine[]> {
  const { catalogId, rateId, currency } = project;
  const rows = await typed(pool)
    .select({
      ...lineColumns,
      rowVersion,
      creation: jsonTextOf(projectCreation.creation),
      ...{ catalogId, rateId, currency },
    })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .innerJoin(project, eq(project.id, projectLine.projectId))
    .leftJoin(projectCreation, creationOfLine)
    .where(
      and(
        eq(projectLine.projectId, projectId),
        ids === null ? undefined : anyOf(projectLine.id, ids),
        mayDo(viewer, action, 'project', projectId),
      ),
    )
    .orderBy(...lineOrder);
  return mapInSlices(rows, (row) => ({
    ...lineOf(row),
    rowVersion: row.rowVersion,
    creation: row.creation === null ? null : parseJson(row.creation),
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
  const ids = seen.map(({ id }) => id);
  const rows = await typed(tx)
    .select({ id: projectLine.id, rowVersion })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(and(eq(projectLine.projectId, projectId), anyOf(projectLine.id, ids)));
  const versions = new Map(rows.map((row) => [row.id, row.rowVersion]));
  if (versions.size < seen.length) return notFound();
  return seen.every((line) => versions.get(line.id) === line.rowVersion) ? undefined : lineChanged;
}

/** Somebody who changes a line again and again may win this often; then the answer is that the line has changed. */
const maxTries = 5;

/** Prepares and writes a change of a line, again while somebody else changes the line in between. */
export async function untilUnchanged<T>(prepareAndWrite: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const done = await prepareAndWrite();
    if (done !== lineChanged || tries === maxTries) return done;
  }
}
