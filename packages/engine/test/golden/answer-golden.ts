import * as budget from './budget-cases';
import * as catalogue from './catalogue-cases';
import * as delivery from './delivery-cases';
import type { GoldenAdapter, GoldenCatalogue, GoldenInput } from './golden-catalogue';
import * as order from './order-cases';
import * as price from './price-cases';
import * as unit from './unit-cases';

const adapters: Readonly<Record<string, GoldenAdapter>> = {
  price: price.price,
  'price.catalogue': price.catalogPrice,
  'discount.sublevel': price.sublevelDiscount,
  currency: price.currency,
  budget: budget.budget,
  leadtime: delivery.leadtime,
  moq: delivery.moq,
  'order.valid': delivery.orderValid,
  'order.totals': order.orderTotals,
  availability: delivery.availability,
  validity: delivery.validity,
  'unit.inch': unit.inches,
  'unit.lb': unit.pounds,
  'unit.ft3': unit.cubicFeet,
  'height.cm': unit.heightCm,
  'height.max': unit.heightMax,
  'time.days': unit.timeDays,
  rules: catalogue.rules,
  reference: catalogue.reference,
  drivers: catalogue.drivers,
  canopy: catalogue.canopy,
  'energy.class': catalogue.energyClass,
  'creation.code': catalogue.creation,
  'specsheet.subtype': catalogue.specsheet,
  'product.category': catalogue.productCategory,
};

/** The areas that the engine answers. */
export const goldenAreas: readonly string[] = Object.keys(adapters);

/** The engine's answer to a golden case, or undefined for an area that it does not know. */
export function answerGolden(area: string, input: unknown, data: GoldenCatalogue): unknown {
  return Object.hasOwn(adapters, area) ? adapters[area]?.(input as GoldenInput, data) : undefined;
}
