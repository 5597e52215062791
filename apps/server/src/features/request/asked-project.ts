import type { ProjectAction, SupportRequest } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { and, asc, eq } from 'drizzle-orm';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { typed, type Queryable } from '../../database/typed';
import { no, notFound, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findAccess, ofLine, refused } from '../project';

/** A project as a request keeps it. */
export interface AskedProject {
  readonly ok: true;
  readonly id: string;
  readonly name: string;
  readonly catalogId: CatalogId;
  readonly version: number;
  readonly clientCode: string | null;
  readonly lines: SupportRequest['lines'];
}

/**
 * A project of which the viewer may do this, with its lines: locked against changes, so that version and lines are of one moment, and
 * refused where the caller names another catalogue.
 */
export async function askedProject(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  action: ProjectAction,
  catalogId?: CatalogId,
): Promise<AskedProject | Refusal> {
  const access = await findAccess(tx, viewer, id);
  // Whoever may not do this waits for nobody and locks nothing.
  if (!access?.may.has(action)) return refused(access);
  await typed(tx).select({ id: project.id }).from(project).where(eq(project.id, id)).for('share');
  const found = await projectNow(tx, viewer, id, action);
  if (!found.ok || catalogId === undefined || catalogId === found.catalogId) return found;
  return no({ code: 'requestElsewhere' });
}

/** The same as it is read, without a lock. */
export async function projectNow(
  db: Queryable,
  viewer: Viewer,
  id: string,
  action: ProjectAction,
): Promise<AskedProject | Refusal> {
  const access = await findAccess(db, viewer, id);
  if (!access?.may.has(action)) return refused(access);
  const [row] = await typed(db)
    .select({
      name: project.name,
      catalogId: project.catalogId,
      version: project.version,
      clientCode: project.clientCode,
    })
    .from(project)
    .where(eq(project.id, id));
  if (!row) return notFound();
  return { ok: true, id, ...row, lines: await linesNow(db, id) };
}

/** What a project has of which product. */
async function linesNow(db: Queryable, projectId: string): Promise<SupportRequest['lines']> {
  return typed(db)
    .select({ id: projectLine.id, reference: lineEvaluation.reference, quantity: projectLine.quantity })
    .from(projectLine)
    .innerJoin(lineEvaluation, and(ofLine))
    .where(eq(projectLine.projectId, projectId))
    .orderBy(asc(projectLine.position), asc(projectLine.id));
}
