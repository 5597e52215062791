import type { FastifyStaticOptions } from '@fastify/static';
import path from 'node:path';

const year = 31_536_000;

/** How the files of a build are served: what has a hash in its name for ever, precompressed where .br or .gz is beside. */
export const builtFiles = (root: string) =>
  ({
    root,
    index: false,
    // What the build says of itself, such as the hash of its sources.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, file) {
      // A cache in between keeps one for each way of packing.
      response.setHeader('vary', 'accept-encoding');
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  }) satisfies FastifyStaticOptions;
