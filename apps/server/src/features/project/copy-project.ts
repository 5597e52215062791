import type { ProjectType } from '@lucerna/contract';
import { and, eq, getColumns, ne, sql } from 'drizzle-orm';
import { projectCreation } from '../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../database/tables/project-structure';
import { pick, typed } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { mayDo } from './access';
import { fieldColumns, type Queryable } from './store';
import { arrangementColumns } from './structure/arrangement';

interface Copy {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly rateId: number;
  readonly clientCode: string | null;
  readonly type: ProjectType | null;
}

/**
 * Writes a copy of a project with its lines in one statement of the database, which reads one state of the source and costs the
 * event loop nothing but the ids of the lines, old and new. Null when the viewer may not copy it, or it has not the version that was seen.
 */
export async function copyProject(
  tx: Queryable,
  viewer: Viewer,
  source: { readonly id: string; readonly version: number },
  copy: Copy,
): Promise<readonly { readonly from: string; readonly to: string }[] | null> {
  const db = typed(tx);
  const { catalogId, currency, lineCount, nextPosition } = project;
  const p = db.$with('p').as(
    db
      .insert(project)
      .select((qb) =>
        qb
          .select({
            id: sql`${copy.id}::uuid`.as('id'),
            ownerId: sql`${copy.ownerId}::uuid`.as('owner_id'),
            ...fieldColumns,
            name: sql`${copy.name}::text`.as('name'),
            catalogId,
            currency,
            rateId: sql`${copy.rateId}::integer`.as('rate_id'),
            clientCode: sql`${copy.clientCode}::text`.as('client_code'),
            type: sql`${copy.type}::text`.as('type'),
            lineCount,
            nextPosition,
          })
          .from(project)
          .where(
            and(
              eq(project.id, source.id),
              eq(project.version, source.version),
              ne(project.status, 0),
              mayDo(viewer, 'clone', 'project', source.id),
            ),
          ),
      )
      .returning({ id: project.id }),
  );
  const { id: from, position, quantity } = projectLine;
  const { alternativeTo: _, ...arrangement } = arrangementColumns;
  const pairs = db.$with('pairs').as(
    db
      .select({
        from: sql<string>`${from}`.as('from_id'),
        to: sql<string>`gen_random_uuid()`.as('to_id'),
        position,
        quantity,
        ...arrangement,
        alternativeTo: projectLine.alternativeTo,
      })
      .from(projectLine)
      .where(and(eq(projectLine.projectId, source.id), sql`exists (select from ${p})`)),
  );
  const places = db.$with('places').as(
    db.insert(projectLine).select((qb) =>
      qb
        .select({
          projectId: sql`${copy.id}::uuid`.as('project_id'),
          id: sql`${pairs.to}`.as('id'),
          position: pairs.position,
          quantity: pairs.quantity,
          ...pick(pairs, arrangement),
          // One to a line that is gone stays one.
          alternativeTo:
            sql`coalesce((select b.to_id from pairs b where b.from_id = ${pairs.alternativeTo}), ${pairs.alternativeTo})`.as(
              'alternative_to',
            ),
        })
        .from(pairs),
    ),
  );
  const moved = { projectId: sql`${copy.id}::uuid`.as('project_id'), lineId: sql`${pairs.to}`.as('line_id') };
  const evaluations = db.$with('evaluations').as(
    db.insert(lineEvaluation).select((qb) =>
      qb
        .select({ ...getColumns(lineEvaluation), ...moved })
        .from(lineEvaluation)
        .innerJoin(
          pairs,
          and(eq(lineEvaluation.projectId, source.id), eq(lineEvaluation.lineId, pairs.from)),
        ),
    ),
  );
  const creations = db.$with('creations').as(
    db.insert(projectCreation).select((qb) =>
      qb
        .select({ ...getColumns(projectCreation), ...moved })
        .from(projectCreation)
        .innerJoin(
          pairs,
          and(eq(projectCreation.projectId, source.id), eq(projectCreation.lineId, pairs.from)),
        ),
    ),
  );
  // Their ids are those of the source, since they are told apart within a project.
  const part = { projectId: sql`${copy.id}::uuid`.as('project_id') };
  const sections = db.$with('sections').as(
    db.insert(projectSection).select((qb) =>
      qb
        .select({ ...getColumns(projectSection), ...part })
        .from(projectSection)
        .innerJoin(p, eq(projectSection.projectId, source.id)),
    ),
  );
  const areas = db.$with('areas').as(
    db.insert(projectArea).select((qb) =>
      qb
        .select({ ...getColumns(projectArea), ...part })
        .from(projectArea)
        .innerJoin(p, eq(projectArea.projectId, source.id)),
    ),
  );
  const freeLines = db.$with('free_lines').as(
    db.insert(projectFreeLine).select((qb) =>
      qb
        .select({ ...getColumns(projectFreeLine), ...part })
        .from(projectFreeLine)
        .innerJoin(p, eq(projectFreeLine.projectId, source.id)),
    ),
  );
  const rows = await db
    .with(p, pairs, places, evaluations, creations, sections, areas, freeLines)
    .select({ from: pairs.from, to: pairs.to })
    .from(p)
    .leftJoin(pairs, sql`true`);
  if (rows.length === 0) return null;
  return rows.flatMap(({ from: one, to }) => (one === null || to === null ? [] : [{ from: one, to }]));
}
