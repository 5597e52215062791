import type { PriceChecks } from '@lucerna/contract';
import { comparePrice, priceLastDay } from '@lucerna/engine';
import type { Money, PriceState } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { findAccess } from './access';
import { pricedToday } from './check-today';
import { findLines } from './line/read-lines';
import type { SeenLine } from './line/read-lines';

/** The price of a line and what became of it. */
interface CheckedPrice {
  readonly priceState: PriceState;
  readonly before: Money | null;
  readonly after: Money | null;
}

/** Compares the price of a line with the one of today. */
export function checkPrice(frame: Frame, line: SeenLine): CheckedPrice {
  const { currency } = line.market;
  const of = (amount: number | null) => (amount === null ? null : { amount, currency });
  const made = pricedToday(frame, line);
  const before = of(line.unitGross);
  const after = made.ok ? of(made.value.unitGross) : null;
  const priceState = comparePrice(
    { unitGross: before, evaluatedOn: line.evaluatedOn },
    { unitGross: after, today: frame.today(), validDays: frame.env.sale.priceDays },
  );
  return { priceState, before, after };
}

/**
 * The lines of a project whose price holds no longer, in slices of the event loop. What was written today
 * under the catalogue in force is not evaluated again, and nothing is written.
 */
export async function checkPrices(
  frame: Frame,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<PriceChecks>> {
  if (!viewer.can('project.view')) return no({ code: 'forbidden', data: { privilege: 'project.view' } });
  const access = await findAccess(frame.pool, viewer, projectId);
  if (!access) return notFound();
  const { version } = access;
  const { revision } = frame.catalogue.current();
  const today = frame.today();
  const slice = timeSlices();
  const lines: PriceChecks['lines'] = [];
  for (const line of await findLines(frame.pool, viewer, 'read', projectId, null)) {
    if (line.catalogueRevision === revision && line.evaluatedOn === today) continue;
    const { priceState, before, after } = checkPrice(frame, line);
    if (priceState !== 'valid') {
      const validUntil = priceLastDay(line, frame.env.sale.priceDays);
      lines.push({ _id: line.id, priceState, validUntil, before, after });
    }
    const wait = slice();
    if (wait) await wait;
  }
  return answer({ version, lines }, { headers: { etag: `"${version}"` } });
}
