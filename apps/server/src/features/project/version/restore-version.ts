import { maxKeptVersions, type Operations } from '@lucerna/contract';
import { and, desc, eq, getColumns, gt, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../../database/events';
import { projectCreation } from '../../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { projectVersion, versionLine } from '../../../database/tables/project-version';
import { excluded, pick, typed } from '../../../database/typed';
import { notFound, type Answer, type Refusal } from '../../../http/answer';
import type { Call } from '../../../http/serve';
import { changeProject } from '../change';
import { ofLine } from '../line/read-lines';
import { lineOrdered } from '../line/ordered-line';
import type { Projects } from '../read-project';
import { touchProject, type Queryable } from '../store';
import { restoreStructure } from '../structure/version-structure';
import { saveVersion } from './save-version';

type RestoreCall = Call<Operations['restoreProjectVersion']>;

/**
 * Makes the lines of a project those of one of its versions; name, members, orders and budgets stay. What the project was before
 * is kept as a version, unless one says the same. Refused when something of a line was ordered that the version has not, has
 * less of, or has as another product. The database moves the lines; the event loop holds none of them.
 */
export function restoreVersion(projects: Projects, call: RestoreCall): Promise<Answer<never>> {
  const { id: projectId, versionId } = call.params;
  const actor = call.viewer.accountId;
  return changeProject(projects, call, projectId, async (tx, opened) => {
    const { number, lineIds } = projectVersion;
    const [version] = await typed(tx)
      .select({ number, lines: sql<number>`cardinality(${lineIds})` })
      .from(projectVersion)
      .where(and(eq(projectVersion.id, versionId), eq(projectVersion.projectId, projectId)));
    if (!version) return notFound();
    const refused = await refuseOrderedLines(tx, projectId, versionId);
    if (refused) return refused;
    await savePresent(tx, projectId, { actor, backTo: versionId });
    await writeLines(tx, projectId, versionId);
    await restoreStructure(tx, projectId, versionId);
    const uncounted = await refuseUncounted(tx, projectId);
    if (uncounted) return uncounted;
    const added = version.lines - opened.lineCount;
    await touchProject(tx, projectId, { lines: added, places: Math.max(0, added) });
    await recordEvent(tx, 'versionRestored', {
      ...{ actor, subject: projectId },
      payload: { version: versionId, number: version.number },
    });
    return undefined;
  });
}

/** The lines of a version as a source `line`. */
const linesOf = (versionId: string): SQL =>
  sql`(select u.* from ${projectVersion}, unnest(${projectVersion.lineIds}, ${projectVersion.quantities}, ${projectVersion.contents})
    with ordinality as u(id, quantity, content, nth) where ${projectVersion.id} = ${versionId}) as line`;

async function refuseOrderedLines(
  tx: Queryable,
  projectId: string,
  versionId: string,
): Promise<Refusal | null> {
  const { reference } = lineEvaluation;
  const [line] = await typed(tx)
    .select({ reference, ordered: projectLine.ordered })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .leftJoin(linesOf(versionId), sql`line.id = ${projectLine.id}`)
    .leftJoin(versionLine, sql`${versionLine.id} = line.content`)
    .where(
      and(
        eq(projectLine.projectId, projectId),
        gt(projectLine.ordered, 0),
        or(
          isNull(versionLine.id),
          sql`line.quantity < ${projectLine.ordered}`,
          ne(versionLine.reference, reference),
        ),
      ),
    )
    .limit(1);
  return line ? lineOrdered(line) : null;
}

/** Refuses a line that does not count any more, although something of it was ordered. */
async function refuseUncounted(tx: Queryable, projectId: string): Promise<Refusal | null> {
  const { reference } = lineEvaluation;
  const { kind, isChosen, ordered } = projectLine;
  const [line] = await typed(tx)
    .select({ reference, ordered })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(
      and(
        eq(projectLine.projectId, projectId),
        gt(ordered, 0),
        sql`case when ${kind} = 'included' then exists (select from ${projectLine} a
          where a.project_id = ${projectId} and a.alternative_to = ${projectLine.id} and a.is_chosen)
          else not ${isChosen} end`,
      ),
    )
    .limit(1);
  return line ? lineOrdered(line) : null;
}

/** Keeps what the project is as a version without a title, unless one says the same; of too many of these the oldest goes. */
async function savePresent(
  tx: Queryable,
  projectId: string,
  { actor, backTo }: { readonly actor: string; readonly backTo: string },
): Promise<void> {
  const id = randomUUID();
  const number = await saveVersion(tx, { id, projectId, title: null, createdBy: actor });
  const db = typed(tx);
  const { lineIds, quantities, contents, structure } = projectVersion;
  const said = db.$with('said').as(
    db
      .select({
        hasLines: sql`${lineIds}`.as('l'),
        counts: sql`${quantities}`.as('q'),
        holds: sql`${contents}`.as('c'),
        arranged: sql`${structure}`.as('s'),
      })
      .from(projectVersion)
      .where(and(eq(projectVersion.projectId, projectId), ne(projectVersion.id, id))),
  );
  const [repeated] = await db
    .with(said)
    .delete(projectVersion)
    .where(
      and(
        eq(projectVersion.id, id),
        sql`exists (select from ${said} where ${said.hasLines} = ${lineIds} and ${said.counts} = ${quantities}
          and ${said.holds} = ${contents} and ${said.arranged} is not distinct from ${structure})`,
      ),
    )
    .returning({ id: projectVersion.id });
  if (repeated) return;
  const kept = and(eq(projectVersion.projectId, projectId), isNull(projectVersion.title));
  const newest = db
    .select({ id: projectVersion.id })
    .from(projectVersion)
    .where(kept)
    .orderBy(desc(projectVersion.number))
    .limit(maxKeptVersions);
  await db
    .delete(projectVersion)
    .where(and(kept, ne(projectVersion.id, backTo), sql`${projectVersion.id} not in ${newest}`));
  await recordEvent(tx, 'versionAdded', { actor, subject: projectId, payload: { version: id, number } });
}

/** Whether a row that exists differs from the one that it was to be. */
const differs = (columns: readonly PgColumn[]): SQL =>
  sql`(${sql.join(columns.map(comparable), sql`, `)}) is distinct from (${sql.join(
    columns.map((column) => sql`${excluded(column)}${castOf(column)}`),
    sql`, `,
  )})`;
/** JSON that is kept as it was written has no equality. */
const castOf = (column: PgColumn) => sql.raw(column.getSQLType() === 'json' ? '::text' : '');
const comparable = (column: PgColumn) => sql`${column}${castOf(column)}`;
const taken = (columns: Readonly<Record<string, PgColumn>>) =>
  Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, excluded(column)]));

/** Writes only the lines that are others in the version. */
async function writeLines(tx: Queryable, projectId: string, versionId: string): Promise<void> {
  const db = typed(tx);
  const ofProject = sql<string>`${projectId}::uuid`;
  const lineId = sql<string>`line.id`;
  await db
    .delete(projectLine)
    .where(
      and(
        eq(projectLine.projectId, projectId),
        sql`${projectLine.id} not in (select line.id from ${linesOf(versionId)})`,
      ),
    );
  const { position, quantity } = projectLine;
  await db
    .insert(projectLine)
    .select((qb) =>
      qb
        .select({
          projectId: ofProject.as('project_id'),
          id: lineId.as('id'),
          position: sql`line.nth - 1`.as('position'),
          quantity: sql`line.quantity`.as('quantity'),
        })
        .from(linesOf(versionId)),
    )
    .onConflictDoUpdate({
      target: [projectLine.projectId, projectLine.id],
      set: taken({ position, quantity }),
      setWhere: differs([position, quantity]),
    });
  const { projectId: _project, lineId: _line, ...evaluated } = getColumns(lineEvaluation);
  await db
    .insert(lineEvaluation)
    .select((qb) =>
      qb
        .select({
          projectId: ofProject.as('project_id'),
          lineId: lineId.as('line_id'),
          ...pick(versionLine, evaluated),
        })
        .from(linesOf(versionId))
        .innerJoin(versionLine, sql`${versionLine.id} = line.content`),
    )
    .onConflictDoUpdate({
      target: [lineEvaluation.projectId, lineEvaluation.lineId],
      set: taken(evaluated),
      setWhere: differs(Object.values(evaluated)),
    });
  await db.delete(projectCreation).where(
    and(
      eq(projectCreation.projectId, projectId),
      sql`${projectCreation.lineId} in (select line.id from ${linesOf(versionId)}
        join ${versionLine} on ${versionLine.id} = line.content and ${versionLine.creation} is null)`,
    ),
  );
  const { creation } = projectCreation;
  await db
    .insert(projectCreation)
    .select((qb) =>
      qb
        .select({
          projectId: ofProject.as('project_id'),
          lineId: lineId.as('line_id'),
          creation: versionLine.creation,
        })
        .from(linesOf(versionId))
        .innerJoin(versionLine, and(sql`${versionLine.id} = line.content`, isNotNull(versionLine.creation))),
    )
    .onConflictDoUpdate({
      target: [projectCreation.projectId, projectCreation.lineId],
      set: { creation: excluded(creation) },
      setWhere: differs([creation]),
    });
  await db
    .update(project)
    .set({
      nextPosition: sql`greatest(${project.nextPosition}, (select cardinality(${projectVersion.lineIds})
      from ${projectVersion} where ${projectVersion.id} = ${versionId}))`,
    })
    .where(eq(project.id, projectId));
}
