import type { Project, ProjectProduct, ProjectStructure } from '@lucerna/contract';
import { sectionOf } from './structure/arranging';

type Section = ProjectStructure['sections'][number];

export interface LineRow {
  readonly kind: 'line';
  readonly id: string;
  readonly line: ProjectProduct;
  /** Its place among the lines, 0 the first. */
  readonly place: number;
}

/** The head of a section; without one, of what stands in none. */
export interface SectionRow {
  readonly kind: 'section';
  readonly id: string;
  readonly section: Section | null;
  readonly totals: Section['totals'];
}

export interface FreeLineRow {
  readonly kind: 'freeLine';
  readonly id: string;
  readonly freeLine: ProjectStructure['freeLines'][number];
}

/** A row of the working table. Each kind has its part in `ProjectTableRow`. */
export type ProjectRow = LineRow | SectionRow | FreeLineRow;

/** The rows of the working table of a project, in their order: section after section, in each the products before the free lines. */
export function rowsOf({ products: { orderedIds, byId }, structure }: Project): readonly ProjectRow[] {
  const lines = orderedIds.flatMap((id, place) => {
    const line = byId[id];
    return line ? [{ kind: 'line' as const, id, line, place }] : [];
  });
  if (!structure) return lines;
  const { sections, freeLines, unsectioned } = structure;
  const free = freeLines.map((freeLine) => ({ kind: 'freeLine' as const, id: freeLine.id, freeLine }));
  const bySection = new Map<string | null, ProjectRow[]>();
  for (const row of [...lines, ...free]) {
    const section = sectionOf(row.kind === 'line' ? row.line : row.freeLine, sections);
    const before = bySection.get(section);
    if (before) before.push(row);
    else bySection.set(section, [row]);
  }
  const inSection = (id: string | null) => bySection.get(id) ?? [];
  const inNone = inSection(null);
  const headOfNone =
    unsectioned && inNone.length > 0
      ? [{ kind: 'section' as const, id: 'none', section: null, totals: unsectioned }]
      : [];
  return [
    ...headOfNone,
    ...inNone,
    ...sections.flatMap((section) => [
      { kind: 'section' as const, id: section.id, section, totals: section.totals },
      ...inSection(section.id),
    ]),
  ];
}
