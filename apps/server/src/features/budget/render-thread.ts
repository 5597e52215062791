// Loaded on this thread too: the compiler is native, and unloading it with the other thread would crash the process.
import '@lucerna/documents';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../jobs/start-thread';
import type { FrozenDocument } from './freeze-document';

type Reply = { readonly pdf: Uint8Array } | { readonly error: string };

/** Two thousand lines take three seconds; what takes this long has hung. */
const limitMs = 60_000;

let thread: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();

function ask(worker: Worker, frozen: FrozenDocument): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No document within ${limitMs} ms`)), limitMs);
    const listen = new AbortController();
    const settle = (act: () => void): void => {
      clearTimeout(late);
      listen.abort();
      act();
    };
    const on = <T>(event: string, act: (value: T) => void): void => {
      const listener = (value: T): void => settle(() => act(value));
      worker.once(event, listener);
      listen.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    on<Reply>('message', resolve);
    on<Error>('error', reject);
    on<number>('exit', (code) => reject(new Error(`The document thread ended with ${code}`)));
    worker.postMessage(frozen);
  });
}

async function renderOne(frozen: FrozenDocument): Promise<Uint8Array> {
  const worker = (thread ??= startThread(import.meta.url, 'render'));
  worker.ref();
  try {
    const reply = await ask(worker, frozen);
    if ('error' in reply) throw new Error(reply.error);
    return reply.pdf;
  } catch (error) {
    // A thread that broke is not asked again.
    thread = null;
    worker.on('error', () => undefined);
    void worker.terminate();
    throw error;
  } finally {
    // Between documents the thread does not keep the process alive.
    worker.unref();
  }
}

/** Sets a frozen budget as PDF in the one document thread; callers wait in turn. Rejects when it cannot be set. */
export function renderInThread(frozen: FrozenDocument): Promise<Uint8Array> {
  const turn = queue.then(() => renderOne(frozen));
  queue = turn.catch(() => undefined);
  return turn;
}
