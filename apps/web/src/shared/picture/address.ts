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

/** Widths in which a maker's pictures stand in lists, pixels. */
const listed = [320, 640, 960];

/**
 * What leads to the maker's own picture of a luminaire in each width of a list, or to its drawing where it has none in its
 * finish: of a maker who has pictures.
 */
export function makersPictureSet(
  model: string,
  ground: 'light' | 'dark',
  choices: PictureChoices,
  revision?: string,
): string {
  const [path, query] = modelPictureAddress(model, ground, choices, revision).split('?');
  const leading = path?.replace('/luminaire/', '/model/').replace(/\.svg$/, '');
  return listed.map((width) => `${leading}?${query}&width=${width} ${width}w`).join(', ');
}

/** The same of a collection: the maker's picture of it in a room, or its luminaires drawn together. */
export function makersCollectionSet(
  subFamilyId: number,
  ground: 'light' | 'dark',
  revision?: string,
): string {
  const [path, query] = collectionPictureAddress(subFamilyId, ground, revision).split('?');
  const leading = path?.replace(/\.svg$/, '');
  return listed.map((width) => `${leading}?${query}&width=${width} ${width}w`).join(', ');
}

/** The room of the home page. Asked for before anything is known of the catalogue, it has no revision. */
export const heroPictureAddress = (ground: 'light' | 'dark'): string => `/pictures/home.svg?ground=${ground}`;

export function collectionPictureAddress(
  subFamilyId: number,
  ground: 'light' | 'dark',
  revision?: string,
): string {
  const query = new URLSearchParams({ ground, ...(revision !== undefined && { revision }) });
  return `/pictures/collection/${subFamilyId}.svg?${query}`;
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
