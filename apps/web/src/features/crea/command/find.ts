import { elementsOf, isArticleElement, isLuminaireElement, withDescendants } from '@lucerna/engine';
import type { ArticleElement, Cluster, CompositionElement, Element, Luminaire, Space } from '@lucerna/engine';

/** Where an element stands in the tree. */
export interface Found {
  readonly element: Element;
  readonly composition: CompositionElement;
  readonly cluster: Cluster | null;
}

/** An element with the composition and the cluster that it belongs to; null for an unknown id. */
export function findElement(space: Space, id: string): Found | null {
  for (const composition of space.compositions) {
    if (composition.id === id) return { element: composition, composition, cluster: null };
    for (const complement of composition.complements) {
      if (complement.id === id) return { element: complement, composition, cluster: null };
    }
    for (const cluster of composition.clusters) {
      if (cluster.id === id) return { element: cluster, composition, cluster };
      for (const light of cluster.lights) {
        if (light.id === id) return { element: light, composition, cluster };
      }
    }
  }
  return null;
}

/** Every article of a space, in the order of the tree. */
export const articlesOf = (space: Space): ArticleElement[] => [...elementsOf(space)].filter(isArticleElement);

/** The articles that a selection stands for: a canopy stands for all that hangs from it. */
export function selectedArticles(space: Space, selection: readonly string[]): ArticleElement[] {
  const articles = new Map<string, ArticleElement>();
  for (const id of selection) {
    const found = findElement(space, id);
    if (!found) continue;
    for (const each of withDescendants(found.element))
      if (isArticleElement(each)) articles.set(each.id, each);
  }
  return [...articles.values()];
}

export const selectedLights = (space: Space, selection: readonly string[]): Luminaire[] =>
  selectedArticles(space, selection).filter(isLuminaireElement);

/**
 * What is moved, copied or removed for an element: a light that hangs alone takes its canopy along, one of several on a
 * canopy goes by itself.
 */
export function wholeOf(space: Space, id: string): string {
  const found = findElement(space, id);
  return found?.cluster && found.cluster.lights.length === 1 ? found.cluster.id : id;
}

/** The real group that an element, or its cluster, is in. */
export const groupOf = (space: Space, id: string) =>
  space.groups.find((group) => !group.virtual && group.elements.includes(wholeOf(space, id)));

/** What a selection moves: whole groups, and else each whole, none twice. */
export function moversOf(space: Space, selection: readonly string[]): string[] {
  const movers = new Set<string>();
  for (const id of selection) {
    if (findElement(space, id)) movers.add(groupOf(space, id)?.id ?? wholeOf(space, id));
  }
  return [...movers].filter((id) => {
    const cluster = findElement(space, id)?.cluster;
    return !cluster || cluster.id === id || !movers.has(cluster.id);
  });
}

/** The pendant height of an element in whole centimetres; undefined for what does not hang. */
export function heightOf(space: Space, id: string): number | undefined {
  const element = findElement(space, id)?.element;
  return element?.type === 'pendant' ? element.attributes.pendantHeight : undefined;
}
