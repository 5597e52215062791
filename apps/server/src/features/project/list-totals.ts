import { projectTotals } from '@lucerna/engine';
import type { Currency, Money } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { timeSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { readFacts } from './sheet/sheet';
import { priceOf } from './sheet/tell-lines';

interface Listed {
  readonly id: string;
  readonly currency: Currency;
}

/**
 * Net totals of projects at the viewer's discounts, as each project says it itself (present.ts); null where no line has a
 * price. Only for who may see prices.
 */
export async function netTotals(
  frame: Frame,
  { discounts }: Viewer,
  projects: readonly Listed[],
): Promise<ReadonlyMap<string, Money | null>> {
  const { rows } = await frame.pool.query<{ id: string; facts: readonly string[] }>(
    'select project_id as id, json_agg(facts) as facts from project_line where project_id = any ($1::uuid[]) group by 1',
    [projects.map(({ id }) => id)],
  );
  const facts = new Map(rows.map((row) => [row.id, row.facts]));
  const totals = new Map<string, Money | null>();
  const slice = timeSlices();
  for (const { id, currency } of projects) {
    const lines = (facts.get(id) ?? []).map((each) => priceOf(readFacts(each), currency, discounts));
    const { net, unpriced } = projectTotals(lines, currency);
    totals.set(id, unpriced < lines.length ? net : null);
    const wait = slice();
    if (wait) await wait;
  }
  return totals;
}
