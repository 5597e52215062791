import type { Project, ProjectStructure } from '@lucerna/contract';
import { exactPriceOfPieces } from '@lucerna/engine';
import type { Currency, FreeLine, Money, ProjectLine, StructureAdder } from '@lucerna/engine';
import type { Structure } from '../../../database/tables/project-structure';
import type { Immutable } from '../../../http/answer';
import type { StoredLine } from '../line/line';
import { hasParts } from './arrangement';

/** A line with the prices of a viewer, where it stands and whether it counts. */
export type PlacedLine = Required<ProjectLine> & Pick<StoredLine, 'id' | 'section' | 'area' | 'option'>;

interface Arranged {
  readonly structure: Structure;
  readonly currency: Currency;
  /** How many. */
  readonly products: number;
  readonly sums: StructureAdder;
}

type Totals = ReturnType<StructureAdder['totals']>['project'];

/** What free lines cost. */
export const freeLinesOf = ({ freeLines }: Structure, currency: Currency): FreeLine[] =>
  freeLines.map(({ section, quantity, unitPrice }) => ({
    ...{ section, quantity },
    unitPrice: unitPrice === null ? null : { amount: unitPrice, currency },
  }));

const partTotals = (totals: Totals | undefined, currency: Currency, seesPrices: boolean) => {
  const none: Money = { amount: 0, currency };
  const { quantity = 0, watts = 0, gross = none, net = none, unpriced = 0 } = totals ?? {};
  return { quantity, watts, ...(seesPrices && { gross, net, unpriced }) };
};

/** The totals of a project and what its owner arranged of it, without amounts for who may not see them. */
export function presentArranged(
  { structure, currency, products, sums }: Arranged,
  seesPrices: boolean,
): { readonly totals: Project['totals']; readonly structure?: Immutable<ProjectStructure> } {
  const totalsOf = ({ gross, net, unpriced, ...figures }: Totals) => ({
    ...{ products, ...figures },
    ...(seesPrices && { gross, net, unpriced }),
  });
  const found = sums.totals(freeLinesOf(structure, currency));
  if (!hasParts(structure)) return { totals: totalsOf(found.project) };
  const { sections, areas, freeLines } = structure;
  return {
    totals: totalsOf(found.project),
    structure: {
      sections: sections.map(({ id, name }) => ({
        ...{ id, name },
        totals: partTotals(found.sections.get(id), currency, seesPrices),
      })),
      areas: areas.map((area) => ({
        ...area,
        totals: partTotals(found.areas.get(area.id), currency, seesPrices),
      })),
      freeLines: freeLines.map(({ unitPrice: amount, ...line }) => {
        const unitPrice = amount === null ? null : { amount, currency };
        const total = unitPrice && exactPriceOfPieces(unitPrice, line.quantity);
        return { ...line, ...(seesPrices && { unitPrice, total }) };
      }),
      ...(sections.length > 0 && {
        unsectioned: partTotals(found.sections.get(null), currency, seesPrices),
      }),
    },
  };
}
