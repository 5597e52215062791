import { maxLines, maxParts, type NewSchedule } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../../database/events';
import { projectLine } from '../../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../../database/tables/project-structure';
import { typed } from '../../../database/typed';
import { no, type Answer, type Refusal } from '../../../http/answer';
import { marketOf } from '../add-products';
import { writeProject, type ChangeRequest } from '../change';
import { writeProducts } from '../creation/write-products';
import { evaluateProducts, isCreation, type MadeProduct } from '../line/evaluate-products';
import type { NewLine } from '../line/line';
import { insertBehind } from '../line/write-lines';
import type { Projects } from '../read-project';
import { insertChange, keepAdded, readChangedLines, sealChange } from '../several/kept-lines';
import { touchProject, type Queryable } from '../store';
import { composedOf } from './composed-rows';

type Row = NewSchedule['rows'][number];

/**
 * Adds the rows of a list behind the lines of a project, all or none, once under its key. They are evaluated before the
 * transaction in slices of the event loop, and written in it some at a time. Sections and areas that the project has not
 * are made, named as the rows name them. It is taken back as every change of several lines (decision 0073).
 */
export async function addSchedule(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  { rows, freeLines }: NewSchedule,
): Promise<Answer<never>> {
  const { ctx, cache } = projects;
  const { viewer } = request;
  const market = await marketOf(cache, viewer, projectId);
  if ('problems' in market) return market;
  if (freeLines.some(({ unitPrice }) => unitPrice && unitPrice.currency !== market.currency)) {
    return no({ code: 'freeLineCurrency', data: { currency: market.currency } });
  }
  const codes = rows.map(({ reference }) => reference);
  const composed = await composedOf(ctx, viewer, market.catalogId, codes);
  const products = rows.map(({ reference, quantity, mark, note }) => {
    const creation = composed.get(reference);
    return { ...(creation === undefined ? { reference } : { creation }), quantity, mark, note };
  });
  const evaluated = await evaluateProducts(ctx, market, products);
  const made = evaluated.ok ? evaluated.value.map((each, at) => named(each, rows[at]!.reference)) : [];
  const ids = made.map(({ id }) => id);
  const { accountId } = viewer;
  const done = await writeProject(projects, request, projectId, async (tx, project) => {
    // Here, behind the key: rows that are written are told again, also where the catalogue has them no more.
    if (!evaluated.ok) return { ...evaluated, status: 422 };
    if (project.lineCount + made.length > maxLines) {
      return no({ code: 'project-full', data: { max: maxLines } });
    }
    const inNone = { floor: '', room: '' };
    const parts = [...rows, ...freeLines.map(({ section }) => ({ section, ...inNone }))];
    const placed = await placeRows(tx, accountId, projectId, parts);
    if ('problems' in placed) return placed;
    const refused =
      made.length > 0
        ? await writeProducts(tx, viewer, projectId, made, (lines) =>
            insertBehind(
              tx,
              accountId,
              projectId,
              lines.map((line, at) => withPlace(line, placed.of(rows[at]!))),
            ),
          )
        : await touchProject(tx, projectId).then(() => undefined);
    if (refused) return refused;
    await writeOptions(tx, projectId, rows, ids);
    const free = await addFreeLines(
      tx,
      projectId,
      freeLines,
      (section) => placed.of({ section, ...inNone }).section,
    );
    if ('problems' in free) return free;
    const change = { id: randomUUID(), projectId };
    await insertChange(tx, change, { changed: ids.length + free.ids.length, refused: [] });
    await keepAdded(tx, change.id, [...ids, ...free.ids]);
    await sealChange(tx, change);
    return change.id;
  });
  return done.ok ? readChangedLines(projects, request, projectId, done, 201) : done;
}

/** A composed product keeps the code by which the list names it. */
const named = (made: MadeProduct, reference: string): MadeProduct =>
  isCreation(made) ? { ...made, knownCode: reference } : made;

/** Writes which of the added lines count only when they are chosen. */
async function writeOptions(
  tx: Queryable,
  projectId: string,
  rows: readonly Row[],
  ids: readonly string[],
): Promise<void> {
  const options = rows.flatMap(({ option }, at) => (option ? [{ id: ids[at]!, ...option }] : []));
  if (options.length === 0) return;
  const bases = options.map(({ alternativeTo }) => (alternativeTo === null ? null : ids[alternativeTo]!));
  await typed(tx)
    .update(projectLine)
    .set({
      kind: sql`case when given.base is null then 'optional' else 'alternative' end`,
      alternativeTo: sql`given.base`,
      isChosen: sql`given.is_chosen`,
    })
    .from(
      sql`unnest(${sql.param(options.map(({ id }) => id))}::uuid[], ${sql.param(bases)}::uuid[],
        ${sql.param(options.map(({ isChosen }) => isChosen))}::boolean[]) as given(id, base, is_chosen)`,
    )
    .where(and(eq(projectLine.projectId, projectId), sql`${projectLine.id} = given.id`));
}

/** Adds free lines behind those that are there. Refuses more than a project may have. */
async function addFreeLines(
  tx: Queryable,
  projectId: string,
  freeLines: NewSchedule['freeLines'],
  sectionOf: (name: string) => string | undefined,
): Promise<Refusal | { readonly ids: readonly string[] }> {
  if (freeLines.length === 0) return { ids: [] };
  const { position } = projectFreeLine;
  const [known] = await typed(tx)
    .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${position}), -1)` })
    .from(projectFreeLine)
    .where(eq(projectFreeLine.projectId, projectId));
  const { count, last } = known ?? { count: 0, last: -1 };
  if (count + freeLines.length > maxParts) return no({ code: 'partsFull', data: { most: maxParts } });
  const added = freeLines.map(({ text, quantity, section, unitPrice }, at) => ({
    ...{ projectId, id: randomUUID(), position: last + 1 + at, text, quantity },
    sectionId: sectionOf(section) ?? null,
    unitPrice: unitPrice?.amount ?? null,
  }));
  await typed(tx).insert(projectFreeLine).values(added);
  return { ids: added.map(({ id }) => id) };
}

interface RowPlace {
  readonly section: string | undefined;
  readonly area: string | undefined;
}

const withPlace = (line: NewLine, place: RowPlace): NewLine => ({
  ...line,
  arrangement: { ...line.arrangement, ...place },
});

type Parts = Pick<Row, 'section' | 'floor' | 'room'>;

const areaKey = ({ floor, room }: Omit<Parts, 'section'>) => JSON.stringify([floor, room]);

/** The ids of the sections and areas that rows name; those that are missing are made behind the others. */
async function placeRows(
  tx: Queryable,
  actor: string,
  projectId: string,
  rows: readonly Parts[],
): Promise<Refusal | { readonly of: (row: Parts) => RowPlace }> {
  const db = typed(tx);
  const sections = new Map<string, string>();
  const areas = new Map<string, string>();
  const { id, name } = projectSection;
  const knownSections = await db
    .select({ id, name })
    .from(projectSection)
    .where(eq(projectSection.projectId, projectId));
  for (const row of knownSections) sections.set(row.name, row.id);
  const knownAreas = await db
    .select({ id: projectArea.id, floor: projectArea.floor, room: projectArea.room })
    .from(projectArea)
    .where(eq(projectArea.projectId, projectId));
  for (const row of knownAreas) areas.set(areaKey(row), row.id);

  const newSections: { id: string; name: string }[] = [];
  const newAreas: { id: string; floor: string; room: string }[] = [];
  for (const { section, floor, room } of rows) {
    if (section !== '' && !sections.has(section)) {
      const made = { id: randomUUID(), name: section };
      sections.set(section, made.id);
      newSections.push(made);
    }
    const key = areaKey({ floor, room });
    if ((floor !== '' || room !== '') && !areas.has(key)) {
      const made = { id: randomUUID(), floor, room };
      areas.set(key, made.id);
      newAreas.push(made);
    }
  }
  // Parts may share a name, so that what is there is counted by its rows.
  const count = Math.max(knownSections.length + newSections.length, knownAreas.length + newAreas.length);
  if (count > maxParts) {
    return no({ code: 'partsFull', data: { most: maxParts } });
  }
  if (newSections.length > 0) {
    const { position } = projectSection;
    const [last] = await db
      .select({ position: sql<number>`coalesce(max(${position}), -1)` })
      .from(projectSection)
      .where(eq(projectSection.projectId, projectId));
    const from = (last?.position ?? -1) + 1;
    await db
      .insert(projectSection)
      .values(newSections.map((each, at) => ({ ...each, projectId, position: from + at })));
  }
  if (newAreas.length > 0) {
    const { position } = projectArea;
    const [last] = await db
      .select({ position: sql<number>`coalesce(max(${position}), -1)` })
      .from(projectArea)
      .where(eq(projectArea.projectId, projectId));
    const from = (last?.position ?? -1) + 1;
    await db
      .insert(projectArea)
      .values(newAreas.map((each, at) => ({ ...each, projectId, position: from + at })));
  }
  const made = [
    ...newSections.map((each) => ({ part: 'section', act: 'added', id: each.id }) as const),
    ...newAreas.map((each) => ({ part: 'area', act: 'added', id: each.id }) as const),
  ];
  for (const payload of made)
    await recordEvent(tx, 'structureChanged', { actor, subject: projectId, payload });
  return { of: (row) => ({ section: sections.get(row.section), area: areas.get(areaKey(row)) }) };
}
