import { lineTexts, type NewProduct } from '@lucerna/contract';
import { choicesOf, composeReference, no, ok, parseReference, problem } from '@lucerna/engine';
import type { CatalogId, Choices, PreparedModel, Problem, Result } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import { pick } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { no as refuse, type Refusal } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import type { Catalogue } from '../../catalogue';
import { makeCreation, type MadeCreation } from '../creation/creation-line';
import { evaluateLine } from './evaluate-line';
import type { NewLine } from './line';

/** A product that was evaluated: a line that is ready, or a creation whose line waits for its code. */
export type MadeProduct = NewLine | MadeCreation;

export const isCreation = (made: MadeProduct): made is MadeCreation => 'lineWith' in made;

/** The lines where none of the products is a creation, else null. */
export function plainLines(made: readonly MadeProduct[]): readonly NewLine[] | null {
  return made.every((each): each is NewLine => !isCreation(each)) ? made : null;
}

/** Adding by reference has a right of its own (P6). */
export function refuseProducts(viewer: Viewer, products: readonly NewProduct[]): Refusal | null {
  const byReference = products.some((product) => product.reference !== undefined);
  if (!byReference || viewer.can('product.add.reference')) return null;
  return refuse({ code: 'forbidden', data: { privilege: 'product.add.reference' } });
}

interface Market {
  readonly catalogId: CatalogId;
  readonly rateId: number;
}

/**
 * The products of a request, ready to be stored, all or none: every problem names the product it is about. Evaluated in
 * slices of the event loop.
 */
export async function evaluateProducts(
  ctx: Pick<AppContext, 'catalogue' | 'today'>,
  market: Market,
  products: readonly NewProduct[],
): Promise<Result<readonly MadeProduct[]>> {
  // All of them on one revision and for one day, whatever comes in between.
  const { catalogId, rateId } = market;
  const at = { catalogId, rateId, catalogue: ctx.catalogue.current(), day: ctx.today() };
  const made = await mapInSlices(products, (product) => evaluateProduct(at, product));
  const lines: MadeProduct[] = [];
  const problems: Problem[] = [];
  made.forEach((line, index) => {
    if (line.ok) return void lines.push(line.value);
    const place: Problem['data'] = products.length > 1 ? { product: index + 1 } : {};
    problems.push(...line.problems.map(({ code, data }) => ({ code, data: { ...data, ...place } })));
  });
  return problems.length > 0 ? no(...problems) : ok(lines);
}

/** What was made of a product, with where it goes. */
function evaluateProduct(at: Place, product: NewProduct): Result<MadeProduct> {
  const made = madeOf(at, product);
  const { section, area } = product;
  const arrangement = { section, area, ...pick(product, lineTexts) };
  if (!made.ok || Object.values(arrangement).every((each) => each === undefined)) return made;
  const { value } = made;
  if (!isCreation(value)) return ok({ ...value, arrangement });
  return ok({ ...value, lineWith: (reference) => ({ ...value.lineWith(reference), arrangement }) });
}

/** The market of a project, with the catalogue and the day on which something is evaluated. */
export type Place = Market & { readonly catalogue: Catalogue; readonly day: string };

function madeOf(
  place: Place,
  { model, choices, reference, creation, creationCode, quantity }: NewProduct,
): Result<MadeProduct> {
  const { catalogue, catalogId, rateId, day } = place;
  if (creation) {
    return makeCreation({ id: randomUUID(), creation, creationCode }, { ...place, quantity });
  }
  if (reference !== undefined) return lineOfReference(place, reference, quantity);
  const prepared = catalogue.prepared(catalogId, model ?? '', day);
  return prepared.ok
    ? evaluateLine(randomUUID(), prepared.value, choices ?? {}, { rateId, quantity })
    : prepared;
}

/** The line of a complete reference of the market's catalogue. */
export function lineOfReference(
  { catalogue, catalogId, rateId, day }: Place,
  reference: string,
  quantity: number,
): Result<NewLine> {
  const parsed = parseReference(reference);
  if (!parsed.ok) return parsed;
  const invalid = no(problem('reference-invalid', { reference }));
  if (!parsed.value.complete || parsed.value.catalog !== catalogId) return invalid;
  const prepared = catalogue.prepared(catalogId, parsed.value.model, day);
  if (!prepared.ok) return prepared;
  const stated = choicesOf(parsed.value);
  const said = statedOfModel(stated, prepared.value);
  const line = evaluateLine(randomUUID(), prepared.value, said, { rateId, quantity });
  if (!line.ok) return line;
  // A height of 000 on a model that hangs, say: the reference is well formed and names no article.
  return line.value.reference === composeReference(parsed.value.model, catalogId, stated) ? line : invalid;
}

/** A complete reference writes zeros for what the model does not have; those are no choices. */
export function statedOfModel(stated: Choices, { sheet }: PreparedModel): Choices {
  const offered = new Set<string>(sheet.variations.map((variation) => variation.type));
  const isSaid = ([attribute, value]: [string, string | number]) =>
    offered.has(attribute) ? value !== 0 : !/^0+$/.test(String(value));
  return Object.fromEntries(Object.entries(stated).filter(isSaid));
}
