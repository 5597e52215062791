import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts `<name>-worker.ts` of the folder of `importer` (its import.meta.url) as a thread. In the bundle the worker
 * lies beside the program. From the sources it is TypeScript, which a thread of Node reads only after it has loaded
 * tsx itself. `data` is the thread's workerData.
 */
export function startThread(importer: string, name: string, data?: unknown): Worker {
  const thread = openThread(importer, name, data);
  // One that breaks while nobody asks it must not end the process; who asks has a listener of their own.
  return thread.on('error', () => undefined);
}

function openThread(importer: string, name: string, data: unknown): Worker {
  const program = new URL(importer);
  if (!program.pathname.endsWith('.ts')) {
    return new Worker(new URL(`./${name}-worker.js`, program), { workerData: data });
  }
  // The CommonJS half of tsx, which is what `resolve` finds, cannot register from a thread; its twin can.
  const tsx = createRequire(program)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const loader = pathToFileURL(tsx).href;
  const source = new URL(`./${name}-worker.ts`, program).href;
  const load = `import('${loader}').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(load, { eval: true, workerData: data });
}
