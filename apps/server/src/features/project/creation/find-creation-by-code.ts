import type { CatalogId } from '@lucerna/engine';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { memberOf } from '../../../database/json-text';
import { projectCreation } from '../../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import type { Viewer } from '../../../viewer';
import { isOneOf } from '../access';
import { creationOfLine, ofLine } from '../line/read-lines';

/** A creation of a project with what it is called there. */
interface CodedCreation {
  /** As it is stored. */
  readonly creation: unknown;
  readonly name: string;
  readonly catalogId: CatalogId;
}

/** The creation of a code, in the newest project that the viewer may read; null when there is none. */
export async function findCreationByCode(
  ctx: AppContext,
  viewer: Viewer,
  code: string,
): Promise<CodedCreation | null> {
  const { evaluation } = lineEvaluation;
  const [found] = await typed(ctx.pool)
    .select({
      creation: projectCreation.creation,
      name: sql<string>`${evaluation} ->> ${memberOf(evaluation, 'name')}`,
      catalogId: project.catalogId,
    })
    .from(project)
    .innerJoin(projectLine, eq(projectLine.projectId, project.id))
    .innerJoin(lineEvaluation, ofLine)
    .innerJoin(projectCreation, creationOfLine)
    .where(
      and(eq(lineEvaluation.reference, code), ne(project.status, 0), isOneOf(viewer, 'read', project.id)),
    )
    .orderBy(desc(project.createdAt))
    .limit(1);
  return found ?? null;
}
