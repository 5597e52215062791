import { projectTotals } from '@lucerna/engine';
import type { Currency, Money } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { lineEvaluation, projectLine } from '../../database/tables/project';
import { anyOf, typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { timeSlices } from '../../http/time-slice';
import type { Access } from './access';
import type { PricedPart } from './line/line';
import { ofLine } from './line/read-lines';
import { pricedLine } from './present';

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
];

/**
 * Net totals of projects at the discounts of each, as each project says it itself (present.ts); null where no line has a
 * price. Only for who may see prices.
 */
export async function netTotals(
  frame: Frame,
  projects: readonly Listed[],
): Promise<ReadonlyMap<string, Money | null>> {
  const { unitGross: gross, sublevel: level, evaluation } = lineEvaluation;
  const ids = projects.map(({ id }) => id);
  const rows = await typed(frame.pool)
    .select({
      id: projectLine.projectId,
      lines: sql<readonly PriceRow[]>`json_agg(json_build_array(
        ${projectLine.quantity}, ${gross}, ${level}, ${evaluation} -> 'pricedParts'))`,
    })
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(anyOf(projectLine.projectId, ids))
    .groupBy(projectLine.projectId);
  const linesOf = new Map(rows.map((row) => [row.id, row.lines]));
  const totals = new Map<string, Money | null>();
  const slice = timeSlices();
  for (const { id, currency, access } of projects) {
    const lines = (linesOf.get(id) ?? []).map(([quantity, unitGross, sublevel, pricedParts]) => {
      const line = { quantity, unitGross, sublevel, ...(pricedParts && { pricedParts }) };
      return pricedLine({ ...line, watts: 0, lumens: 0, netWeightKg: 0 }, currency, access.terms.discounts);
    });
    const { net, unpriced } = projectTotals(lines, currency);
    totals.set(id, unpriced < lines.length ? net : null);
    const wait = slice();
    if (wait) await wait;
  }
  return totals;
}
