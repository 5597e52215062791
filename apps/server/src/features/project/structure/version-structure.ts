import { eachLineText } from '@lucerna/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { project, projectLine } from '../../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../../database/tables/project-structure';
import { projectVersion, type VersionStructure } from '../../../database/tables/project-version';
import { typed } from '../../../database/typed';
import type { Queryable } from '../store';
import { arrangementColumns, arrangementOfLine, structureOfProject } from './arrangement';

/** How a project is arranged, for a version of it; null where it is a plain list. */
export const versionStructure = (projectId: string) => sql<VersionStructure | null>`(
  select case when lines is null and parts ->> 'sections' = '[]' and parts ->> 'areas' = '[]' and parts ->> 'freeLines' = '[]'
    then null else parts || jsonb_build_object('lines', coalesce(lines, '{}')) end
  from (select ${structureOfProject}::jsonb as parts, (
      select jsonb_object_agg(id, said::jsonb) from (
        select ${projectLine.id} as id, ${arrangementOfLine} as said
        from ${projectLine} where ${projectLine.projectId} = ${projectId}) each where said is not null) as lines
    from ${project} where ${project.id} = ${projectId}) as arranged)`;

/** Of a version as rows of one kind of its parts, with their place. */
const partsOf = (versionId: string, kind: 'sections' | 'areas' | 'freeLines') =>
  sql`(select part.value as said, part.nth from ${projectVersion},
    jsonb_array_elements(${projectVersion.structure} -> ${kind}) with ordinality as part(value, nth)
    where ${projectVersion.id} = ${versionId}) as part`;

const cell = (name: string) => sql<string>`part.said ->> ${name}`;

/** Arranges a project, whose lines are those of a version already, as it was in that version. */
export async function restoreStructure(tx: Queryable, projectId: string, versionId: string): Promise<void> {
  const db = typed(tx);
  const columns = {
    projectId: sql<string>`${projectId}::uuid`.as('project_id'),
    id: sql<string>`(part.said ->> 'id')::uuid`.as('id'),
    position: sql<number>`part.nth - 1`.as('position'),
  };
  await db.delete(projectSection).where(eq(projectSection.projectId, projectId));
  await db.delete(projectArea).where(eq(projectArea.projectId, projectId));
  await db.delete(projectFreeLine).where(eq(projectFreeLine.projectId, projectId));
  await db
    .insert(projectSection)
    .select((qb) =>
      qb.select({ ...columns, name: cell('name').as('name') }).from(partsOf(versionId, 'sections')),
    );
  await db
    .insert(projectArea)
    .select((qb) =>
      qb
        .select({ ...columns, floor: cell('floor').as('floor'), room: cell('room').as('room') })
        .from(partsOf(versionId, 'areas')),
    );
  await db.insert(projectFreeLine).select((qb) =>
    qb
      .select({
        ...columns,
        sectionId: sql`(part.said ->> 'section')::uuid`.as('section_id'),
        text: cell('text').as('text'),
        quantity: sql`(part.said ->> 'quantity')::integer`.as('quantity'),
        unitPrice: sql`(part.said ->> 'unitPrice')::bigint`.as('unit_price'),
      })
      .from(partsOf(versionId, 'freeLines')),
  );
  // A line that the version does not name was as it is added.
  const said = sql`(select l.id, v.structure -> 'lines' -> l.id::text as said from ${projectLine} l, ${projectVersion} v
    where l.project_id = ${projectId} and v.id = ${versionId}) as arranged`;
  // In the order of `arrangementColumns`.
  const values: Readonly<Record<keyof typeof arrangementColumns, SQL>> = {
    sectionId: sql`(arranged.said ->> 'section')::uuid`,
    areaId: sql`(arranged.said ->> 'area')::uuid`,
    ...eachLineText((name) => sql`coalesce(arranged.said ->> ${name}, '')`),
    kind: sql`coalesce(arranged.said -> 'option' ->> 'kind', 'included')`,
    alternativeTo: sql`(arranged.said -> 'option' ->> 'alternativeTo')::uuid`,
    isChosen: sql`coalesce((arranged.said -> 'option' ->> 'isChosen')::boolean, false)`,
  };
  await db
    .update(projectLine)
    .set(values)
    .from(said)
    .where(
      and(
        eq(projectLine.projectId, projectId),
        sql`arranged.id = ${projectLine.id}`,
        sql`(${sql.join(Object.values(arrangementColumns), sql`, `)})
          is distinct from (${sql.join(Object.values(values), sql`, `)})`,
      ),
    );
}
