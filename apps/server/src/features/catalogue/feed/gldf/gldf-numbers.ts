import type { XmlElement } from './read-xml-tree';

/** A number that a feed takes; null of none. */
export function numberOf(element: XmlElement | undefined, most = 10_000_000): number | null {
  const value = Number(element?.text === '' ? undefined : element?.text);
  return Number.isFinite(value) && value >= 0 && value <= most ? value : null;
}

/** The element with an id that another one names. */
export const byId = (elements: readonly XmlElement[], id: string | undefined) =>
  id === undefined ? undefined : elements.find(({ attributes }) => attributes['id'] === id);
