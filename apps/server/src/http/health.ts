import type { FastifyInstance } from 'fastify';
import type { WriteHealth } from '../database/write-health';
import type { AppContext } from '../app-context';
import { sendBody } from './refuse';

const timeoutMs = 2000;

async function within(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** How long an answer holds: whoever asks more often costs no more writes. */
const holdsMs = 1000;

interface Readiness {
  readonly database: boolean;
  readonly storage: boolean;
}

/**
 * /healthz: the process answers. /readyz: the database and the storage take writes too. A storage that all nodes share is
 * away for all of them: a proxy that took them out would end the calls that do not need it, so it is told and no more.
 */
export function healthRoutes(app: FastifyInstance, ctx: AppContext, writes: WriteHealth): void {
  let last: { readonly at: number; readonly readiness: Promise<Readiness> } | null = null;

  async function look(): Promise<Readiness> {
    const stored = ctx.storage.check().then(
      () => true,
      (error: unknown) => {
        writes.failed(error);
        return false;
      },
    );
    const [database, storage] = await Promise.all([within(writes.check()), within(stored)]);
    return { database, storage };
  }
  function readiness(): Promise<Readiness> {
    if (!last || Date.now() - last.at > holdsMs) last = { at: Date.now(), readiness: look() };
    return last.readiness;
  }

  app.get('/healthz', (_request, reply) => sendBody(reply, 200, { status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { database, storage } = await readiness();
    const serves = database && (storage || ctx.storage.isShared);
    const status = serves ? (storage ? 'ready' : 'degraded') : 'not ready';
    sendBody(reply, serves ? 200 : 503, { status, database, storage });
    return reply;
  });
}
