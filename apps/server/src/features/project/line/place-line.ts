import { and, eq, getColumns, ne, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { projectCreation } from '../../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../../database/tables/project';
import { projectSection } from '../../../database/tables/project-structure';
import { anyOf, pick, typed } from '../../../database/typed';
import type { Queryable } from '../store';
import { arrangementColumns } from '../structure/arrangement';

/** The positions on both sides of a gap; null at an end. */
interface Gap {
  readonly before: SQLWrapper;
  readonly behind: SQLWrapper;
}

/** Places between two others, behind the last one or before the first, of so many lines: numbers at even distances, exact. */
function placesBetween(
  projectId: string,
  { before, behind }: Gap,
  count: number,
  nth: SQLWrapper,
): SQL<string> {
  const part = 0.5 ** Math.ceil(Math.log2(count + 1));
  return sql`case
    when ${before} is null and ${behind} is null then ${nth}
    when ${before} is null then ${behind} - ${count + 1} + ${nth}
    when ${behind} is null then (select ${project.nextPosition} from ${project} where ${project.id} = ${projectId}) + ${nth} - 1
    else ${before} + (${behind} - ${before}) * ${nth} * ${String(part)}::numeric end`;
}

const isLine = (projectId: string, id: string): SQL | undefined =>
  and(eq(projectLine.projectId, projectId), eq(projectLine.id, id));

/** The section of a line. */
const ofSection = and(
  eq(projectSection.projectId, projectLine.projectId),
  eq(projectSection.id, projectLine.sectionId),
);

/** The place of a line among those of its project, 0 the first: section after section, behind those of none. */
const nth = sql<number>`row_number() over (
  order by ${projectSection.position} nulls first, ${projectLine.position}, ${projectLine.id}) - 1`;

/** Every move into the same gap adds a digit to the numbers. */
const maxDigits = 100;
/** Behind every line that a project can have. */
const maxPlace = 1_000_000;

interface Move {
  /** Among all lines of the project, 0 the first; one that is not of the section is its nearest. Without, the last of it. */
  readonly place?: number;
  /** Null for none; without, its own. */
  readonly section?: string | null;
}

/**
 * Moves a line to a place of a section; only its own row is written, but where its place got too many digits. False when
 * it stands there already.
 */
export async function moveLine(tx: Queryable, projectId: string, id: string, move: Move): Promise<boolean> {
  return (await moveLines(tx, projectId, [id], move)) > 0;
}

/** The same of several lines, which stand there together in the order that they are named. Answers how many were written. */
export async function moveLines(
  tx: Queryable,
  projectId: string,
  ids: readonly string[],
  { place = maxPlace, section }: Move,
): Promise<number> {
  const db = typed(tx);
  const target =
    section === undefined
      ? sql<
          string | null
        >`(select ${projectLine.sectionId} from ${projectLine} where ${isLine(projectId, ids[0]!)})`
      : sql<string | null>`${section}::uuid`;
  const others = db.$with('others').as(
    db
      .select({ position: projectLine.position, section: projectSection.id, nth: nth.as('nth') })
      .from(projectLine)
      .leftJoin(projectSection, ofSection)
      .where(and(eq(projectLine.projectId, projectId), not(anyOf(projectLine.id, ids)))),
  );
  const gap = db.$with('gap').as(
    db
      .select({
        before: sql<string>`max(${others.position}) filter (where ${others.nth} < ${place})`.as('before'),
        behind: sql<string>`min(${others.position}) filter (where ${others.nth} >= ${place})`.as('behind'),
      })
      .from(others)
      .where(sql`${others.section} is not distinct from ${target}`),
  );
  const position = placesBetween(projectId, gap, ids.length, sql`moved.nth`);
  const isThere = and(
    sql`(${projectLine.position} < ${gap.before} or ${projectLine.position} > ${gap.behind}) is not true`,
    sql`${projectLine.sectionId} is not distinct from ${target}`,
  );
  const moved = await db
    .with(others, gap)
    .update(projectLine)
    .set({ position, sectionId: target })
    .from(sql`${gap}, unnest(${sql.param([...ids])}::uuid[]) with ordinality as moved(id, nth)`)
    .where(
      and(
        eq(projectLine.projectId, projectId),
        sql`${projectLine.id} = moved.id`,
        ids.length === 1 ? not(isThere) : undefined,
      ),
    )
    .returning({ digits: sql<number>`scale(${projectLine.position})` });
  if (moved.some(({ digits }) => digits > maxDigits)) await renumber(tx, projectId);
  return moved.length;
}

/**
 * The lines with one of them at another place, as `moveLine` moves it: one that is not of its section is the nearest of
 * it.
 */
export function withMoved<Line extends { readonly id: string; readonly section: string | null }>(
  lines: readonly Line[],
  id: string,
  place: number,
): readonly Line[] {
  const moved = lines.find((line) => line.id === id);
  const others = lines.filter((line) => line !== moved);
  const isBeside = ({ section }: Line) => section === moved?.section;
  const first = others.findIndex(isBeside);
  if (!moved || first < 0) return lines;
  const last = others.findLastIndex(isBeside) + 1;
  return others.toSpliced(Math.max(first, Math.min(last, place)), 0, moved);
}

/** Numbers the lines of a project anew, in their order. */
export async function renumber(tx: Queryable, projectId: string): Promise<void> {
  const db = typed(tx);
  const numbered = db.$with('numbered').as(
    db
      .select({ id: projectLine.id, nth: nth.as('nth') })
      .from(projectLine)
      .leftJoin(projectSection, ofSection)
      .where(eq(projectLine.projectId, projectId)),
  );
  await db
    .with(numbered)
    .update(projectLine)
    .set({ position: sql`${numbered.nth}` })
    .from(numbered)
    // A row that is written anew counts as changed.
    .where(
      and(
        eq(projectLine.projectId, projectId),
        eq(projectLine.id, numbered.id),
        ne(projectLine.position, numbered.nth),
      ),
    );
}

/** A line, and the id that its copy gets. */
export interface LineCopy {
  readonly from: string;
  readonly to: string;
}

/**
 * Puts copies of lines with their evaluations and creations right after them; an option is not chosen twice, and a copy of an
 * alternative is one to the copy of its line where that is copied too. Answers how many there were.
 */
export async function copyLines(
  tx: Queryable,
  projectId: string,
  copies: readonly LineCopy[],
): Promise<number> {
  const db = typed(tx);
  const { position, quantity } = projectLine;
  const { isChosen: _, alternativeTo, ...arrangement } = arrangementColumns;
  const [from, to] = [copies.map((each) => each.from), copies.map((each) => each.to)];
  const pairs = sql`unnest(${sql.param(from)}::uuid[], ${sql.param(to)}::uuid[]) as pair(from_id, to_id)`;
  // The next other position: lines of two sections may have the same.
  const behind = sql<string>`min(${position}) over (order by ${position} groups between 1 following and 1 following)`;
  const lines = db.$with('lines').as(
    db
      .select({
        id: projectLine.id,
        position,
        quantity,
        behind: behind.as('behind'),
        alternativeTo,
        ...arrangement,
      })
      .from(projectLine)
      .where(eq(projectLine.projectId, projectId)),
  );
  const gap = { before: lines.position, behind: lines.behind };
  const copied = await db
    .with(lines)
    .insert(projectLine)
    .select((qb) =>
      qb
        .select({
          projectId: sql`${projectId}::uuid`.as('project_id'),
          id: sql`pair.to_id`.as('id'),
          position: placesBetween(projectId, gap, 1, sql`1`).as('position'),
          quantity: lines.quantity,
          ...pick(lines, arrangement),
          alternativeTo: sql`coalesce((select base.to_id
            from unnest(${sql.param(from)}::uuid[], ${sql.param(to)}::uuid[]) as base(from_id, to_id)
            where base.from_id = ${lines.alternativeTo}), ${lines.alternativeTo})`.as('alternative_to'),
        })
        .from(lines)
        .innerJoin(pairs, sql`pair.from_id = ${lines.id}`),
    )
    .returning({ id: projectLine.id });
  const lineId = sql`pair.to_id`.as('line_id');
  await db.insert(lineEvaluation).select((qb) =>
    qb
      .select({ ...getColumns(lineEvaluation), lineId })
      .from(lineEvaluation)
      .innerJoin(pairs, sql`pair.from_id = ${lineEvaluation.lineId}`)
      .where(eq(lineEvaluation.projectId, projectId)),
  );
  await db.insert(projectCreation).select((qb) =>
    qb
      .select({ ...getColumns(projectCreation), lineId })
      .from(projectCreation)
      .innerJoin(pairs, sql`pair.from_id = ${projectCreation.lineId}`)
      .where(eq(projectCreation.projectId, projectId)),
  );
  return copied.length;
}
