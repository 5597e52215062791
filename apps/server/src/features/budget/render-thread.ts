// Loaded on this thread too: the compiler is native, and unloading it with the other thread would crash the process.
import '@lucerna/documents';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FrozenDocument } from './freeze-document';

type Reply = { readonly pdf: Uint8Array } | { readonly error: string };

/** Two thousand lines take three seconds; what takes this long has hung. */
const limitMs = 60_000;

/**
 * In the bundle the worker lies beside the program. From the sources it is TypeScript, which a thread of Node reads
 * only after it has loaded tsx itself.
 */
function startWorker(): Worker {
  const program = new URL(import.meta.url);
  if (!program.pathname.endsWith('.ts')) return new Worker(new URL('./render-worker.js', program));
  // The CommonJS half of tsx, which is what `resolve` finds, cannot register from a thread; its twin can.
  const tsx = createRequire(program)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const loader = pathToFileURL(tsx).href;
  const source = new URL('./render-worker.ts', program).href;
  const load = `import('${loader}').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(load, { eval: true });
}

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
  const worker = (thread ??= startWorker());
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
