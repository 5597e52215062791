import type { Privilege, ProjectFields } from '@lucerna/contract';
import {
  and,
  eq,
  getColumns,
  ne,
  sql,
  type GetColumnData,
  type Placeholder,
  type WithSubquery,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { databaseErrorOf } from '../../../database/away';
import { recordEvent } from '../../../database/events';
import { jsonText, recordsOf, type JsonText } from '../../../database/json-text';
import { evaluationFormVersion, type StoredEvaluation } from '../../../database/stored/line-evaluation';
import { event } from '../../../database/tables/event';
import { idempotency } from '../../../database/tables/idempotency';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { pick, prepared, rowOf, typed, type Given } from '../../../database/typed';
import type { Viewer } from '../../../viewer';
import { accessOf, heldBy, may, standingOf, type Access } from '../access';
import { evaluationVersion, fieldColumns, type Queryable, type StoredProject } from '../store';
import { arrangementOfNew, textColumns } from '../structure/arrangement';
import type { NewLine } from './line';

/** Beside the evaluation what is asked about, and what is seldom read. */
const { projectId: _project, lineId: _line, ...evaluationColumns } = getColumns(lineEvaluation);
const { id, quantity, sectionId, areaId } = projectLine;
const placeColumns = { id, quantity, sectionId, areaId, ...textColumns };
const lineColumns = { ...placeColumns, ...evaluationColumns };

type GivenLine = {
  readonly [Column in keyof typeof lineColumns]: GetColumnData<(typeof lineColumns)[Column]>;
};
type Lines = JsonText<GivenLine[]>;

const jsonOfLines = (lines: readonly NewLine[]): Lines => jsonText(lines.map(recordOf));

function recordOf({
  id,
  quantity,
  model,
  reference,
  unitGross,
  sublevel,
  catalogueRevision,
  evaluatedOn,
  priceTrace,
  billOfMaterials,
  arrangement,
  ...evaluation
}: NewLine): GivenLine {
  const { section, area, option: _, ...texts } = arrangementOfNew({ arrangement });
  const stored: StoredEvaluation = { version: evaluationFormVersion, ...evaluation };
  return {
    ...{ ...texts, sectionId: section, areaId: area },
    ...{ id, quantity, model, reference, unitGross, sublevel, catalogueRevision, evaluatedOn },
    ...{ evaluation: stored, priceTrace, billOfMaterials },
  };
}

/** The lines of a JSON parameter as a table. */
const given = (db: NodePgDatabase, lines: Lines | Placeholder) =>
  db.$with('given', lineColumns).as(recordsOf(lines, lineColumns));

/** Lines that one request adds to one project. */
export interface Addition {
  readonly viewer: Viewer;
  readonly projectId: string;
  /** If-Match. */
  readonly ifMatch: number | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: string | null;
  readonly lines: readonly NewLine[];
  /** The most lines that the project may have then. */
  readonly maxLines: number;
}

/** How a project is after an addition. The rest of it is as it was in the version before. */
export interface Grown {
  readonly version: number;
  readonly updatedAt: string;
  /** Of the lines that were added. */
  readonly evaluationVersion: string;
  /** The access of whoever added the lines. */
  readonly access: Access;
}

/** Makes room behind the lines of a project for so many, and counts the change. */
const grow = (db: NodePgDatabase, count: Placeholder) =>
  db.update(project).set({
    version: sql`${project.version} + 1`,
    updatedAt: sql`clock_timestamp()`,
    lineCount: sql`${project.lineCount} + ${count}`,
    nextPosition: sql`${project.nextPosition} + ${count}`,
  });

/** The place of the first of so many lines behind those of a project that has grown. */
const firstPlace = (count: Placeholder) => sql<number>`${project.nextPosition} - ${count}`.as('first');

/** What lines are written into: a project that was made or has grown. */
const growerOf = (db: NodePgDatabase, count: Placeholder) =>
  db.$with('p').as(grow(db, count).returning({ id: project.id, first: firstPlace(count) }));
type Grower = Pick<ReturnType<typeof growerOf>, 'id' | 'first'> & WithSubquery;

/** Writes the lines of a JSON parameter, in their order, into a project, the first at its `first`. */
function insertLines(db: NodePgDatabase, into: Grower, json: Placeholder) {
  const lines = db
    .$with('given', { ...lineColumns, nth: sql<number>`nth`.as('nth') })
    .as(sql`select row_number() over () - 1 as nth, r.* from (${recordsOf<GivenLine>(json, lineColumns)}) r`);
  const placed = db.$with('placed').as(
    db.insert(projectLine).select((qb) =>
      qb
        .select({
          projectId: into.id,
          ...pick(lines, placeColumns),
          position: sql`${into.first} + ${lines.nth}`.as('position'),
        })
        .from(into)
        .crossJoin(lines),
    ),
  );
  const evaluated = db.$with('evaluated').as(
    db.insert(lineEvaluation).select((qb) =>
      qb
        .select({ projectId: into.id, lineId: lines.id, ...pick(lines, evaluationColumns) })
        .from(into)
        .crossJoin(lines),
    ),
  );
  return [lines, placed, evaluated] as const;
}

/** That lines were added, of the same statement. */
const addedEvent = (db: NodePgDatabase, into: Grower, actorId: Placeholder, count: Placeholder) => {
  const { kind, isAudit, subjectKind } = event;
  const facts = rowOf(
    { kind, isAudit, subjectKind, actorId: event.actorId },
    { kind: 'linesAdded', isAudit: false, subjectKind: 'project', actorId },
  );
  const payload = sql`jsonb_build_object('lines', ${count}::integer)`.as('payload');
  return db
    .$with('happened')
    .as(db.insert(event).select((qb) => qb.select({ ...facts, subjectId: into.id, payload }).from(into)));
};

const { accountId, key, requestHash, subject } = getColumns(idempotency);
const keyColumns = { accountId, key, requestHash, subject };

const add = prepared(
  'add lines',
  (
    db,
    about: Given<{
      projectId: string;
      accountId: string;
      held: readonly Privilege[];
      ifMatch: number | null;
      count: number;
      maxLines: number;
      idempotencyKey: string | null;
      requestHash: string | null;
      lines: Lines;
    }>,
  ) => {
    const { ifMatch, count, idempotencyKey } = about;
    const p = db.$with('p').as(
      grow(db, count)
        .where(
          and(
            eq(project.id, about.projectId),
            may(about.accountId, about.held, 'edit', 'project', about.projectId),
            eq(project.status, 1),
            sql`${project.lineCount} + ${count} <= ${about.maxLines}`,
            sql`(${ifMatch}::integer is null or ${project.version} = ${ifMatch}::integer)`,
          ),
        )
        .returning({
          id: project.id,
          version: project.version,
          updatedAt: project.updatedAt,
          evaluationVersion: evaluationVersion.as('evaluation_version'),
          ownerId: project.ownerId,
          clientCode: project.clientCode,
          catalogId: project.catalogId,
          first: firstPlace(count),
        }),
    );
    const once = {
      accountId: about.accountId,
      key: idempotencyKey,
      requestHash: about.requestHash,
      subject: about.projectId,
    };
    const k = db.$with('k').as(
      db.insert(idempotency).select((qb) =>
        qb
          .select(rowOf(keyColumns, once))
          .from(p)
          .where(sql`${idempotencyKey}::text is not null`),
      ),
    );
    return db
      .with(p, k, ...insertLines(db, p, about.lines), addedEvent(db, p, about.accountId, count))
      .select({
        ...{ version: p.version, updatedAt: p.updatedAt, ownerId: p.ownerId },
        evaluationVersion: p.evaluationVersion,
        ...standingOf(about.accountId, p),
      })
      .from(p);
  },
);

/**
 * Locks a project, checks right and state, counts, writes the lines and keeps the key, all or nothing, in one statement and one
 * journey; it waits for whoever changes the project now. Undefined when nothing was written: the project refuses it or
 * the key exists.
 */
export async function addLines(db: Queryable, addition: Addition): Promise<Grown | undefined> {
  const { lines, viewer, ...rest } = addition;
  const about = { ...rest, accountId: viewer.accountId, held: heldBy(viewer) };
  try {
    const [grown] = await add(db, { ...about, count: lines.length, lines: jsonOfLines(lines) });
    if (!grown) return undefined;
    const { version, updatedAt, evaluationVersion: written } = grown;
    return {
      version,
      updatedAt: updatedAt.toISOString(),
      evaluationVersion: written,
      access: accessOf(viewer, grown),
    };
  } catch (error) {
    if (isKeyKnown(error)) return undefined;
    throw error;
  }
}

/** Whether the key of an addition is one that its account used before. */
const isKeyKnown = (error: unknown): boolean => databaseErrorOf(error)?.constraint === 'idempotency_pkey';

export type NewProjectRow = Pick<StoredProject, 'id' | 'ownerId' | 'catalogId' | 'currency' | 'rateId'> &
  ProjectFields & {
    readonly clientCode: string | null;
  };

const create = prepared(
  'create project',
  (db, about: Given<NewProjectRow & { count: number; lines: Lines }>) => {
    const { id, ownerId, catalogId, currency, rateId, clientCode, count } = about;
    const p = db.$with('p').as(
      db
        .insert(project)
        .values({
          ...{ id, ownerId, ...pick(about, fieldColumns), catalogId, currency, rateId, clientCode },
          lineCount: count,
          nextPosition: count,
        })
        .returning({
          id: project.id,
          ...{ version: project.version, status: project.status },
          ...{ createdAt: project.createdAt, updatedAt: project.updatedAt },
          evaluationVersion: evaluationVersion.as('evaluation_version'),
          first: sql<number>`0`.as('first'),
        }),
    );
    const { version, status, createdAt, updatedAt } = p;
    return db
      .with(p, ...insertLines(db, p, about.lines))
      .select({ version, status, createdAt, updatedAt, evaluationVersion: p.evaluationVersion })
      .from(p);
  },
);

/** How a new project begins, beside what it was made of. */
export interface Begun extends Pick<StoredProject, 'version' | 'status' | 'createdAt' | 'updatedAt'> {
  /** Of its lines. */
  readonly evaluationVersion: string;
}

/** Writes a new project with its first lines. */
export async function insertProject(
  tx: Queryable,
  row: NewProjectRow,
  lines: readonly NewLine[],
  actor: string,
): Promise<Begun> {
  const [begun] = await create(tx, { ...row, count: lines.length, lines: jsonOfLines(lines) });
  if (!begun) throw new Error('The project was not stored');
  if (lines.length > 0) {
    const payload = { lines: lines.length };
    await recordEvent(tx, 'linesAdded', { actor, subject: row.id, payload });
  }
  const { createdAt, updatedAt, ...rest } = begun;
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** So many lines are some milliseconds of writing them down. */
const linesAtOnce = 100;

const growBehind = prepared(
  'grow behind',
  (db, { projectId, count }: Given<{ projectId: string; count: number }>) =>
    grow(db, count)
      .where(eq(project.id, projectId))
      .returning({ first: firstPlace(count) }),
);

const insertAt = prepared(
  'insert at',
  (db, { projectId, first, lines }: Given<{ projectId: string; first: number; lines: Lines }>) => {
    const p = db.$with('p').as(
      db
        .select({ id: project.id, first: sql<number>`${first}::integer`.as('first') })
        .from(project)
        .where(eq(project.id, projectId)),
    );
    return db
      .with(p, ...insertLines(db, p, lines))
      .select({ id: p.id })
      .from(p);
  },
);

/**
 * Writes lines behind those of an opened project: one change and one event. While the database writes some of very many, the event
 * loop is free.
 */
export async function insertBehind(
  tx: Queryable,
  actor: string,
  projectId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await recordEvent(tx, 'linesAdded', { actor, subject: projectId, payload: { lines: lines.length } });
  const [grown] = await growBehind(tx, { projectId, count: lines.length });
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = jsonOfLines(lines.slice(at, at + linesAtOnce));
    await insertAt(tx, { projectId, first: (grown?.first ?? 0) + at, lines: some });
  }
}

/** Writes other quantities and what follows from them; price, reference and revision stay. */
export async function countLines(
  tx: Queryable,
  projectId: string,
  counted: readonly NewLine[],
): Promise<void> {
  const { evaluation, billOfMaterials } = evaluationColumns;
  await writeInPlace(tx, projectId, counted, { evaluation, billOfMaterials });
}

/** Evaluates lines anew in their places. */
export async function replaceEvaluations(
  tx: Queryable,
  projectId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await writeInPlace(tx, projectId, lines, evaluationColumns);
}

/** Writes quantities, and these of the evaluations. While the database writes some of them, the event loop is free. */
async function writeInPlace<Key extends keyof typeof evaluationColumns>(
  tx: Queryable,
  projectId: string,
  lines: readonly NewLine[],
  columns: Pick<typeof evaluationColumns, Key>,
): Promise<void> {
  const db = typed(tx);
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = given(db, jsonOfLines(lines.slice(at, at + linesAtOnce)));
    const counted = db.$with('counted').as(
      db
        .update(projectLine)
        .set({ quantity: sql`${some.quantity}` })
        .from(some)
        .where(
          and(
            eq(projectLine.projectId, projectId),
            eq(projectLine.id, some.id),
            ne(projectLine.quantity, some.quantity),
          ),
        ),
    );
    await db
      .with(some, counted)
      .update(lineEvaluation)
      .set(pick(some, columns))
      .from(some)
      .where(and(eq(lineEvaluation.projectId, projectId), eq(lineEvaluation.lineId, some.id)));
  }
}
