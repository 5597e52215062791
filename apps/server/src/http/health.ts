import type { FastifyInstance } from 'fastify';
import type { Frame } from '../frame';
import { sendBody } from './refuse';

const patienceMs = 2000;

async function within<T>(work: Promise<T>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  try {
    await Promise.race([work, tooLate]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** /healthz: the process answers. /readyz: the database and the storage answer too. */
export function healthRoutes(app: FastifyInstance, frame: Frame): void {
  app.get('/healthz', (_request, reply) => sendBody(reply, 200, { status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, storage] = await Promise.all([
      within(frame.probe.query('select 1')),
      within(frame.storage.check()),
    ]);
    const ready = database && storage;
    sendBody(reply, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', database, storage });
    return reply;
  });
}
