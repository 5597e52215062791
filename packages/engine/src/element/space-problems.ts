import { aimProblems } from '../body/turn-pivot';
import type { Problem } from '../problem';
import { articleProblems } from './attribute/validate';
import type { Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import { elementsOf, isArticleElement } from './walk';

/** An element of a space that cannot be built as it is. */
export interface ElementProblems {
  readonly id: string;
  readonly problems: readonly Problem[];
}

/**
 * What of a space cannot be built with this catalogue: edits never bring it about, but a space stored long ago may have
 * values that are no longer offered. Collisions are not among it: they are flagged on the elements.
 */
export function spaceProblems(space: Space, catalogue: ElementCatalogue): readonly ElementProblems[] {
  const found: ElementProblems[] = [];
  for (const element of elementsOf(space)) {
    if (!isArticleElement(element)) continue;
    const sheet = catalogue.model(element.model)?.sheet;
    const problems = [
      ...articleProblems(element, space.config.roomSize, catalogue),
      ...(sheet ? aimProblems(sheet, element.aim) : []),
    ];
    if (problems.length > 0) found.push({ id: element.id, problems });
  }
  return found;
}
