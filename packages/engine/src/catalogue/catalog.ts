/** 16 is the international catalogue, 21 that of the USA. */
export const catalogIds = [16, 21] as const;
export type CatalogId = (typeof catalogIds)[number];
export const defaultCatalogId: CatalogId = 16;

/** How the manufacturer's site writes a catalogue in its paths; every page links there, so that it stands by itself. */
export const websitePaths: Readonly<Record<CatalogId, string>> = { 16: 'int', 21: 'usa' };

/** Something of each catalogue. */
export const inEachCatalog = <Value>(make: (catalogId: CatalogId) => Value) =>
  Object.fromEntries(catalogIds.map((id) => [id, make(id)])) as Record<CatalogId, Value>;

/** The catalogue whose number a text is. */
export const catalogNumbered = (text: string): CatalogId | undefined =>
  catalogIds.find((id) => String(id) === text);

/** Tells whether a value is the number of a catalogue (one of a query is accepted only then). */
export function isCatalogId(value: unknown): value is CatalogId {
  return (catalogIds as readonly unknown[]).includes(value);
}
