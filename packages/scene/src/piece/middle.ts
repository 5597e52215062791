import type { ArticleElement, Position } from '@lucerna/engine';
import type { Measures } from './article';

/** What stands has its position at its foot, what is on a wall at its middle, all else at its top (engine: bodies). */
const fromFoot: ReadonlySet<string> = new Set(['floor', 'table', 'ground']);

/** Where the middle of an element's box is in the room, metres. */
export function middleOf(element: ArticleElement, { kind, y }: Measures): Position {
  const { position, attributes } = element;
  if (attributes.pendantHeight !== undefined) {
    return { ...position, y: position.y - attributes.pendantHeight / 100 + y / 2 };
  }
  if (kind === 'wall') return position;
  return { ...position, y: position.y + (fromFoot.has(kind) ? y / 2 : -y / 2) };
}
