import type { Project, ProjectProduct, ProjectStructure } from '@lucerna/contract';
import { countedLines, isolated, sharedMarks } from '@lucerna/engine';
import { createContext } from 'react';
import type { ArrangeActs } from './use-arrange-acts';

const none: ProjectStructure = { sections: [], areas: [], freeLines: [] };

/** How a project is arranged, for its lines. */
export interface Arranging {
  readonly structure: ProjectStructure;
  readonly lines: readonly ProjectProduct[];
  /** Ids of the lines that are in the sum. */
  readonly counted: ReadonlySet<string>;
  /** Of lines whose mark names another product too, the reference of that one. */
  readonly shared: ReadonlyMap<string, string>;
  /** Its reader sees prices. */
  readonly hasPrices: boolean;
  /** Null where the project can only be read. */
  readonly acts: ArrangeActs | null;
}

export const ArrangingContext = createContext<Arranging | null>(null);

/** What its lines say of each other, worked out by the engine. */
export function arrangingOf(
  { products, structure = none, totals }: Project,
  acts: ArrangeActs | null,
): Arranging {
  const lines = products.orderedIds.flatMap((id) => products.byId[id] ?? []);
  const marked = lines.map(({ _id: id, mark = '', referenceCode: reference, option = null }) => ({
    ...{ id, mark, reference, option },
    alternativeTo: option?.kind === 'alternative' ? option.alternativeTo : null,
  }));
  const counted = new Set(countedLines(marked).map(({ id }) => id));
  const hasPrices = totals.net !== undefined;
  return { structure, lines, counted, shared: sharedMarks(marked), hasPrices, acts };
}

/** The section that something stands in; null of none, and of one that is gone. */
export function sectionOf(
  { section }: { readonly section?: string | null },
  sections: ProjectStructure['sections'],
): string | null {
  return sections.some(({ id }) => id === section) ? (section ?? null) : null;
}

/** Where luminaires hang, in words. */
export const areaName = ({ floor, room }: { readonly floor: string; readonly room: string }): string =>
  [floor, room]
    .filter((part) => part !== '')
    .map(isolated)
    .join(' · ');

/** What a line is called beside others: its mark, else its reference. */
export const nameOfLine = ({ mark, referenceCode }: ProjectProduct): string => mark ?? referenceCode;
