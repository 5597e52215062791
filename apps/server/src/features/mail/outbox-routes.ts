import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../env';
import type { AppContext } from '../../app-context';
import { isAdministrator } from '../../http/administrator';
import { no, notFound } from '../../http/answer';
import { refuse } from '../../http/refuse';
import { isFromThisMachine, isLoopback } from '../../this-machine';
import { outboxPage, outboxPolicy } from './outbox-page';

/**
 * Whether letters can be read at this machine without signing in: they open accounts, so only where nothing says that
 * others reach the server, and only for a demo or where it is wished (OUTBOX).
 */
function isOpen({ outbox, demo, publicOrigin, trustProxy, host }: Env): boolean {
  return (outbox ?? demo) && !publicOrigin && trustProxy === false && isLoopback(host);
}

async function mayRead(request: FastifyRequest, ctx: AppContext): Promise<boolean> {
  if (isOpen(ctx.env) && isFromThisMachine(request.raw)) return true;
  return isAdministrator(request, ctx);
}

/** /dev/outbox, and the same letters as JSON for tests; both are absent where a mail server is set. */
export function outboxRoutes(app: FastifyInstance, ctx: AppContext): void {
  if (ctx.env.smtpUrl) {
    for (const url of ['/dev/outbox', '/dev/outbox/letters']) {
      app.get(url, (_request, reply) => refuse(reply, notFound()));
    }
    return;
  }
  app.get('/dev/outbox', async (request, reply) => {
    if (!(await mayRead(request, ctx))) refuse(reply, no({ code: 'forbidden' }));
    else {
      reply
        .header('content-security-policy', outboxPolicy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outboxPage((await ctx.mail.kept()) ?? []));
    }
    return reply;
  });
  app.get('/dev/outbox/letters', async (request, reply) => {
    if (!(await mayRead(request, ctx))) refuse(reply, no({ code: 'forbidden' }));
    else reply.header('cache-control', 'no-store').send((await ctx.mail.kept()) ?? []);
    return reply;
  });
}
