import { and, eq, getColumns, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { projectCreation } from '../../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { typed } from '../../../database/typed';
import type { Queryable } from '../store';

/** The positions on both sides of a gap; null at an end. */
interface Gap {
  readonly before: SQLWrapper;
  readonly behind: SQLWrapper;
}

/** A place between two others, behind the last one or before the first: a number exactly in the middle. */
const between = (projectId: string, { before, behind }: Gap): SQL<string> => sql`case
  when ${before} is null and ${behind} is null then 0
  when ${before} is null then ${behind} - 1
  when ${behind} is null then (select ${project.nextPosition} from ${project} where ${project.id} = ${projectId})
  else (${before} + ${behind}) * 0.5 end`;

const isLine = (projectId: string, id: string): SQL | undefined =>
  and(eq(projectLine.projectId, projectId), eq(projectLine.id, id));

/** The place of a line among those of its project, 0 the first. */
const nth = sql<number>`row_number() over (order by ${projectLine.position}, ${projectLine.id}) - 1`;

/** Every move into the same gap adds a digit to the numbers. */
const maxDigits = 100;

/**
 * Moves a line to a place, 0 the first; only its own row is written, but where its place got too many digits. False when
 * it stands there already.
 */
export async function moveLine(
  tx: Queryable,
  projectId: string,
  id: string,
  place: number,
): Promise<boolean> {
  const db = typed(tx);
  const others = db.$with('others').as(
    db
      .select({ position: projectLine.position, nth: nth.as('nth') })
      .from(projectLine)
      .where(and(eq(projectLine.projectId, projectId), ne(projectLine.id, id))),
  );
  const gap = db.$with('gap').as(
    db
      .select({
        before: sql<string>`max(${others.position}) filter (where ${others.nth} < ${place})`.as('before'),
        behind: sql<string>`min(${others.position}) filter (where ${others.nth} >= ${place})`.as('behind'),
      })
      .from(others),
  );
  const [moved] = await db
    .with(others, gap)
    .update(projectLine)
    .set({ position: between(projectId, gap) })
    .from(gap)
    .where(
      and(
        isLine(projectId, id),
        or(lt(projectLine.position, gap.before), gt(projectLine.position, gap.behind)),
      ),
    )
    .returning({ digits: sql<number>`scale(${projectLine.position})` });
  if (moved && moved.digits > maxDigits) await renumber(tx, projectId);
  return moved !== undefined;
}

async function renumber(tx: Queryable, projectId: string): Promise<void> {
  const db = typed(tx);
  const numbered = db.$with('numbered').as(
    db
      .select({ id: projectLine.id, nth: nth.as('nth') })
      .from(projectLine)
      .where(eq(projectLine.projectId, projectId)),
  );
  await db
    .with(numbered)
    .update(projectLine)
    .set({ position: sql`${numbered.nth}` })
    .from(numbered)
    .where(and(eq(projectLine.projectId, projectId), eq(projectLine.id, numbered.id)));
}

/** Puts a copy of a line with its evaluation and creation right after it. False when the project has no such line. */
export async function copyLine(
  tx: Queryable,
  projectId: string,
  id: string,
  copyId: string,
): Promise<boolean> {
  const db = typed(tx);
  const { position, quantity } = projectLine;
  const line = db
    .$with('line')
    .as(db.select({ position, quantity }).from(projectLine).where(isLine(projectId, id)));
  const gap = db.$with('gap').as(
    db
      .select({
        before: sql<string>`${line.position}`.as('before'),
        behind: sql<string>`(select min(${position}) from ${projectLine}
          where ${projectLine.projectId} = ${projectId} and ${position} > ${line.position})`.as('behind'),
      })
      .from(line),
  );
  const copies = await db
    .with(line, gap)
    .insert(projectLine)
    .select((qb) =>
      qb
        .select({
          projectId: sql`${projectId}::uuid`.as('project_id'),
          id: sql`${copyId}::uuid`.as('id'),
          position: between(projectId, gap).as('position'),
          quantity: line.quantity,
        })
        .from(line)
        .crossJoin(gap),
    )
    .returning({ id: projectLine.id });
  const lineId = sql`${copyId}::uuid`.as('line_id');
  await db.insert(lineEvaluation).select((qb) =>
    qb
      .select({ ...getColumns(lineEvaluation), lineId })
      .from(lineEvaluation)
      .where(and(eq(lineEvaluation.projectId, projectId), eq(lineEvaluation.lineId, id))),
  );
  await db.insert(projectCreation).select((qb) =>
    qb
      .select({ ...getColumns(projectCreation), lineId })
      .from(projectCreation)
      .where(and(eq(projectCreation.projectId, projectId), eq(projectCreation.lineId, id))),
  );
  return copies.length === 1;
}
