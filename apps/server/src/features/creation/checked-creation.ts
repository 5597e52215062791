import {
  collisionsOf,
  drawingProblems,
  elementsOf,
  isArticleElement,
  maxElements,
  no,
  problem,
  rebuildCreation,
  spaceProblems,
} from '@lucerna/engine';
import type { Creation, ElementCatalogue, Problem, Result, Space } from '@lucerna/engine';

/** Problems told at a time: all of a big room would say no more. */
const maxTold = 20;

/** What stands against building it. A drawing says itself what crosses or overlaps; in a free room elements do. */
function problemsOf({ space, drawing }: Creation, elements: ElementCatalogue): Problem[] {
  const unbuildable = spaceProblems(space, elements).flatMap(({ problems }) => problems);
  if (drawing) return [...unbuildable, ...drawingProblems(drawing, elements).map((each) => each.problem)];
  const modelOf = modelsOf(space);
  const colliding = collisionsOf(space, elements).map((each): Problem => {
    const model = modelOf(each.id);
    if (each.reason === 'outside' || each.reason === 'body') return problem('element-collides', { model });
    const other = modelOf(each.other);
    if (each.reason === 'canopy') return problem('canopy-in-the-way', { model, other });
    return each.reason === 'cable'
      ? problem('cable-in-the-way', { model, other })
      : problem('cable-in-the-way', { model: other, other: model });
  });
  return [...unbuildable, ...colliding];
}

/** The model of an article, or of the first that a cluster holds. */
function modelsOf(space: Space): (id: string) => string {
  const models = new Map<string, string>();
  for (const each of elementsOf(space)) {
    const article = each.type === 'cluster' ? each.lights[0] : each;
    if (article && 'model' in article) models.set(each.id, article.model);
  }
  return (id) => models.get(id) ?? '';
}

function eachOnce(problems: readonly Problem[]): Problem[] {
  const known = new Map(problems.map((each) => [JSON.stringify(each), each]));
  return [...known.values()].slice(0, maxTold);
}

/**
 * A stored creation, of any version, rebuilt with this catalogue and looked at as a whole. Errors: `creation-full` for
 * too many elements, those of `rebuildCreation`, `spaceProblems` and `drawingProblems`, and for what
 * collides `element-collides`, `cable-in-the-way` and `canopy-in-the-way`.
 */
export function checkedCreation(stored: unknown, elements: ElementCatalogue): Result<Creation> {
  const full = no(problem('creation-full', { most: maxElements }));
  const rebuilt = rebuildCreation(stored, elements);
  if (!rebuilt.ok) return no(...eachOnce(rebuilt.problems));
  if ([...elementsOf(rebuilt.value.space)].filter(isArticleElement).length > maxElements) return full;
  const against = eachOnce(problemsOf(rebuilt.value, elements));
  return against.length > 0 ? no(...against) : rebuilt;
}
