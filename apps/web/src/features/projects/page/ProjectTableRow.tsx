import type { CatalogueChange } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { ProjectLine } from './ProjectLine';
import type { ProjectRow } from './project-rows';
import type { SelectedPart } from './selection/selection';
import { FreeLine, SectionHead } from './structure/PartRows';
import type { LineActs } from './use-line-acts';

interface ProjectTableRowProps {
  readonly row: ProjectRow;
  /** Its place among all rows, 0 the first. */
  readonly at: number;
  readonly projectId: string;
  readonly catalogId: CatalogId;
  readonly isFound: boolean;
  readonly part: SelectedPart;
  /** The lines under a head. */
  readonly under: readonly string[];
  readonly hasPrices: boolean;
  readonly hasNet: boolean;
  readonly check: CatalogueChange | undefined;
  readonly acts: LineActs | null;
}

/** A row of the working table, by its kind. */
export function ProjectTableRow({ row, at, part, under, ...rest }: ProjectTableRowProps) {
  const { isFound, hasPrices, hasNet } = rest;
  const shown = { place: at, isFound, hasPrices, hasNet, part };
  switch (row.kind) {
    case 'line':
      return <ProjectLine line={row.line} place={row.place} row={at} isSelected={part === 'all'} {...rest} />;
    case 'section':
      return <SectionHead row={row} lines={under} {...shown} />;
    case 'freeLine':
      return <FreeLine row={row} {...shown} />;
  }
}
