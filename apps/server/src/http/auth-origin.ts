import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env';

/** The calls that the embedded sign-in makes; from its origin no other call is answered. */
const calls = [
  /^\/users\/v1\/(auth\/[\w/-]+|account)$/,
  /^\/users\/v1\/users\/[\w-]+\/(qualification|about-you|about-company)$/,
  /^\/api\/v1\/(keys\/domains\/[\w-]+\/files|options\/professions|company-types|countries|support-request\/access)$/,
  /^\/config\.json$/,
];

/** Tells whether a request comes from the embedded sign-in on its own origin, to a call that it may make. */
export function comesFromAuth(request: FastifyRequest, { authOrigin }: Env): boolean {
  if (!authOrigin || request.headers.origin !== authOrigin) return false;
  const path = request.url.split('?', 1)[0] ?? '';
  return calls.some((each) => each.test(path));
}

/** Lets the embedded sign-in on its own origin call the app with its cookies (CORS); nothing without AUTH_ORIGIN. */
export function allowAuthOrigin(app: FastifyInstance, env: Env): void {
  const { authOrigin } = env;
  if (!authOrigin) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (comesFromAuth(request, env)) {
      reply.raw.setHeader('access-control-allow-origin', authOrigin);
      reply.raw.setHeader('access-control-allow-credentials', 'true');
    }
    done();
  });
  // When the answer is whole: what it says of itself would replace it before.
  app.addHook('onSend', (_request, reply, _body, done) => {
    const told = reply.getHeader('vary');
    void reply.header('vary', told ? `${String(told)}, origin` : 'origin');
    done();
  });
  app.options('/*', (request, reply) => {
    if (!comesFromAuth(request, env)) return reply.code(404).send();
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH',
        'access-control-allow-headers': 'content-type, idempotency-key, if-match',
        'access-control-max-age': '600',
      })
      .send();
  });
}

/** The part of a host name that its siblings share: `pro.lighting.example` and `lighting.example` are one family. */
function familyOf(origin: string): string {
  const labels = new URL(origin).hostname.split('.');
  // `co.uk` and `com.au` are no family: two short labels at the end count as one.
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && second.length <= 3 ? -3 : -2).join('.');
}

/** Whether the browser takes both origins for sites of their own: cookies then need SameSite=None. */
export function isOtherSite({ authOrigin, publicOrigin }: Pick<Env, 'authOrigin' | 'publicOrigin'>): boolean {
  return Boolean(authOrigin && publicOrigin && familyOf(authOrigin) !== familyOf(publicOrigin));
}
