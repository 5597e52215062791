import type { Rolldown } from 'vite';

/** Modules whose path holds one of some pieces of paths. */
const of = (...pieces: readonly string[]): RegExp => new RegExp(pieces.join('|').replaceAll('/', '[\\\\/]'));

/**
 * Which modules share a file. What every page needs is two files: `base` has the libraries, which stay in a browser's
 * cache over many releases, the entry our own code. Of what comes later, small parts that are used together are put
 * together: alone, each would be a request of its own and a name in the list of files that the entry carries, and such
 * names do not compress. A group brings along what its modules import, so only parts that import little are in one:
 * a page must not read code for another's sake.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'], test: of('/node_modules/'), priority: 2 },
  { name: 'app', tags: ['$initial'], priority: 1 },
  {
    name: 'page',
    test: of(
      '/kit/src/(stack|skeleton)/',
      '/kit/src/page/PageHeader',
      '/src/shared/picture/',
      '/src/shared/failure/(FailedQuery|failure-keys|no-access|use-failure-text)',
    ),
    minShareCount: 2,
  },
  { name: 'shapes', test: of('/node_modules/zod/', '/contract/src/shape/(text|common)'), minShareCount: 2 },
  {
    name: 'field',
    test: of(
      '/kit/src/field/',
      '/react-aria-components/.*/(Text|FieldError|Form)\\.mjs',
      '/(useField|useSlot)\\.mjs',
    ),
    minShareCount: 3,
  },
];
