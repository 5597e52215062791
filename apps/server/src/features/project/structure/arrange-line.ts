import { lineTextNames, type ArrangementChange } from '@lucerna/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { lineEvaluation, projectLine } from '../../../database/tables/project';
import { projectArea, projectSection } from '../../../database/tables/project-structure';
import { anyOf, typed } from '../../../database/typed';
import { no, notFound, type Refusal } from '../../../http/answer';
import { ofLine } from '../line/read-lines';
import { lineOrdered } from '../line/ordered-line';
import type { Queryable } from '../store';

const isOf = (projectId: string) => eq(projectLine.projectId, projectId);

/**
 * Writes what is arranged of a line, but for its place: area, mark, note, and whether it counts. Of a line that is chosen in the
 * place of others those lose it; else its own row is the only one. Refused are a part that the project has not, an alternative to
 * an alternative, and what would take a line out of the sum of which something was ordered.
 */
export async function arrangeLine(
  tx: Queryable,
  projectId: string,
  id: string,
  { section, area, option, isChosen, ...change }: ArrangementChange,
): Promise<Refusal | null> {
  const refused =
    (await refuseParts(tx, projectId, [{ section, area }])) ??
    (option?.kind === 'alternative'
      ? await refuseAlternative(tx, projectId, id, option.alternativeTo)
      : null);
  if (refused) return refused;
  const become = option !== undefined && {
    kind: option?.kind ?? ('included' as const),
    alternativeTo: option?.kind === 'alternative' ? option.alternativeTo : null,
    isChosen: false,
  };
  const values = {
    ...(area !== undefined && { areaId: area }),
    ...Object.fromEntries(
      lineTextNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
    ),
    ...become,
  };
  if (Object.keys(values).length > 0) {
    await typed(tx)
      .update(projectLine)
      .set(values)
      .where(and(isOf(projectId), eq(projectLine.id, id)));
  }
  return isChosen === undefined ? null : choose(tx, projectId, id, isChosen);
}

interface Parts {
  readonly section?: string | null;
  readonly area?: string | null;
}

/** Refuses sections and areas that a project has not. */
export async function refuseParts(
  db: Queryable,
  projectId: string,
  named: readonly Parts[],
): Promise<Refusal | null> {
  const hasAll = async (table: typeof projectSection | typeof projectArea, kind: keyof Parts) => {
    const ids = [...new Set(named.flatMap((each) => each[kind] ?? []))];
    if (ids.length === 0) return true;
    const found = await typed(db)
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.projectId, projectId), anyOf(table.id, ids)));
    return found.length === ids.length;
  };
  const isKnown = (await hasAll(projectSection, 'section')) && (await hasAll(projectArea, 'area'));
  return isKnown ? null : no({ code: 'partUnknown' });
}

async function refuseAlternative(
  tx: Queryable,
  projectId: string,
  id: string,
  baseId: string,
): Promise<Refusal | null> {
  const { kind, alternativeTo } = projectLine;
  const [base] = await typed(tx)
    .select({
      kind,
      reference: lineEvaluation.reference,
    })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(and(isOf(projectId), eq(projectLine.id, baseId), ne(projectLine.id, id)));
  if (!base) return no({ code: 'alternativeUnknown' });
  const { reference } = base;
  // Of one whose own line is gone, too: it would be chosen beside those that stand in its place.
  if (base.kind === 'alternative') return no({ code: 'alternativeOfAlternative', data: { reference } });
  const [own] = await typed(tx)
    .select({ reference: lineEvaluation.reference })
    .from(projectLine)
    .innerJoin(
      lineEvaluation,
      and(eq(lineEvaluation.projectId, projectLine.projectId), eq(lineEvaluation.lineId, id)),
    )
    .where(and(isOf(projectId), eq(alternativeTo, id)))
    .limit(1);
  return own ? no({ code: 'alternativeOfItself', data: { reference: own.reference } }) : null;
}

/**
 * Chooses a line, or not any more. An alternative is taken in the place of its line and of the others; a line with alternatives
 * that is chosen comes back to its place.
 */
async function choose(
  tx: Queryable,
  projectId: string,
  id: string,
  isChosen: boolean,
): Promise<Refusal | null> {
  const db = typed(tx);
  const [line] = await db
    .select({ alternativeTo: projectLine.alternativeTo })
    .from(projectLine)
    .where(and(isOf(projectId), eq(projectLine.id, id)));
  if (!line) return notFound();
  const base = line.alternativeTo ?? id;
  const group = and(isOf(projectId), sql`${base} in (${projectLine.id}, ${projectLine.alternativeTo})`);
  const others = and(group, ne(projectLine.id, id));
  const [ordered] = await db
    .select({ reference: lineEvaluation.reference, ordered: projectLine.ordered })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(and(others, sql`${projectLine.ordered} > 0`))
    .limit(1);
  if (ordered) return lineOrdered(ordered);
  if (isChosen) {
    await db
      .update(projectLine)
      .set({ isChosen: false })
      .where(and(others, eq(projectLine.kind, 'alternative'), eq(projectLine.isChosen, true)));
  }
  await db
    .update(projectLine)
    .set({ isChosen })
    .where(and(isOf(projectId), eq(projectLine.id, id), ne(projectLine.kind, 'included')));
  return null;
}
