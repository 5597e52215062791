import type { Budget } from '@lucerna/contract';
import { exactPriceOfPieces } from '@lucerna/engine';
import { mapInSlices } from '../../http/time-slice';
import { wordsOf } from '../project';
import { soldToday, type SaleDay, type SaleLine, type SaleProject } from '../sale';

/** A line that is not chosen, with what a budget says of it. */
export interface OfferedOption {
  readonly line: SaleLine;
  readonly option: NonNullable<Budget['options']>[number];
}

/** The lines of a project that are not chosen and made today, each at its list price: what a budget offers beside its sum. */
export async function offeredOptions(
  day: SaleDay,
  project: SaleProject,
  withPrices: boolean,
): Promise<readonly OfferedOption[]> {
  const { lines, counted, structure } = project;
  const referenceOf = new Map(lines.map(({ id, reference }) => [id, reference]));
  const takenBy = new Map(
    lines.flatMap(({ id, reference, option }) =>
      option?.kind === 'alternative' && counted.has(id) ? [[option.alternativeTo, reference] as const] : [],
    ),
  );
  const others = lines.filter(({ id }) => !counted.has(id));
  const judged = await mapInSlices(others, (line) => {
    const { unitGross, discontinued } = soldToday(day, project, line, line.quantity);
    if (discontinued) return null;
    const base = line.option?.kind === 'alternative' ? line.option.alternativeTo : line.id;
    const instead = takenBy.get(base) ?? (base === line.id ? undefined : referenceOf.get(base));
    const total = unitGross && exactPriceOfPieces(unitGross, line.quantity);
    const option: OfferedOption['option'] = {
      kind: instead === undefined ? 'optional' : 'alternative',
      ...(instead !== undefined && { instead }),
      referenceCode: line.reference,
      name: line.name,
      ...wordsOf(structure, line),
      quantity: line.quantity,
      ...(withPrices && unitGross && total && { unitPvp: unitGross, totalNet: total }),
    };
    return { line, option };
  });
  return judged.filter((each) => each !== null);
}
