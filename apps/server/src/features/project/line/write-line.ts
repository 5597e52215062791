import type { CompositionSummary } from '@lucerna/contract';
import type { Availability, Choices, Configuration, Problem } from '@lucerna/engine';
import { jsonMembers } from './line';
import type { LineRecord } from './line';
import type { PricedPart } from './net-price';
import { writeFacts } from '../sheet/sheet';

/** What is known of a product, a luminaire or a creation, on the day on which its line is written. */
export interface WrittenProduct {
  readonly id: string;
  readonly type: string;
  readonly quantity: number;
  readonly model: { readonly model: string; readonly kind: string };
  readonly name: string;
  readonly familyId: number;
  readonly subFamily: { readonly id: number; readonly name: string };
  readonly configuratorType: { readonly id: number; readonly description: string };
  readonly choices: Choices;
  readonly configuration: Configuration;
  readonly reference: string;
  /** Minor units; null when there is no price. */
  readonly unitGross: number | null;
  readonly sublevel: string | null;
  readonly priceTrace: unknown;
  readonly bill: { readonly category: unknown };
  readonly moq: number;
  readonly leadTimeWeeks: number | null;
  readonly availability: Availability;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  readonly problems: readonly Problem[];
  readonly applicationLocation: number | null;
  readonly catalogueRevision: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Of a creation: what it is made of, and what its price is where the discounts of its parts differ. */
  readonly creation?: {
    readonly compositions: CompositionSummary[];
    readonly pricedParts: readonly PricedPart[] | null;
  };
}

/** The line that is stored of a product: columns to search and add up by, and what is read of it as text. */
export function writeLine(product: WrittenProduct): LineRecord {
  const { id, quantity, model, subFamily, choices, configuration, reference, creation } = product;
  const { unitGross, sublevel, moq, leadTimeWeeks, lumens, watts, netWeightKg, day } = product;
  const { pricedParts } = creation ?? {};
  return {
    id,
    quantity,
    model: model.model,
    sub_family_id: subFamily.id,
    choices,
    configuration,
    catalogue_revision: product.catalogueRevision,
    evaluated_on: day,
    reference,
    unit_gross: unitGross,
    sublevel,
    price_trace: product.priceTrace,
    bill_of_materials: product.bill,
    moq,
    lead_time_weeks: leadTimeWeeks,
    lumens,
    watts,
    net_weight_kg: netWeightKg,
    sheet: jsonMembers({
      type: product.type,
      isPersonalized: 1,
      familyId: product.familyId,
      subFamily,
      model: model.model,
      name: product.name,
      kind: model.kind,
      referenceCode: reference,
      quantity,
      moq,
      leadTimeWeeks,
      choices,
      configuration,
      configuratorType: product.configuratorType,
      category: product.bill.category,
      validation: { status: 0 },
      applicationLocation: product.applicationLocation,
      lumens,
      watts,
      netWeightKg,
      availability: product.availability,
      problems: product.problems,
      ...(creation && { hasCreation: true, compositions: creation.compositions }),
    }),
    facts: writeFacts({
      quantity,
      unitGross,
      sublevel,
      lumens,
      watts,
      netWeightKg,
      evaluatedOn: day,
      ...(pricedParts && { pricedParts }),
    }),
  };
}
