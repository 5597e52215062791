import type { Currency, Money } from '../price/money';
import { countedLines, type OptionalLine } from './counted-lines';
import { groupBy } from './group-by';
import { costOf, totalsAdder } from './project-totals';
import type { ProjectLine, ProjectTotals, TotalsAdder } from './project-totals';

/** A line of a project with where it stands. */
export interface StructuredLine extends ProjectLine, OptionalLine {
  readonly section: string | null;
  readonly area: string | null;
}

/** What is no product: freight, a sample, a service. Without a price it is a text. */
export interface FreeLine {
  readonly section: string | null;
  readonly quantity: number;
  readonly unitPrice: Money | null;
}

/** Totals of a project and of each of its parts, by their ids; null is what stands in none. */
export interface StructureTotals {
  readonly project: ProjectTotals;
  readonly sections: ReadonlyMap<string | null, ProjectTotals>;
  /** Products only: a free line has no area. */
  readonly areas: ReadonlyMap<string | null, ProjectTotals>;
}

/**
 * Adds up the lines that count of a project, by section and area too, so that the sections add up to the project: those of the
 * next version of two thousand lines follow from the few that are others. Throws RangeError for a price in another currency.
 */
export function structureAdder(currency: Currency) {
  const project = totalsAdder(currency);
  const sections = new Map<string | null, TotalsAdder>();
  const areas = new Map<string | null, TotalsAdder>();
  const adderOf = (parts: Map<string | null, TotalsAdder>, id: string | null): TotalsAdder => {
    let adder = parts.get(id);
    if (!adder) parts.set(id, (adder = totalsAdder(currency)));
    return adder;
  };
  const addersOf = ({ section, area }: StructuredLine) => [
    project,
    adderOf(sections, section),
    adderOf(areas, area),
  ];
  return {
    add(line: StructuredLine): void {
      for (const adder of addersOf(line)) adder.add(line);
    },
    /** Takes a line out that was added. */
    take(line: StructuredLine): void {
      for (const adder of addersOf(line)) adder.take(line);
    },
    /** Whether lines can be taken out and leave nothing behind. */
    isExact: project.isExact,
    /** With what is no product. */
    totals(freeLines: readonly FreeLine[]): StructureTotals {
      const costs = groupBy(freeLines, ({ section }) => section);
      for (const section of costs.keys()) adderOf(sections, section);
      const totalsOf = (
        parts: ReadonlyMap<string | null, TotalsAdder>,
        costOfPart: (id: string | null) => number,
      ) => new Map([...parts].map(([id, adder]) => [id, adder.totals(costOfPart(id))]));
      return {
        project: project.totals(costOf(freeLines, currency)),
        sections: totalsOf(sections, (id) => costOf(costs.get(id) ?? [], currency)),
        areas: totalsOf(areas, () => 0),
      };
    },
  };
}

export type StructureAdder = ReturnType<typeof structureAdder>;

/** The totals of a project of these lines, of which those count that `countedLines` says. */
export function structureTotals(
  lines: readonly StructuredLine[],
  freeLines: readonly FreeLine[],
  currency: Currency,
): StructureTotals {
  const adder = structureAdder(currency);
  for (const line of countedLines(lines)) adder.add(line);
  return adder.totals(freeLines);
}

/**
 * Lines in the order of a project: those of no section, then those of each section in turn, each as they were. One of a section
 * that is not among them is in none.
 */
export function inSections<Line extends { readonly section: string | null }>(
  lines: readonly Line[],
  sections: readonly { readonly id: string }[],
): readonly Line[] {
  if (sections.length === 0) return lines;
  const known = new Set(sections.map(({ id }) => id));
  const groups = groupBy(lines, ({ section }) => (section !== null && known.has(section) ? section : null));
  return [null, ...known].flatMap((id) => groups.get(id) ?? []);
}
