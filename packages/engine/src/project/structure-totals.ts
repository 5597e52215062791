import type { Currency, Money } from '../price/money';
import { countedLines } from './counted-lines';
import type { OptionalLine } from './counted-lines';
import { groupBy } from './group-by';
import { totalsAdder } from './project-totals';
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
 * Adds up what counts of a project: all of it, and by section and area, so that the sections add up to the project. Throws
 * RangeError for a price in another currency.
 */
export function structureTotals(
  lines: readonly StructuredLine[],
  freeLines: readonly FreeLine[],
  currency: Currency,
): StructureTotals {
  const project = totalsAdder(currency);
  const sections = new Map<string | null, TotalsAdder>();
  const areas = new Map<string | null, TotalsAdder>();
  const adderOf = (parts: Map<string | null, TotalsAdder>, id: string | null): TotalsAdder => {
    let adder = parts.get(id);
    if (!adder) parts.set(id, (adder = totalsAdder(currency)));
    return adder;
  };
  // In one go: to look at two thousand lines again for each sum is what takes the time.
  for (const line of countedLines(lines)) {
    project.add(line);
    adderOf(sections, line.section).add(line);
    adderOf(areas, line.area).add(line);
  }
  for (const line of freeLines) {
    project.addCost(line);
    adderOf(sections, line.section).addCost(line);
  }
  const totalsOf = (parts: ReadonlyMap<string | null, TotalsAdder>) =>
    new Map([...parts].map(([id, adder]) => [id, adder.totals()]));
  return { project: project.totals(), sections: totalsOf(sections), areas: totalsOf(areas) };
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
