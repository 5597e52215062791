import { fieldsOf, type ProjectVersion } from '@lucerna/contract';
import type { ProjectStatus } from '@lucerna/engine';
import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { jsonTextOf } from '../../../database/json-text';
import { account } from '../../../database/tables/account';
import { project } from '../../../database/tables/project';
import { projectVersion, versionLine } from '../../../database/tables/project-version';
import { pick, typed } from '../../../database/typed';
import { mapInSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { nameOfRow } from '../../account';
import { findAccess } from '../access';
import { lineOf } from '../line/read-lines';
import type { ReadableProject } from '../project-cache';
import { fieldColumns, type CachedLine, type Queryable } from '../store';
import { arranged, noStructure } from '../structure/arrangement';

const columns = {
  id: projectVersion.id,
  projectId: projectVersion.projectId,
  number: projectVersion.number,
  title: projectVersion.title,
  name: projectVersion.name,
  status: sql<ProjectStatus>`${projectVersion.status}`,
  createdAt: projectVersion.createdAt,
  createdBy: sql<string>`coalesce(${nameOfRow}, '')`,
  products: sql<number>`cardinality(${projectVersion.lineIds})`,
  isCurrent: sql<boolean>`${projectVersion.projectState} = ${project.version}`,
};

const rowsOf = (db: Queryable) =>
  typed(db)
    .select(columns)
    .from(projectVersion)
    .innerJoin(project, eq(project.id, projectVersion.projectId))
    .leftJoin(account, eq(account.id, projectVersion.createdBy));

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const shown = (row: Row): ProjectVersion => ({ ...row, createdAt: row.createdAt.toISOString() });

/** The versions of a project, newest first. */
export async function versionsOf(db: Queryable, projectId: string): Promise<ProjectVersion[]> {
  const rows = await rowsOf(db)
    .where(eq(projectVersion.projectId, projectId))
    .orderBy(desc(projectVersion.number));
  return rows.map(shown);
}

/** A version of a project, whoever asks. */
export async function findVersion(db: Queryable, id: string): Promise<ProjectVersion | null> {
  const [row] = await rowsOf(db).where(eq(projectVersion.id, id));
  return row ? shown(row) : null;
}

/** How many versions of a project somebody made; those that were kept by themselves are not counted. */
export async function countVersions(db: Queryable, projectId: string): Promise<number> {
  const [row] = await typed(db)
    .select({ versions: count() })
    .from(projectVersion)
    .where(and(eq(projectVersion.projectId, projectId), isNotNull(projectVersion.title)));
  return row?.versions ?? 0;
}

/**
 * A version as its project was, for who may read the project; null for anybody else and for any other id. What its viewer may do
 * with it is to read it: everything else is done with the project.
 */
export async function readVersion(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ReadableProject | null> {
  const { catalogId, currency, rateId, ownerId } = project;
  const { projectId, number, title, status, projectState, createdAt } = projectVersion;
  const [version] = await typed(db)
    .select({
      ...{ catalogId, currency, rateId, ownerId, begunAt: project.createdAt },
      ...{ projectId, number, title, status, projectState, createdAt },
      ...pick(projectVersion, fieldColumns),
      structure: projectVersion.structure,
    })
    .from(projectVersion)
    .innerJoin(project, eq(project.id, projectVersion.projectId))
    .where(and(eq(projectVersion.id, id), ne(project.status, 0)));
  const access = version && (await findAccess(db, viewer, version.projectId));
  if (!access) return null;
  const at = version.createdAt.toISOString();
  const { lines: arrangements, ...structure } = version.structure ?? { ...noStructure, lines: {} };
  const lines = (await linesOf(db, id)).map((line) => ({ ...line, ...arrangements[line.id] }));
  return {
    project: {
      id,
      ownerId: version.ownerId,
      ...fieldsOf(version),
      catalogId: version.catalogId,
      currency: version.currency,
      rateId: version.rateId,
      status: version.status,
      version: version.projectState,
      createdAt: version.begunAt.toISOString(),
      updatedAt: at,
      structure,
      lines: arranged(lines, structure),
      versionOf: {
        projectId: version.projectId,
        number: version.number,
        title: version.title,
        createdAt: at,
      },
    },
    access: { ...access, may: new Set(['read']) },
  };
}

/** The lines of a version in their order. Nothing is ordered of a version, but of its project. */
async function linesOf(db: Queryable, id: string): Promise<CachedLine[]> {
  const { model, reference, unitGross, sublevel, catalogueRevision, evaluatedOn } = versionLine;
  const rows = await typed(db)
    .select({
      id: sql<string>`line.id`,
      quantity: sql<number>`line.quantity`,
      ordered: sql<number>`0`,
      arrangement: sql<null>`null`,
      evaluationVersion: sql<string>`${versionLine.id}::text`,
      ...{ model, reference, unitGross, sublevel, catalogueRevision, evaluatedOn },
      evaluation: jsonTextOf(versionLine.evaluation),
    })
    .from(projectVersion)
    .crossJoin(
      sql`unnest(${projectVersion.lineIds}, ${projectVersion.quantities}, ${projectVersion.contents})
        with ordinality as line(id, quantity, content, nth)`,
    )
    .innerJoin(versionLine, sql`${versionLine.id} = line.content`)
    .where(eq(projectVersion.id, id))
    .orderBy(sql`line.nth`);
  return mapInSlices(rows, (row) => ({ ...lineOf(row), availableOn: row.evaluatedOn }));
}
