import { projectTotals } from '@lucerna/engine';
import type { Currency, Money } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { timeSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import type { PricedPart } from './line/line';
import { lineTables } from './line/read-lines';
import { pricedLine } from './present';

interface Listed {
  readonly id: string;
  readonly currency: Currency;
}

/** What of a line a price needs. */
type PriceRow = readonly [
  quantity: number,
  unitGross: number | null,
  sublevel: string | null,
  pricedParts: readonly PricedPart[] | null,
];

/**
 * Net totals of projects at the viewer's discounts, as each project says it itself (present.ts); null where no line has a
 * price. Only for who may see prices.
 */
export async function netTotals(
  frame: Frame,
  { discounts }: Viewer,
  projects: readonly Listed[],
): Promise<ReadonlyMap<string, Money | null>> {
  const { rows } = await frame.pool.query<{ id: string; lines: readonly PriceRow[] }>(
    `select l.project_id as id, json_agg(json_build_array(
       l.quantity, e.unit_gross, e.sublevel, e.evaluation -> 'pricedParts')) as lines
     from ${lineTables} where l.project_id = any ($1::uuid[]) group by 1`,
    [projects.map(({ id }) => id)],
  );
  const linesOf = new Map(rows.map((row) => [row.id, row.lines]));
  const totals = new Map<string, Money | null>();
  const slice = timeSlices();
  for (const { id, currency } of projects) {
    const lines = (linesOf.get(id) ?? []).map(([quantity, unitGross, sublevel, pricedParts]) => {
      const line = { quantity, unitGross, sublevel, ...(pricedParts && { pricedParts }) };
      return pricedLine({ ...line, watts: 0, lumens: 0, netWeightKg: 0 }, currency, discounts);
    });
    const { net, unpriced } = projectTotals(lines, currency);
    totals.set(id, unpriced < lines.length ? net : null);
    const wait = slice();
    if (wait) await wait;
  }
  return totals;
}
