import type { PreconfigCard } from '@lucerna/contract';
import type { BillOfMaterials } from '@lucerna/engine';
import type { FeedPreconfig, View } from '../catalogue';
import { configuratorTypeOf } from './configurator-type';
import { productFacts } from './product-facts';

/** A preconfigured product as its card shows it, with what the engine says of it. */
export function presentPreconfig(view: View, preconfig: FeedPreconfig, bill: BillOfMaterials): PreconfigCard {
  const { id, name, description, catalogId, familyId, subFamilyId, configuratorType } = preconfig;
  const subFamily = view.catalogue.subfamilies.get(subFamilyId);
  return {
    id,
    name,
    description: description?.[view.language] ?? null,
    catalogId,
    familyId,
    subFamily: { id: subFamilyId, name: subFamily?.name ?? '' },
    configuratorType: configuratorTypeOf(configuratorType),
    ...productFacts(view, bill),
  };
}
