import type { MakerPicture } from '@lucerna/engine';

/** The address of one of the maker's pictures, as it was made. */
export const fileAddress = (content: string, width: number, type: 'avif' | 'webp'): string =>
  `/pictures/made/${content}-${width}.${type}`;

/** All widths of one, of which the browser takes what its screen needs. */
export const fileSet = (
  { content, widths }: Pick<MakerPicture, 'content' | 'widths'>,
  type: 'avif' | 'webp',
): string => widths.map((each) => `${fileAddress(content, each, type)} ${each}w`).join(', ');

/**
 * How wide it stands on the page of a model and in a configurator. The server writes the same beside the picture that
 * comes with the page: a browser that took another width for it would read the picture twice.
 */
export const shownSizes = '(max-width: 56.1875em) 100vw, 60vw';

/** What stays in sight of a drawing whose place is lower than it: of what hangs the ceiling, of what stands the floor, else the middle. */
export const sightOf = (kind: string): 'top' | 'bottom' | 'middle' => sights[kind] ?? 'middle';

const sights: Readonly<Record<string, 'top' | 'bottom'>> = {
  pendant: 'top',
  spot: 'top',
  light: 'top',
  ceiling: 'top',
  floor: 'bottom',
  ground: 'bottom',
  table: 'bottom',
};
