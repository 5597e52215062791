import type { ChangedPrice, NewOrder } from '@lucerna/contract';
import { partsBelowMinimum, problem, type Money, type Localized } from '@lucerna/engine';
import { answer, no, notFound, withData, type Answer, type Refusal, type Trouble } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import type { SaleDay, SaleLine, SaleProject } from '../sale';
import { judgeLine, type OrderableLine } from './order-lines';
import type { QuoteOffer } from './quote-offer';

type Wanted = NewOrder['products'][number];

interface Asked {
  readonly line: SaleLine;
  readonly wanted: Wanted;
}

/**
 * The asked lines in the project's order, all or none: refuses when one cannot be ordered, each problem with its
 * product's id; when one became another product or costs something else than was seen; and when the whole order has too
 * few of a part. Judged in slices of the event loop.
 */
export async function linesToOrder(
  day: SaleDay,
  viewer: Viewer,
  project: SaleProject,
  { products }: Pick<NewOrder, 'products'>,
  orderNumbers: ReadonlyMap<string, string>,
  offer: QuoteOffer | null,
): Promise<Answer<readonly OrderableLine[]>> {
  const wanted = new Map(products.map((each) => [each._id, each]));
  const asked = project.lines.flatMap((line): Asked[] => {
    const found = wanted.get(line.id);
    return found ? [{ line, wanted: found }] : [];
  });
  if (asked.length < wanted.size) return notFound();
  const changed = asked.filter((each) => each.line.reference !== each.wanted.referenceCode);
  if (changed.length > 0) {
    return no(
      ...changed.map(({ line, wanted: { referenceCode: reference } }): Trouble => ({
        code: 'productChanged',
        data: { reference, now: line.reference, product: line.id },
      })),
    );
  }
  const lines: OrderableLine[] = [];
  const troubles: Trouble[] = [];
  const judged = await mapInSlices(asked, ({ line, wanted: { quantity } }) =>
    judgeLine(day, project, line, quantity, orderNumbers.get(line.id), offer),
  );
  for (const each of judged) {
    if ('can' in each) lines.push(each.can);
    else {
      const { line, problems } = each.cannot;
      troubles.push(...problems.map((trouble) => withData(trouble, { product: line.id })));
    }
  }
  if (troubles.length > 0) return no(...troubles);
  return pricesRefused(viewer, lines, asked) ?? partsRefused(project, lines) ?? answer(lines);
}

/** Refuses lines that cost something else today than was seen, with both prices for those who may see prices. */
function pricesRefused(
  viewer: Viewer,
  lines: readonly OrderableLine[],
  asked: readonly Asked[],
): Refusal | null {
  const priced = viewer.can('price.view');
  const changed = lines.flatMap((line, place): ChangedPrice[] => {
    const seen = asked[place];
    if (!seen) return [];
    // Who may not see prices names none: a price that they guessed must not be told to be right.
    const expected = priced ? seen.wanted.unitNet : null;
    const isSame = expected
      ? isEqual(expected, line.unitNet)
      : isEqual(line.before().unitGross, line.unitGross);
    if (isSame) return [];
    const { id: product, quantity } = line;
    const reference = line.product.referenceCode;
    const prices = priced && { before: expected ?? line.before().unitNet, after: line.unitNet };
    return [{ product, reference, quantity, ...prices }];
  });
  return changed.length === 0 ? null : { ...no({ code: 'priceChanged' }), details: { lines: changed } };
}

function isEqual(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** Refuses an order that has too few of a part (belts, feeds, rods), and names it. */
function partsRefused(project: SaleProject, lines: readonly OrderableLine[]): Refusal | null {
  const missing = partsBelowMinimum(lines);
  if (missing.length === 0) return null;
  const names = partNames(project.lines);
  return no(
    ...missing.map((part) =>
      problem('part-below-moq', { ...part, name: names.get(part.reference) ?? part.reference }),
    ),
  );
}

/** What the parts of lines are called, by their reference. */
export function partNames(lines: readonly SaleLine[]): ReadonlyMap<string, string | Localized> {
  const names = new Map<string, string | Localized>();
  for (const { reference, name, compositions } of lines) {
    names.set(reference, name);
    for (const { parts } of compositions ?? []) {
      for (const part of parts) names.set(part.code, part.name);
    }
  }
  return names;
}
