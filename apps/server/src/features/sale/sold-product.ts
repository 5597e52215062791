import type { SaleLine } from './project-for-sale';

/** What budgets and orders say of the product of a line: as it was on the day the line was written. */
export function soldProduct({
  model,
  reference,
  configuration,
  name,
  kind,
  subFamily,
  compositions,
}: SaleLine) {
  return {
    model,
    name,
    kind,
    subFamily,
    referenceCode: reference,
    configuration,
    ...(compositions && { compositions }),
  };
}
