import { wordsOf } from '../project';
import type { SaleLine, SaleProject } from './project-for-sale';

/** What budgets and orders say of the product of a line: as it was on the day the line was written, and where it stood. */
export function soldProduct({ structure }: SaleProject, line: SaleLine) {
  const { model, reference, configuration, name, kind, subFamily, compositions } = line;
  return {
    model,
    name,
    kind,
    subFamily,
    referenceCode: reference,
    configuration,
    ...(compositions && { compositions }),
    ...wordsOf(structure, line),
  };
}
