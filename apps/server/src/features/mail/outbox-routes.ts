import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Frame } from '../../frame';
import { no, notFound } from '../../http/answer';
import { accessCookie } from '../../http/cookies';
import { refuse } from '../../http/refuse';
import { outboxPage, outboxPolicy } from './outbox-page';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localHost = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether the letters may be read: they open accounts. An administrator may; anybody else only at this machine, where
 * neither a proxy nor a foreign page that renamed itself (DNS rebinding) stands between.
 */
async function mayRead(request: FastifyRequest, frame: Frame): Promise<boolean> {
  const { host, 'x-forwarded-for': forwarded, forwarded: standard } = request.headers;
  const direct = forwarded === undefined && standard === undefined && !frame.env.publicOrigin;
  if (direct && loopback.has(request.ip) && localHost.test(host ?? '')) return true;
  const viewer = await frame.viewers.find(request.cookies[accessCookie] ?? '');
  return viewer?.can('backoffice') ?? false;
}

/** /dev/outbox, and the same letters as JSON for tests; both are absent where a mail server is set. */
export function outboxRoutes(app: FastifyInstance, frame: Frame): void {
  if (frame.env.smtpUrl) {
    for (const url of ['/dev/outbox', '/dev/outbox/letters']) {
      app.get(url, (_request, reply) => refuse(reply, notFound()));
    }
    return;
  }
  app.get('/dev/outbox', async (request, reply) => {
    if (!(await mayRead(request, frame))) refuse(reply, no({ code: 'forbidden' }));
    else {
      reply
        .header('content-security-policy', outboxPolicy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outboxPage((await frame.mail.kept()) ?? []));
    }
    return reply;
  });
  app.get('/dev/outbox/letters', async (request, reply) => {
    if (!(await mayRead(request, frame))) refuse(reply, no({ code: 'forbidden' }));
    else reply.header('cache-control', 'no-store').send((await frame.mail.kept()) ?? []);
    return reply;
  });
}
