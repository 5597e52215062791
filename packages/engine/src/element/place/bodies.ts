import { freeWire } from '../../canopy/canopy-size';
import type { Element } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { bodyOf } from './body';
import type { Body } from './bounds';
import { feedOf, suspensionOf } from './suspension';

const none: readonly Body[] = [];

/**
 * All that an element takes of the room, where it stands below a parent: an article its body and what it hangs by, a
 * cluster the feed of its free wires, a composition nothing of its own.
 */
export function bodiesOf(element: Element, parent: string, catalogue: ElementCatalogue): readonly Body[] {
  if (element.type === 'composition') return none;
  if (element.type === 'cluster') {
    const feed = feedOf(element, catalogue);
    return feed ? [feed] : none;
  }
  const body = bodyOf(element, catalogue);
  if (!body) return none;
  if (element.type === 'complement') return [{ ...body, joins: true }];
  if (element.type !== 'pendant') return [body];
  const bodies = [body, ...suspensionOf(element, catalogue)];
  // The feed of a free wire is made for its own pendants.
  return element.attributes.installation === freeWire
    ? bodies.map((each) => ({ ...each, feeds: parent }))
    : bodies;
}
