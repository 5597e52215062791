import type { BodyOf, ChangedPrice, operations } from '@lucerna/contract';
import type { Money } from '@lucerna/engine';
import { no, notFound } from '../../http/answer';
import type { Answer, Refusal, Trouble } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import { changeProject } from './change';
import type { ChangeRequest } from './change';
import type { Projects } from './read-project';
import { checkPrice } from './check-prices';
import { checkToday } from './check-today';
import type { LineToday } from './check-today';
import type { NewLine } from './line/line';
import { findLines, refuseChangedLines, untilUnchanged } from './line/read-lines';
import type { SeenLine } from './line/read-lines';
import { replaceEvaluations } from './line/write-lines';
import { touchProject } from './store';
import { recordEvent } from '../../database/events';

type Wanted = BodyOf<(typeof operations)['refreshPrices']>['products'];

interface Prepared {
  readonly line: SeenLine;
  readonly today: LineToday;
}

/**
 * Takes over the prices of today, all or none: refused when one is another than was seen, has become none, or its
 * product is made of other parts now. Quantity, choices and reference of a line stay.
 */
export function refreshPrices(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  wanted: Wanted,
): Promise<Answer<never>> {
  const { frame } = projects;
  const { viewer } = request;
  if (!viewer.can('price.view')) {
    return Promise.resolve(no({ code: 'forbidden', data: { privilege: 'price.view' } }));
  }
  return untilUnchanged(async () => {
    const ids = wanted.map(({ _id }) => _id);
    const lines = await findLines(frame.pool, viewer, 'edit', projectId, ids);
    const prepared = lines.length === ids.length ? await prepare(projects, lines, wanted) : notFound();
    return changeProject(projects, request, projectId, async (tx) => {
      if (!('ready' in prepared)) return prepared;
      const changed = await refuseChangedLines(tx, projectId, lines);
      if (changed) return changed;
      const records: NewLine[] = [];
      for (const { line, today } of prepared.ready) {
        const { record } = await today(tx, viewer.accountId);
        if (!record) return no({ code: 'price-missing', data: { reference: line.reference } });
        if (record.reference !== line.reference) {
          const data = { reference: line.reference, now: record.reference, product: line.id };
          return no({ code: 'productChanged', data });
        }
        records.push(record);
      }
      await replaceEvaluations(tx, projectId, records);
      await touchProject(tx, projectId);
      await recordEvent(tx, 'pricesChanged', {
        actor: viewer.accountId,
        subject: projectId,
        payload: { lines: records.length },
      });
      return undefined;
    });
  });
}

async function prepare(
  { frame }: Projects,
  lines: readonly SeenLine[],
  wanted: Wanted,
): Promise<{ readonly ready: readonly Prepared[] } | Refusal> {
  const seen = new Map(wanted.map(({ _id, unitGross }) => [_id, unitGross]));
  const slice = timeSlices();
  const ready: Prepared[] = [];
  const missing: Trouble[] = [];
  const changed: ChangedPrice[] = [];
  for (const line of lines) {
    const { id: product, reference, quantity } = line;
    const before = seen.get(product) ?? null;
    const { after } = checkPrice(frame, line);
    if (after === null) missing.push({ code: 'price-missing', data: { reference, product } });
    else if (!isEqual(before, after)) changed.push({ product, reference, quantity, before, after });
    else ready.push({ line, today: checkToday(frame, line) });
    const wait = slice();
    if (wait) await wait;
  }
  if (missing.length > 0) return no(...missing);
  return changed.length > 0 ? { ...no({ code: 'priceChanged' }), details: { lines: changed } } : { ready };
}

function isEqual(one: Money | null, other: Money): boolean {
  return one?.amount === other.amount && one.currency === other.currency;
}
