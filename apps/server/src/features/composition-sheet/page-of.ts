import type { CompositionPage, CompositionPart } from '@lucerna/documents';
import {
  isComplement,
  modelName,
  orderCode,
  sumOfMoney,
  textIn,
  variationCode,
  withoutDriver,
} from '@lucerna/engine';
import type { ArticleLine, LanguageCode, ModelSheet, PartLine } from '@lucerna/engine';
import type { PictureRequest } from '@lucerna/picture';
import { detailsOf, pictureOf } from '../budget';
import type { View } from '../catalogue';
import type { Composed } from './composition';

/** A page without its drawings and its picture, which the process of the sheets makes. */
export type DescribedPage = Omit<CompositionPage, 'elevation' | 'plan' | 'picture'>;

interface Article {
  readonly line: ArticleLine;
  readonly sheet: ModelSheet;
}

const once = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The luminaires of a composition, or what stands alone in it. */
function articlesOf(view: View, { bill }: Composed): Article[] {
  return bill.compositions
    .flatMap(({ articles }) => articles)
    .flatMap((line) => {
      const sheet = view.catalogue.modelSheet(view.catalogId, line.model);
      return sheet ? [{ line, sheet }] : [];
    });
}

/** What all luminaires have in common, in the order of the reference. */
function commonDetails(articles: readonly Article[], language: LanguageCode): readonly string[] {
  const [first = [], ...others] = articles.map(({ line, sheet }) =>
    detailsOf(sheet, line.attributes, language),
  );
  return first.filter((each) => others.every((other) => other.includes(each)));
}

function temperaturesOf(articles: readonly Article[], language: LanguageCode): string[] {
  return once(
    articles.flatMap(({ line, sheet }) => {
      const { temperature } = line.attributes;
      if (temperature === undefined || line.lumensLed === 0) return [];
      const offered = sheet.variations.find(
        (each) => each.type === 'temperature' && variationCode(each) === temperature,
      );
      return [offered?.description[language] ?? temperature];
    }),
  );
}

function partOf(view: View, line: ArticleLine | PartLine): CompositionPart {
  const { language, catalogue, catalogId, seesPrices } = view;
  const price = seesPrices ? { price: line.prices?.totalGross ?? null } : {};
  const { quantity } = line;
  const reference = orderCode(line);
  if (!('referenceCode' in line)) {
    const name = textIn(line.name, language);
    return { quantity, name, details: [], reference, ...price };
  }
  const sheet = catalogue.modelSheet(catalogId, line.model);
  // Of what gives no light only the finish says something.
  const { color } = line.attributes;
  const said = sheet && isComplement(sheet.model.articleType) ? { color } : line.attributes;
  const details = sheet ? detailsOf(sheet, said, language) : [];
  return {
    quantity,
    name: sheet ? modelName(sheet.model, language) : line.model,
    details,
    reference,
    ...price,
  };
}

/** Equal parts of several compositions are one line. */
function partsOf(view: View, { bill }: Composed): CompositionPart[] {
  const found = new Map<string, CompositionPart>();
  const lines = bill.compositions.flatMap((each) => [...each.articles, ...each.accessories, ...each.drivers]);
  for (const part of lines.map((line) => partOf(view, line))) {
    const known = found.get(part.reference);
    const price =
      known?.price && part.price ? { price: sumOfMoney([known.price, part.price], part.price.currency) } : {};
    found.set(part.reference, {
      ...part,
      ...price,
      quantity: part.quantity + (known?.quantity ?? 0),
    });
  }
  return [...found.values()];
}

/** Writes a composition down for its page; a price only for a view that sees them. */
export function describeComposition(view: View, composed: Composed): DescribedPage {
  const { bill, name, code, collection } = composed;
  const articles = articlesOf(view, composed);
  const facts = articles.map(({ sheet }) => sheet.model.technicalData);
  const drivers = bill.compositions.flatMap((each) => each.drivers);
  return {
    collection,
    name,
    code,
    details: commonDetails(articles, view.language),
    units: view.units,
    lumens: bill.totals.lumens,
    watts: bill.totals.consumedWatts,
    netWeightKg: bill.totals.netWeightKg,
    temperatures: temperaturesOf(articles, view.language),
    renderings: once(facts.flatMap(({ cri }) => cri ?? [])),
    protections: once(facts.flatMap(({ ip }) => ip ?? [])),
    isWithoutDriver: articles.some(({ line }) => line.attributes.control === withoutDriver),
    drivers: drivers.map((line) => {
      const { quantity, name: driver } = partOf(view, line);
      return { quantity, name: driver };
    }),
    leadTimeWeeks: bill.delivery.leadTimeWeeks,
    moq: bill.delivery.moq,
    parts: partsOf(view, composed),
    ...(view.seesPrices && { price: bill.prices?.unitGross ?? null }),
  };
}

/** How a luminaire looks that is all there is; null of a composition, which is drawn as it hangs together. */
export function singleLuminaireCreation(view: View, composed: Composed): PictureRequest | null {
  const [first, ...others] = articlesOf(view, composed);
  if (!first || others.length > 0 || first.line.quantity > 1) return null;
  return pictureOf(first.sheet, first.line.attributes);
}
