import { creationCode } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { jsonTextOf, parseJson } from '../../database/json-text';
import { projectCreation } from '../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import type { Viewer } from '../../viewer';
import { isOneOf, mayDo } from './access';
import type { StoredLine } from './line/line';
import { creationOfLine, lineColumns, lineOf, ofLine } from './line/read-lines';

interface FoundIn {
  readonly projectId: string;
  /** Of the project. */
  readonly version: number;
  readonly catalogId: CatalogId;
  /** What a configurator made it from; null for a luminaire of choices. */
  readonly creation: unknown;
}

/** A product with what it was configured from, and on which catalogue. */
export type FoundConfig = StoredLine & FoundIn;

/** By the code of a creation the product whose project changed last: copies of it share the code. */
const named = (idOrCode: string) =>
  creationCode.safeParse(idOrCode).success
    ? and(eq(lineEvaluation.reference, idOrCode), isNotNull(projectCreation.creation))
    : eq(projectLine.id, idOrCode);

/** A product that the viewer may read, by its id or the code of its creation, or null. */
export async function findConfig(
  ctx: AppContext,
  viewer: Viewer,
  idOrCode: string,
  projectId?: string,
): Promise<FoundConfig | null> {
  const { version, catalogId } = project;
  const isReadable =
    projectId === undefined
      ? isOneOf(viewer, 'read', project.id)
      : and(eq(project.id, projectId), mayDo(viewer, 'read', 'project', projectId));
  const [row] = await typed(ctx.pool)
    .select({
      ...lineColumns,
      ...{ projectId: project.id, version, catalogId },
      creation: jsonTextOf(projectCreation.creation),
    })
    .from(project)
    .innerJoin(projectLine, eq(projectLine.projectId, project.id))
    .innerJoin(lineEvaluation, ofLine)
    .leftJoin(projectCreation, creationOfLine)
    .where(and(named(idOrCode), ne(project.status, 0), isReadable))
    .orderBy(desc(project.updatedAt))
    .limit(1);
  if (!row) return null;
  const creation = row.creation === null ? null : parseJson(row.creation);
  const { projectId: inProject } = row;
  return { ...lineOf(row), projectId: inProject, version: row.version, catalogId: row.catalogId, creation };
}
