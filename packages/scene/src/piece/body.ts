import type { ArticleElement, ElementCatalogue, Position } from '@lucerna/engine';
import { shapeOf } from '../collections';
import { moved } from '../solid/joined';
import type { Body, Measures } from '../solid/solid';
import type { SceneArticle } from './article';
import { finishKey, finishOf, partsOf, remembered } from './finished';
import type { Part } from './piece';

const bodies = remembered<Body>();
const dressed = remembered<readonly Part[]>();

/** The key of a body: what its shape follows from. */
function bodyKey({ model, kind, x, y, z }: Measures): string {
  return [model, kind, x, y, z].join(' ');
}

/**
 * The body of a luminaire or complement in the frame of its piece: the middle of its box. Made once for the same model
 * and measures.
 */
export function bodyOf({ measures, model }: SceneArticle): Body {
  return bodies(bodyKey(measures), () => {
    const { solids, grips, grip, light } = shapeOf(model.subFamily.id)(measures);
    for (const { geometry } of solids) moved(geometry, 0, -measures.y / 2);
    const lowered = (point: Position): Position => ({ ...point, y: point.y - measures.y / 2 });
    return { solids, grips: grips.map(lowered), grip, light: lowered(light) };
  });
}

/** The parts of an element's body in its finish, and the key that all with the same parts have. */
export function dressedBody(
  element: ArticleElement,
  article: SceneArticle,
  catalogue: ElementCatalogue,
): { shape: string; parts: readonly Part[] } {
  const finish = finishOf(catalogue, element.attributes.color);
  const shape = `body ${bodyKey(article.measures)} ${finishKey(finish)}`;
  return { shape, parts: dressed(shape, () => partsOf(bodyOf(article).solids, finish)) };
}
