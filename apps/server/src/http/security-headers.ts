import type { FastifyInstance } from 'fastify';

/** 'self' covers ws: and wss: of the same host for connect-src (CSP 3). */
const page: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

/** The content policy of a page, with more sources for some directives. */
export function pagePolicyWith(more: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(page)
    .map(([directive, sources]) => [directive, sources, ...(more[directive] ?? [])].join(' '))
    .join('; ');
}

const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // What may be kept says so itself: files, texts, sheets of models.
  'cache-control': 'no-store',
};

/**
 * Sets the headers of every reply, computed once; nothing is built per request. `sources` are those that the settings
 * add to directives of the content policy.
 */
export function secure(
  app: FastifyInstance,
  {
    https,
    opensWindows = false,
    sources = {},
  }: {
    readonly https: boolean;
    /** A frame of another origin opens windows: they would be cut off from it before they could be led anywhere. */
    readonly opensWindows?: boolean;
    readonly sources?: Readonly<Record<string, readonly string[]>>;
  },
): void {
  const headers: [string, string][] = Object.entries({
    ...securityHeaders,
    'content-security-policy': pagePolicyWith(sources),
    ...(opensWindows && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  });
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
}
