import { asc, eq, getColumns, sql } from 'drizzle-orm';
import { projectCreation } from '../../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { projectVersion, versionLine } from '../../../database/tables/project-version';
import { pick, typed } from '../../../database/typed';
import { creationOfLine, ofLine } from '../line/read-lines';
import { fieldColumns, type Queryable } from '../store';
import { versionStructure } from '../structure/version-structure';

/** What of a line is its content, as `version_line` has it. */
const { projectId: _project, lineId: _line, ...evaluated } = getColumns(lineEvaluation);
const content = { ...evaluated, creation: projectCreation.creation };

const hash = sql<string>`encode(sha256(convert_to(json_build_array(${sql.join(Object.values(content), sql`, `)})::text, 'UTF8')), 'hex')`;

interface NewVersion {
  readonly id: string;
  readonly projectId: string;
  readonly title: string | null;
  readonly createdBy: string;
}

/**
 * Keeps what an opened project is as its next version, in one statement of the database: contents of lines that no version of
 * the project has yet, and a row with the ids of all. Answers its number.
 */
export async function saveVersion(
  tx: Queryable,
  { id, projectId, title, createdBy }: NewVersion,
): Promise<number> {
  const db = typed(tx);
  const lines = db.$with('lines').as(
    db
      .select({
        lineId: sql<string>`${projectLine.id}`.as('the_line'),
        nth: sql<number>`row_number() over (order by ${projectLine.position}, ${projectLine.id})`.as('nth'),
        quantity: projectLine.quantity,
        hash: hash.as('hash'),
        ...content,
      })
      .from(projectLine)
      .innerJoin(lineEvaluation, ofLine)
      .leftJoin(projectCreation, creationOfLine)
      .where(eq(projectLine.projectId, projectId)),
  );
  const added = db.$with('added').as(
    db
      .insert(versionLine)
      .select((qb) =>
        qb
          .selectDistinctOn([lines.hash], {
            ...pick(lines, { ...content, hash: true }),
            projectId: sql<string>`${projectId}::uuid`.as('project_id'),
          })
          .from(lines)
          .orderBy(asc(lines.hash)),
      )
      .onConflictDoNothing()
      .returning({ id: versionLine.id, hash: versionLine.hash }),
  );
  const known = db.$with('known').as(
    db
      .select({ id: versionLine.id, hash: versionLine.hash })
      .from(versionLine)
      .where(eq(versionLine.projectId, projectId))
      .unionAll(db.select({ id: added.id, hash: added.hash }).from(added)),
  );
  const inOrder = db.$with('in_order').as(
    db
      .select({
        lineIds: sql<string[]>`coalesce(array_agg(${lines.lineId} order by ${lines.nth}), '{}')`.as(
          'line_ids',
        ),
        quantities: sql<number[]>`coalesce(array_agg(${lines.quantity} order by ${lines.nth}), '{}')`.as(
          'quantities',
        ),
        contents: sql<number[]>`coalesce(array_agg(${known.id} order by ${lines.nth}), '{}')`.as('contents'),
      })
      .from(lines)
      .innerJoin(known, eq(known.hash, lines.hash)),
  );
  const [kept] = await db
    .with(lines, added, known, inOrder)
    .insert(projectVersion)
    .select((qb) =>
      qb
        .select({
          id: sql`${id}::uuid`.as('id'),
          projectId: project.id,
          number: sql`1 + coalesce((select max(${projectVersion.number}) from ${projectVersion}
            where ${projectVersion.projectId} = ${projectId}), 0)`.as('number'),
          title: sql`${title}::text`.as('title'),
          ...fieldColumns,
          status: project.status,
          projectState: sql`${project.version}`.as('project_state'),
          createdBy: sql`${createdBy}::uuid`.as('created_by'),
          ...pick(inOrder, { lineIds: true, quantities: true, contents: true }),
          structure: versionStructure(projectId).as('structure'),
        })
        .from(project)
        .crossJoin(inOrder)
        .where(eq(project.id, projectId)),
    )
    .returning({ number: projectVersion.number });
  return kept!.number;
}
