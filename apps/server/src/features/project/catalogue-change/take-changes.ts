import type { BodyOf, ChangedPrice, operations } from '@lucerna/contract';
import type { Money } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import { changeSide } from '../../../database/change-side';
import { nameOfProject, recordEvent } from '../../../database/events';
import { no, notFound, type Answer, type Refusal, type Trouble } from '../../../http/answer';
import { timeSlices } from '../../../http/time-slice';
import { writeProject, type ChangeRequest } from '../change';
import { checkToday, lineOn, placeToday, type LineToday } from '../check-today';
import type { NewLine } from '../line/line';
import { lineOrdered } from '../line/ordered-line';
import { findLines, refuseChangedLines, untilUnchanged, type SeenLine } from '../line/read-lines';
import { replaceEvaluations } from '../line/write-lines';
import type { Projects } from '../read-project';
import { insertChange, keepLines, readChangedLines, sealChange } from '../several/kept-lines';
import { touchProject } from '../store';
import { successorOf } from './compare-line';

type Wanted = BodyOf<(typeof operations)['takeCatalogueChanges']>['products'];

interface Prepared {
  readonly line: SeenLine;
  /** The line's reference after the change; the same as before for a line that stays as it is. */
  readonly reference: string;
  readonly today: LineToday;
}

/**
 * Takes over what the catalogue says today of lines, all or none: refused when a price is another than was seen, has become none, or
 * a product is another. A line keeps its quantity and its place, and its choices too unless it becomes the successor that was seen.
 * What the lines were is kept, so that it is taken back as every change of several lines (decision 0073).
 */
export function takeCatalogueChanges(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  wanted: Wanted,
): Promise<Answer<never>> {
  const { ctx } = projects;
  const { viewer } = request;
  return untilUnchanged(async () => {
    const ids = wanted.map(({ _id }) => _id);
    const lines = await findLines(ctx.pool, viewer, 'edit', projectId, ids);
    const prepared =
      lines.length === ids.length ? await prepare(projects, request, lines, wanted) : notFound();
    const done = await writeProject(projects, request, projectId, async (tx) => {
      if (!('ready' in prepared)) return prepared;
      const changed = await refuseChangedLines(tx, projectId, lines);
      if (changed) return changed;
      const records: NewLine[] = [];
      for (const { line, reference, today } of prepared.ready) {
        const { record } = await today(tx, viewer.accountId);
        if (!record) return no({ code: 'price-missing', data: { reference } });
        if (record.reference !== reference) {
          return no({ code: 'productChanged', data: { reference, now: record.reference, product: line.id } });
        }
        records.push(record);
      }
      const kept = { id: randomUUID(), projectId };
      await insertChange(tx, kept, { changed: records.length, refused: [] });
      await keepLines(tx, kept, ids, true);
      await replaceEvaluations(tx, projectId, records);
      await touchProject(tx, projectId);
      await recordEvent(tx, 'pricesChanged', {
        actor: viewer.accountId,
        subject: projectId,
        payload: { lines: records.length },
        change: {
          ...{ area: 'prices', label: nameOfProject(projectId) },
          before: pricesSide(lines, lines, records),
          after: pricesSide(lines, records, lines),
        },
      });
      await sealChange(tx, kept);
      return kept.id;
    });
    return done.ok ? readChangedLines(projects, request, projectId, done) : done;
  });
}

type Priced = Pick<NewLine, 'reference' | 'unitGross'>;

/** The prices of those lines that have another price or reference on the other side; both sides in the order of the lines. */
function pricesSide(lines: readonly SeenLine[], priced: readonly Priced[], others: readonly Priced[]) {
  const prices = lines.flatMap(({ id: line, market: { currency } }, at) => {
    const [{ reference: of, unitGross: amount }, other] = [priced[at]!, others[at]!];
    return amount === null || (amount === other.unitGross && of === other.reference)
      ? []
      : [{ name: 'unitPrice' as const, of, line, value: { amount, currency } }];
  });
  return changeSide({ lines: priced.length }, {}, prices);
}

async function prepare(
  { ctx }: Projects,
  { viewer }: ChangeRequest,
  lines: readonly SeenLine[],
  wanted: Wanted,
): Promise<{ readonly ready: readonly Prepared[] } | Refusal> {
  const asked = new Map(wanted.map((each) => [each._id, each]));
  const seesPrices = viewer.can('price.view');
  const slice = timeSlices();
  const ready: Prepared[] = [];
  const troubles: Trouble[] = [];
  const changed: ChangedPrice[] = [];
  for (const line of lines) {
    const { id: product, reference, quantity, market } = line;
    const { unitGross: seen, referenceCode = reference } = asked.get(product) ?? {};
    const place = placeToday(ctx, market);
    const isOther = referenceCode !== reference;
    if (isOther && line.ordered > 0) return lineOrdered(line);
    const made = isOther ? successorOf(place, line)?.line : valueOf(lineOn(place, line));
    const before = seen ?? null;
    const after =
      made && made.unitGross !== null ? { amount: made.unitGross, currency: market.currency } : null;
    if (isOther && made?.reference !== referenceCode) {
      const data = { reference: referenceCode, now: made?.reference ?? reference, product };
      troubles.push({ code: 'productChanged', data });
    } else if (after === null) {
      troubles.push({ code: 'price-missing', data: { reference, product } });
    } else if (seesPrices && !isEqual(before, after)) {
      changed.push({ product, reference, quantity, before: before ?? after, after });
    } else {
      const today = isOther ? async () => ({ record: made ?? null, problems: [] }) : checkToday(ctx, line);
      ready.push({ line, reference: referenceCode, today });
    }
    const wait = slice();
    if (wait) await wait;
  }
  if (troubles.length > 0) return no(...troubles);
  return changed.length > 0 ? { ...no({ code: 'priceChanged' }), details: { lines: changed } } : { ready };
}

const valueOf = (made: ReturnType<typeof lineOn>): NewLine | undefined => (made.ok ? made.value : undefined);

function isEqual(one: Money | null, other: Money): boolean {
  return one?.amount === other.amount && one.currency === other.currency;
}
