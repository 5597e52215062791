import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env';

const thisMachine = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The address that links in letters begin with. Never an address that the request makes up, which could send the
 * secret of a letter elsewhere: PUBLIC_ORIGIN, else the request's own where it names this machine, else the
 * address that the server listens to.
 */
export function linkOrigin(request: FastifyRequest, env: Env): string {
  if (env.publicOrigin) return env.publicOrigin;
  const host = request.headers.host ?? '';
  if (thisMachine.test(host)) return `${request.protocol}://${host}`;
  const { localPort: port = env.port } = request.socket;
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(env.host) ? 'localhost' : env.host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
