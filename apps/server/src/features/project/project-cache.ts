import { and, eq, ne } from 'drizzle-orm';
import type pg from 'pg';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { prepared } from '../../database/typed';
import type { Given } from '../../database/typed';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { findAccess } from './access';
import type { Access } from './access';
import type { NewLine } from './line/line';
import { hasLine, lineColumns, lineOf, lineOrder, ofLine, projectInFirstRow } from './line/read-lines';
import type { LineRow } from './line/read-lines';
import type { Grown } from './line/write-lines';
import type { CachedLine, StoredProject } from './store';

/** A project as a viewer gets it. */
export interface ReadableProject {
  readonly project: StoredProject;
  readonly access: Access;
}

/** Lines of all cached projects together, some 6 kB each with their text and the answer that was sent last. */
const maxCachedLines = 50_000;

/**
 * Reads projects with their lines, and holds those that were read last. An entry is used only when the database says
 * that the project still has its version: every change makes another one.
 */
export function createProjectCache(pool: pg.Pool, maxLines = maxCachedLines) {
  const projects = new Map<string, StoredProject>();
  let lineCount = 0;

  function forget(id: string): void {
    lineCount -= projects.get(id)?.lines.length ?? 0;
    projects.delete(id);
  }

  /** Only for what is committed: a change that is rolled back would leave a version that never was. */
  function keep(project: StoredProject): StoredProject {
    forget(project.id);
    projects.set(project.id, project);
    lineCount += project.lines.length;
    // A map keeps the order of writing: its first entry was read longest ago.
    for (const id of projects.keys()) {
      if (lineCount <= maxLines) break;
      forget(id);
    }
    return project;
  }

  return {
    keep,
    /** The project with lines that were added behind those of this version of it. */
    grow: (project: StoredProject, { version, updatedAt }: Grown, lines: readonly NewLine[]) =>
      keep({ ...project, version, updatedAt, lines: [...project.lines, ...lines.map(writtenLine)] }),
    /** A project as it was read last, whoever reads it now and whatever became of it. */
    peek: (id: string): StoredProject | undefined => projects.get(id),
    /** The project with its lines, or null when the viewer may not read it. Not inside a transaction. */
    async find(id: string, viewer: Viewer): Promise<ReadableProject | null> {
      const access = await findAccess(pool, viewer, id);
      if (!access) return null;
      const known = projects.get(id);
      if (known?.version === access.version) return { project: keep(known), access };
      const project = await readProject(pool, id, known?.lines);
      return project && { project: keep(project), access };
    },
  };
}

export type ProjectCache = ReturnType<typeof createProjectCache>;

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
async function readProject(
  pool: pg.Pool,
  id: string,
  known: readonly CachedLine[] = [],
): Promise<StoredProject | null> {
  const rows = await read(pool, { id });
  const found = rows[0]?.project;
  if (!found) return null;
  const before = new Map(known.map((line) => [line.id, line]));
  return {
    ...found,
    createdAt: new Date(found.createdAt).toISOString(),
    updatedAt: new Date(found.updatedAt).toISOString(),
    lines: await mapInSlices(rows.filter(hasLine), (row) => cachedLine(row, before.get(row.id))),
  };
}

/** A line that was evaluated no more since it was read is taken over, with what was said of its availability today. */
function cachedLine(row: LineRow, known: CachedLine | undefined): CachedLine {
  if (known?.evaluationVersion === row.evaluationVersion && known.quantity === row.quantity) {
    return known.ordered === row.ordered ? known : { ...known, ordered: row.ordered };
  }
  return { ...lineOf(row), availableOn: row.evaluatedOn };
}

/** A line as it will be read. */
function writtenLine({ priceTrace: _, billOfMaterials: _bill, ...line }: NewLine): CachedLine {
  return { ...line, ordered: 0, evaluationVersion: '', availableOn: line.evaluatedOn };
}
