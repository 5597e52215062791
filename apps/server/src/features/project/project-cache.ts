import { and, eq, ne } from 'drizzle-orm';
import type pg from 'pg';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { prepared, type Given } from '../../database/typed';
import type { LineArrangement } from '../../database/tables/project-structure';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { findAccess, type Access } from './access';
import { carrySums, type LineDifference } from './line-sums';
import type { NewLine, StoredLine } from './line/line';
import { hasLine, lineColumns, lineOf, lineOrder, ofLine, projectInFirstRow } from './line/read-lines';
import type { LineRow } from './line/read-lines';
import { rearranged, type Rearranged } from './line/placed-lines';
import type { Begun, Grown, NewProjectRow } from './line/write-lines';
import { carryOffers } from './refresh-availability';
import type { CachedLine, StoredProject } from './store';
import {
  arranged,
  arrangementOf,
  arrangementOfNew,
  isArrangedAs,
  noStructure,
} from './structure/arrangement';

/** A project as a viewer gets it. */
export interface ReadableProject {
  readonly project: StoredProject;
  readonly access: Access;
}

/** What a write made of the lines of a version of a project; the next version has these. */
export interface Written {
  readonly since: number;
  readonly lines: (before: readonly CachedLine[], placeOf: LineOrder['placeOf']) => readonly CachedLine[];
}

/** The ids of the lines of a project in their order. */
interface LineOrder {
  readonly ids: readonly string[];
  readonly placeOf: ReadonlyMap<string, number>;
}

/** What became of the lines of a project since a version of it. */
export interface LineChanges extends Rearranged {
  /** Those that came or changed. */
  readonly changed: readonly CachedLine[];
}

/** How a version of a project became the next that this node knows. */
interface Step {
  readonly order: LineOrder;
  /** Those that came or changed in the next. */
  readonly changed: Set<string>;
}

/** Versions of a project of which a node knows what became since: enough for a page that missed some changes. */
const maxSteps = 32;

/** Lines of all cached projects together, some 6 kB each with their text and the answer that was sent last. */
const maxCachedLines = 50_000;

/**
 * Reads projects with their lines, and holds those that were read last. An entry is used only when the database says
 * that the project still has its version: every change makes another one.
 */
export function createProjectCache(pool: pg.Pool, maxLines = maxCachedLines) {
  const projects = new Map<string, StoredProject>();
  /** What became of a project in the versions before, by the version. */
  const steps = new Map<string, Map<number, Step>>();
  /** Versions of one order share it: to look at each of two thousand lines is what takes the time. */
  const orders = new WeakMap<StoredProject, LineOrder>();
  let lineCount = 0;

  function forget(id: string): void {
    lineCount -= projects.get(id)?.lines.length ?? 0;
    projects.delete(id);
  }

  function orderOf(project: StoredProject): LineOrder {
    const known = orders.get(project);
    if (known) return known;
    const ids = project.lines.map((line) => line.id);
    const order = { ids, placeOf: new Map(ids.map((id, place) => [id, place])) };
    orders.set(project, order);
    return order;
  }

  function step(before: StoredProject, project: StoredProject): void {
    const { id, version, lines } = project;
    const difference = compareLines(before.lines, lines);
    carrySums(before.lines, lines, difference);
    carryOffers(before.lines, lines, difference);
    const changed = difference.come.map((line) => line.id);
    if (difference.isSameOrder) orders.set(project, orderOf(before));
    const known = steps.get(id) ?? new Map<number, Step>();
    if (before.version === version) {
      // The same version was read anew: what it says of its lines belongs to what led to it.
      const last = [...known.values()].at(-1);
      for (const line of changed) last?.changed.add(line);
      return;
    }
    known.set(before.version, { order: orderOf(before), changed: new Set(changed) });
    for (const oldest of known.keys()) {
      if (known.size <= maxSteps) break;
      known.delete(oldest);
    }
    steps.set(id, known);
  }

  /** Only for what is committed: a change that is rolled back would leave a version that never was. */
  function keep(project: StoredProject): StoredProject {
    const before = projects.get(project.id);
    // Who read an older one meanwhile came later.
    if (!before || before.version > project.version) steps.delete(project.id);
    else if (before !== project) step(before, project);
    forget(project.id);
    projects.set(project.id, project);
    lineCount += project.lines.length;
    // A map keeps the order of writing: its first entry was read longest ago.
    for (const id of projects.keys()) {
      if (lineCount <= maxLines) break;
      forget(id);
      steps.delete(id);
    }
    return project;
  }

  return {
    keep,
    /** A project that was begun with these lines, once that is committed. */
    begin: (
      { clientCode: _, ...row }: NewProjectRow,
      { evaluationVersion, ...begun }: Begun,
      lines: readonly NewLine[],
    ) =>
      keep({
        ...row,
        ...begun,
        structure: noStructure,
        lines: lines.map((line) =>
          writtenLine(line, { ...arrangementOfNew(line), ordered: 0, evaluationVersion }),
        ),
      }),
    /** The project with lines that were added behind those of this version of it. */
    grow: (
      project: StoredProject,
      { version, updatedAt, evaluationVersion }: Grown,
      lines: readonly NewLine[],
    ) => {
      const added = lines.map((line) =>
        writtenLine(line, { ...arrangementOfNew(line), ordered: 0, evaluationVersion }),
      );
      return keep({
        ...project,
        version,
        updatedAt,
        lines: arranged([...project.lines, ...added], project.structure),
      });
    },
    /** A project as it was read last, whoever reads it now and whatever became of it. */
    peek: (id: string): StoredProject | undefined => projects.get(id),
    /** What became of the lines of a project since a version of it; null where this node does not know that one any more. */
    changesSince(project: StoredProject, since: number): LineChanges | null {
      const { id, version, lines } = project;
      if (since === version) return { removed: [], placed: [], changed: [] };
      const before = steps.get(id)?.get(since);
      if (!before) return null;
      const order = orderOf(project);
      const places = new Set<number>();
      for (const [from, step] of steps.get(id) ?? []) {
        if (from < since) continue;
        for (const line of step.changed) {
          const place = order.placeOf.get(line);
          if (place !== undefined) places.add(place);
        }
      }
      const changed = [...places].sort((a, b) => a - b).map((place) => lines[place]!);
      if (order === before.order) return { removed: [], placed: [], changed };
      return { ...rearranged(before.order.ids, order.ids), changed };
    },
    /**
     * The project with its lines, or null when the viewer may not read it. Not inside a transaction. Right after a write that says
     * what became of the lines, they are not read again.
     */
    async find(id: string, viewer: Viewer, written?: Written): Promise<ReadableProject | null> {
      const access = await findAccess(pool, viewer, id);
      if (!access) return null;
      const { version, updatedAt } = access;
      const known = projects.get(id);
      if (known?.version === version) return { project: keep(known), access };
      if (known && known.version === written?.since && version === written.since + 1) {
        return {
          project: keep({
            ...known,
            version,
            updatedAt,
            lines: written.lines(known.lines, orderOf(known).placeOf),
          }),
          access,
        };
      }
      const project = await readProject(pool, id, known);
      return project && { project: keep(project), access };
    },
  };
}

export type ProjectCache = ReturnType<typeof createProjectCache>;

/** One that did not change is the same object. */
function compareLines(before: readonly CachedLine[], now: readonly CachedLine[]): LineDifference {
  const places: number[] = [];
  for (let at = 0; at < now.length; at += 1) if (now[at] !== before[at]) places.push(at);
  const isSameLength = before.length === now.length;
  const were = new Set(isSameLength ? places.map((at) => before[at]!) : before);
  const are = new Set(isSameLength ? places.map((at) => now[at]!) : now);
  return {
    gone: [...were].filter((line) => !are.has(line)),
    come: [...are].filter((line) => !were.has(line)),
    isSameOrder: isSameLength && places.every((at) => before[at]?.id === now[at]?.id),
  };
}

const read = prepared('project with lines', (db, { id }: Given<{ id: string }>) =>
  db
    .select({ project: projectInFirstRow, ...lineColumns })
    .from(project)
    .leftJoin(projectLine, eq(projectLine.projectId, project.id))
    .leftJoin(lineEvaluation, ofLine)
    .where(and(eq(project.id, id), ne(project.status, 0)))
    .orderBy(...lineOrder),
);

/** Reads in one statement: else a change in between would put the lines of one version under another. */
async function readProject(pool: pg.Pool, id: string, known?: StoredProject): Promise<StoredProject | null> {
  const rows = await read(pool, { id });
  const found = rows[0]?.project;
  if (!found) return null;
  const before = new Map(known?.lines.map((line) => [line.id, line]));
  return {
    ...found,
    ...(known?.offersOf && { offersOf: known.offersOf }),
    createdAt: new Date(found.createdAt).toISOString(),
    updatedAt: new Date(found.updatedAt).toISOString(),
    lines: arranged(
      await mapInSlices(rows.filter(hasLine), (row) => cachedLine(row, before.get(row.id))),
      found.structure,
    ),
  };
}

/** A line that was evaluated no more since it was read is taken over, with what was said of its availability today. */
function cachedLine(row: LineRow, known: CachedLine | undefined): CachedLine {
  const isEvaluatedAs = known?.evaluationVersion === row.evaluationVersion && known.quantity === row.quantity;
  if (isEvaluatedAs && isArrangedAs(known, arrangementOf(row.arrangement))) {
    return known.ordered === row.ordered ? known : { ...known, ordered: row.ordered };
  }
  return { ...lineOf(row), availableOn: row.evaluatedOn };
}

/** A line as it will be read. */
export function writtenLine(
  { priceTrace: _, billOfMaterials: _bill, arrangement: _new, ...line }: NewLine,
  rest: Pick<StoredLine, 'ordered' | 'evaluationVersion'> & LineArrangement,
): CachedLine {
  return { ...line, ...rest, availableOn: line.evaluatedOn };
}
