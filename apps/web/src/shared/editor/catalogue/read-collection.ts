import type { CollectionSheet } from '@lucerna/contract';

/** Reads one page of a collection; `isAgain` where what a cache holds of it is known to be old. */
type ReadPage = (page: number, isAgain: boolean) => Promise<CollectionSheet>;

/** How often it is read again when the catalogue changes between two pages. */
const maxTries = 3;

/** Reads the pages of a collection and joins them: all of one revision of the catalogue. */
export async function readCollection(read: ReadPage): Promise<CollectionSheet> {
  for (let tried = 1; ; tried += 1) {
    const isAgain = tried > 1;
    const first = await read(1, isAgain);
    const others = Array.from({ length: Math.max(0, first.meta.totalPages - 1) }, (_, at) =>
      read(at + 2, isAgain),
    );
    const pages = [first, ...(await Promise.all(others))];
    if (tried === maxTries || pages.every(({ revision }) => revision === first.revision))
      return joined(pages);
  }
}

/** One sheet of several pages; what is not of the models is whole on each. */
function joined(pages: readonly CollectionSheet[]): CollectionSheet {
  const [first] = pages;
  if (!first || pages.length === 1) return first!;
  return {
    ...first,
    sheets: pages.flatMap(({ sheets }) => sheets),
    drivers: Object.assign({}, ...pages.map(({ drivers }) => drivers)) as CollectionSheet['drivers'],
  };
}
