import {
  drawingProblems,
  elementsOf,
  isArticleElement,
  mostElements,
  no,
  problem,
  rebuildCreation,
  spaceProblems,
} from '@lucerna/engine';
import type { Creation, ElementCatalogue, Problem, Result } from '@lucerna/engine';

/** Problems told at a time: all of a big room would say no more. */
const mostTold = 20;

/** What stands against building it. A drawing says itself what crosses or overlaps; in a free room elements do. */
function problemsOf({ space, drawing }: Creation, elements: ElementCatalogue): Problem[] {
  const unbuildable = spaceProblems(space, elements).flatMap(({ problems }) => problems);
  if (drawing) return [...unbuildable, ...drawingProblems(drawing, elements).map((each) => each.problem)];
  const colliding = [...elementsOf(space)].flatMap((each) =>
    isArticleElement(each) && each.collides ? [problem('element-collides', { model: each.model })] : [],
  );
  return [...unbuildable, ...colliding];
}

function eachOnce(problems: readonly Problem[]): Problem[] {
  const known = new Map(problems.map((each) => [JSON.stringify(each), each]));
  return [...known.values()].slice(0, mostTold);
}

/**
 * A stored creation, of any version, rebuilt with this catalogue and looked at as a whole. Errors: `creation-full` for
 * too many elements, those of `rebuildCreation`, `spaceProblems` and `drawingProblems`, and `element-collides`.
 */
export function checkedCreation(stored: unknown, elements: ElementCatalogue): Result<Creation> {
  const full = no(problem('creation-full', { most: mostElements }));
  const rebuilt = rebuildCreation(stored, elements);
  if (!rebuilt.ok) return no(...eachOnce(rebuilt.problems));
  if ([...elementsOf(rebuilt.value.space)].filter(isArticleElement).length > mostElements) return full;
  const against = eachOnce(problemsOf(rebuilt.value, elements));
  return against.length > 0 ? no(...against) : rebuilt;
}
