import type { Result } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { no, sendFile, type Answer } from '../../http/answer';
import { entityTag, matchesTag } from '../../http/entity-tag';
import type { Catalogue } from '../catalogue';
import { editionOf } from './edition';

/** About 20 MB of drawings. */
const most = 1000;
const year = 31_536_000;

interface Asked {
  readonly catalogue: Catalogue;
  /** The edition that the address carries, if any. */
  readonly revision?: string;
  readonly request: FastifyRequest;
  /** Of the file. */
  readonly name: string;
  /** All that decides what is drawn, besides the catalogue. */
  readonly look: unknown;
  /** Only for who asked: no cache on the way may keep it. */
  readonly isPrivate?: boolean;
}

/**
 * Answers drawings and remembers the last ones. An address that carries the edition in force never changes its
 * picture and may be kept for a year; any other is asked again by its tag.
 */
export function pictureAnswers(): (asked: Asked, draw: () => Result<string>) => Answer<never> {
  const drawn = new LRUCache<string, { readonly svg: string; readonly etag: string }>({ max: most });
  return ({ catalogue, revision, request, name, look, isPrivate = false }, draw) => {
    const text = `${catalogue.revision} ${name} ${JSON.stringify(look)}`;
    let picture = drawn.get(text);
    if (!picture) {
      const made = draw();
      if (!made.ok) return no(...made.problems);
      const svg = made.value;
      picture = { svg, etag: entityTag(svg) };
      drawn.set(text, picture);
    }
    const { svg, etag } = picture;
    const lasting = revision === editionOf(catalogue);
    const control = lasting ? `public, max-age=${year}, immutable` : 'public, no-cache';
    const headers = { etag, 'cache-control': isPrivate ? 'private, no-cache' : control };
    if (matchesTag(request.headers['if-none-match'], etag)) return { ok: true, status: 304, headers };
    const body = Buffer.from(svg);
    return {
      ...sendFile({ body, type: 'image/svg+xml; charset=utf-8', name, size: body.length, inline: true }),
      headers,
    };
  };
}
