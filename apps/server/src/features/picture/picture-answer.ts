import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sendFile, type Answer } from '../../http/answer';
import { bounded } from '../../http/bounded';
import type { Catalogue } from '../catalogue';

/** About 20 MB of drawings. */
const most = 1000;
const year = 31_536_000;

type AnswerOf = (
  catalogue: Catalogue,
  asked: string | undefined,
  request: FastifyRequest,
  name: string,
  look: unknown,
  draw: () => string,
) => Answer<undefined>;

/**
 * Answers drawings and remembers the last ones. An address that carries the revision in force never changes its
 * picture and may be kept for a year; any other is asked again by its tag.
 */
export function pictureAnswers(): AnswerOf {
  const drawn = bounded<{ readonly svg: string; readonly etag: string }>(most);
  return (catalogue, asked, request, name, look, draw) => {
    const text = `${catalogue.revision} ${name} ${JSON.stringify(look)}`;
    let picture = drawn.get(text);
    if (!picture) {
      const svg = draw();
      picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
      drawn.set(text, picture);
    }
    const { svg, etag } = picture;
    const lasting = asked === String(catalogue.revision);
    const headers = {
      etag,
      'cache-control': lasting ? `public, max-age=${year}, immutable` : 'public, no-cache',
    };
    if (request.headers['if-none-match'] === etag) return { ok: true, status: 304, headers };
    const body = Buffer.from(svg);
    return {
      ...sendFile({ body, type: 'image/svg+xml; charset=utf-8', name, size: body.length, inline: true }),
      headers,
    };
  };
}
