import { structureTotals, type Currency, type Money } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { memberOf } from '../../database/json-text';
import type { PricedPart } from '../../database/stored/line-evaluation';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import type { LineArrangement } from '../../database/tables/project-structure';
import { anyOf, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { timeSlices } from '../../http/time-slice';
import type { Access } from './access';
import { ofLine } from './line/read-lines';
import { pricedLine } from './line/present-line';
import {
  arrangementOfLine,
  noStructure,
  plainArrangement,
  structureOfProject,
} from './structure/arrangement';
import { freeLinesOf } from './structure/present-structure';

interface Listed {
  readonly id: string;
  readonly currency: Currency;
  readonly access: Access;
}

/** What of a line a price needs. */
type PriceRow = readonly [
  quantity: number,
  unitGross: number | null,
  sublevel: string | null,
  pricedParts: readonly PricedPart[] | null,
  id: string,
  arrangement: LineArrangement | null,
];

/**
 * Net totals of projects at the discounts of each, as each project says it itself (present.ts); null where no line has a
 * price. Only for who may see prices.
 */
export async function netTotals(
  ctx: AppContext,
  projects: readonly Listed[],
): Promise<ReadonlyMap<string, Money | null>> {
  const { unitGross: gross, sublevel: level, evaluation } = lineEvaluation;
  const ids = projects.map(({ id }) => id);
  const rows = await typed(ctx.pool)
    .select({
      id: projectLine.projectId,
      lines: sql<readonly PriceRow[]>`json_agg(json_build_array(
        ${projectLine.quantity}, ${gross}, ${level}, ${evaluation} -> ${memberOf(evaluation, 'pricedParts')}, ${projectLine.id},
        (${arrangementOfLine})::json) order by ${projectLine.position}, ${projectLine.id})`,
    })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(anyOf(projectLine.projectId, ids))
    .groupBy(projectLine.projectId);
  const structures = await typed(ctx.pool)
    .select({ id: project.id, structure: structureOfProject })
    .from(project)
    .where(anyOf(project.id, ids));
  const linesOf = new Map(rows.map((row) => [row.id, row.lines]));
  const structureOf = new Map(structures.map((row) => [row.id, row.structure]));
  const totals = new Map<string, Money | null>();
  const slice = timeSlices();
  for (const { id, currency, access } of projects) {
    const lines = (linesOf.get(id) ?? []).map(([quantity, unitGross, sublevel, pricedParts, line, at]) => {
      const priced = { quantity, unitGross, sublevel, ...(pricedParts && { pricedParts }) };
      const unlit = { watts: 0, lumens: 0, netWeightKg: 0 };
      return {
        ...{ id: line, ...(at ?? plainArrangement) },
        ...pricedLine({ ...priced, ...unlit }, currency, access.terms.discounts),
      };
    });
    const freeLines = freeLinesOf(structureOf.get(id) ?? noStructure, currency);
    const { net } = structureTotals(lines, freeLines, currency).project;
    const hasPrice = [...lines.map(({ unitGross }) => unitGross), ...freeLines.map((line) => line.unitPrice)];
    totals.set(id, hasPrice.some((price) => price !== null) ? net : null);
    const wait = slice();
    if (wait) await wait;
  }
  return totals;
}
