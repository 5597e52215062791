import type { PreconfigCard } from '@lucerna/contract';
import { isComplement } from '@lucerna/engine';
import type { ArticleLine, BillOfMaterials, LanguageCode } from '@lucerna/engine';
import type { FeedPreconfig, View } from '../catalogue';
import { configuratorTypeOf } from './configurator-type';

type CountedArticle = PreconfigCard['articles'][number];

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

/** A preconfigured product as its card shows it, with what the engine says of it. */
export function presentPreconfig(view: View, preconfig: FeedPreconfig, bill: BillOfMaterials): PreconfigCard {
  const { id, name, description, catalogId, familyId, subFamilyId, configuratorType } = preconfig;
  const lines = linesOf(bill);
  const isLuminaire = ({ model }: ArticleLine) => {
    const facts = view.catalogue.models.get(model);
    return facts !== undefined && !isComplement(facts.articleType);
  };
  const subFamily = view.catalogue.subfamilies.get(subFamilyId);
  return {
    id,
    name,
    description: (description as Record<LanguageCode, string> | undefined)?.[view.language] ?? null,
    catalogId,
    familyId,
    subFamily: { id: subFamilyId, name: subFamily?.name ?? '' },
    configuratorType: configuratorTypeOf(configuratorType),
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
