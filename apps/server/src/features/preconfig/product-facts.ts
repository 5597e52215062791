import type { ProductFacts } from '@lucerna/contract';
import { isComplement, problem, type ArticleLine, type BillOfMaterials, type Problem } from '@lucerna/engine';
import type { View } from '../catalogue';

type CountedArticle = ProductFacts['articles'][number];

/** Luminaires first, then complements; equal ones of several compositions are one. */
function linesOf({ compositions }: BillOfMaterials): ArticleLine[] {
  const lines = new Map<string, ArticleLine>();
  const accessories = compositions.flatMap((each) => each.accessories);
  const complements = accessories.filter((line): line is ArticleLine => 'referenceCode' in line);
  for (const line of [...compositions.flatMap((each) => each.articles), ...complements]) {
    const quantity = line.quantity + (lines.get(line.referenceCode)?.quantity ?? 0);
    lines.set(line.referenceCode, { ...line, quantity });
  }
  return [...lines.values()];
}

function presentArticle({ catalogue }: View, { model, quantity, attributes }: ArticleLine): CountedArticle {
  const facts = catalogue.models.get(model);
  return {
    model,
    name: facts?.name ?? model,
    kind: facts?.kind ?? '',
    quantity,
    color: attributes.color ?? null,
    temperature: attributes.temperature ?? null,
    installation: attributes.installation ?? null,
    pendantHeight: attributes.pendantHeight ?? null,
  };
}

/** What a product is made of and how it can be had, with its list price for a viewer who may see it. */
export function productFacts(view: View, bill: BillOfMaterials): ProductFacts {
  const lines = linesOf(bill);
  const isLuminaire = ({ model }: ArticleLine) => {
    const facts = view.catalogue.models.get(model);
    return facts !== undefined && !isComplement(facts.articleType);
  };
  return {
    articles: lines.map((line) => presentArticle(view, line)),
    luminaires: lines.filter(isLuminaire).reduce((sum, { quantity }) => sum + quantity, 0),
    lumens: bill.totals.lumens,
    watts: bill.totals.consumedWatts,
    netWeightKg: bill.totals.netWeightKg,
    leadTimeWeeks: bill.delivery.leadTimeWeeks,
    moq: bill.delivery.moq,
    ...(view.seesPrices && { price: bill.prices?.unitGross ?? null }),
  };
}

/** Why a product cannot be ordered: its parts without a price, for a viewer who may know of prices. */
export function priceProblems({ seesPrices }: View, { unpriced }: BillOfMaterials): Problem[] {
  return seesPrices ? unpriced.map((reference) => problem('price-missing', { reference })) : [];
}
