import type pg from 'pg';
import { mapInSlices } from '../../http/time-slice';
import type { NewLine } from './line/line';
import { hasLine, lineColumns, lineOf, lineOrder, lineTables, projectInFirstRow } from './line/read-lines';
import type { LineRow, ProjectAndLine } from './line/read-lines';
import type { Grown } from './line/write-lines';
import type { CachedLine, Queryable, StoredProject } from './store';

/**
 * Whether account $2 may see project `p`: its own, and with $3 those of colleagues. The same company by its id in the
 * customer records: a company name is free text that anyone may type.
 */
export const visible = `p.status <> 0 and (p.owner_id = $2 or ($3 and p.owner_id in (
  select mate.id from account me join account mate on mate.company_crm_id = me.company_crm_id where me.id = $2)))`;

/** The version of a project that the account may see, or null; `company`: as a colleague too. */
export async function visibleVersion(
  db: Queryable,
  id: string,
  accountId: string,
  company: boolean,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>({
    name: 'project version',
    text: `select p.version from project p where p.id = $1 and ${visible}`,
    values: [id, accountId, company],
  });
  return rows[0]?.version ?? null;
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
    /**
     * The project with its lines, or null when the account may not see it. `company`: colleagues' projects too. Not inside
     * a transaction.
     */
    async find(id: string, accountId: string, company: boolean): Promise<StoredProject | null> {
      const version = await visibleVersion(pool, id, accountId, company);
      const known = projects.get(id);
      if (version === null) return null;
      if (known?.version === version) return keep(known);
      const project = await readProject(pool, id, accountId, company, known?.lines);
      return project && keep(project);
    },
  };
}

export type ProjectCache = ReturnType<typeof createProjectCache>;

/** Reads in one statement: else a change in between would put the lines of one version under another. */
async function readProject(
  pool: pg.Pool,
  id: string,
  accountId: string,
  company: boolean,
  known: readonly CachedLine[] = [],
): Promise<StoredProject | null> {
  const { rows } = await pool.query<ProjectAndLine>({
    name: 'project with lines',
    text: `select ${projectInFirstRow}, ${lineColumns}
      from project p left join (${lineTables}) on l.project_id = p.id
      where p.id = $1 and ${visible} order by ${lineOrder}`,
    values: [id, accountId, company],
  });
  const project = rows[0]?.project;
  if (!project) return null;
  const before = new Map(known.map((line) => [line.id, line]));
  return {
    ...project,
    createdAt: new Date(project.createdAt).toISOString(),
    updatedAt: new Date(project.updatedAt).toISOString(),
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
