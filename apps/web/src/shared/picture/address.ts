import type { SiteConfig } from '@lucerna/contract';

/** The chosen values that a picture shows. */
export interface PictureChoices {
  readonly finish?: string;
  readonly temperature?: string;
  readonly installation?: string;
  /** Pendant height in whole centimetres. */
  readonly height?: number;
}

/**
 * The address of a luminaire's drawing; what is not chosen is drawn as usual for the model. With the `revision` of the
 * catalogue's pictures it stays the same for as long as they do, and need not be asked for again.
 */
export function modelPictureAddress(
  model: string,
  ground: 'light' | 'dark',
  choices: PictureChoices = {},
  revision?: string,
): string {
  const query = new URLSearchParams({ ground });
  if (revision !== undefined) query.set('revision', revision);
  for (const [name, value] of Object.entries(choices))
    if (value !== undefined) query.set(name, String(value));
  return `/pictures/luminaire/${encodeURIComponent(model)}.svg?${query}`;
}

/** What leads to the maker's own picture, or to what is drawn where it has none: from the address of a drawing, of a maker who has pictures. */
export const leadingTo = (drawn: string): string => drawn.replace('luminaire', 'model').replace('.svg', '');

/** The room of the home page. Asked for before anything is known of the catalogue, it has no revision. */
export const heroPictureAddress = (ground: 'light' | 'dark'): string => `/pictures/home.svg?ground=${ground}`;

/** The address of the maker's own picture of a collection, else of its drawing. */
export function collectionPictureAddress(
  subFamilyId: number,
  ground: 'light' | 'dark',
  { pictures, photographs }: Partial<Pick<SiteConfig, 'pictures' | 'photographs'>>,
): string {
  const query = new URLSearchParams({ ground, ...(pictures !== undefined && { revision: pictures }) });
  return photographs?.collections[subFamilyId] ?? `/pictures/collection/${subFamilyId}.svg?${query}`;
}

export function preconfigPictureAddress({ preconfigId }: { readonly preconfigId: number }): string {
  return `/pictures/preconfig/${preconfigId}.svg`;
}

/** Only for who may see the project. */
export function productPictureAddress(of: {
  readonly projectId: string;
  readonly productId: string;
}): string {
  return `/pictures/product/${encodeURIComponent(of.projectId)}/${encodeURIComponent(of.productId)}.svg`;
}
