import type { ArticleElement, Cluster, CompositionElement, Element, Luminaire, Space } from './element';

/** The elements directly below one: clusters before complements. */
export function childrenOf(element: Space | Element): readonly Element[] {
  switch (element.type) {
    case 'space':
      return element.compositions;
    case 'composition':
      return element.complements.length > 0
        ? [...element.clusters, ...element.complements]
        : element.clusters;
    case 'cluster':
      return element.lights;
    default:
      return [];
  }
}

/** An element and all below it, parents first, in the order of the lists. */
export function* withDescendants(element: Element): Generator<Element> {
  yield element;
  for (const child of childrenOf(element)) yield* withDescendants(child);
}

/** Every element of a space, parents first. */
export function* elementsOf(space: Space): Generator<Element> {
  for (const composition of space.compositions) yield* withDescendants(composition);
}

/** The lights of a composition in the order of its clusters. */
export function lightsOf(composition: CompositionElement): Luminaire[] {
  return composition.clusters.flatMap((cluster: Cluster) => cluster.lights);
}

/** Whether an element is one article: a luminaire or a complement, not what holds them. */
export function isArticleElement(element: Space | Element): element is ArticleElement {
  return element.type === 'light' || element.type === 'pendant' || element.type === 'complement';
}

/** Whether an element gives light: a light or a pendant. */
export function isLuminaireElement(element: Space | Element): element is Luminaire {
  return element.type === 'light' || element.type === 'pendant';
}
