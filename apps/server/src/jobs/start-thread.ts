import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { tsxFor, workerProgram } from './worker-program';

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
  const { url, isSource } = workerProgram(importer, name);
  if (!isSource) return new Worker(url, { workerData: data });
  // The CommonJS half of tsx, which is what `resolve` finds, cannot register from a thread; its twin can.
  const tsx = tsxFor(importer, 'tsx/esm/api').replace(/\.cjs$/, '.mjs');
  const loader = pathToFileURL(tsx).href;
  const load = `import('${loader}').then(({ register }) => { register(); return import('${url.href}'); })`;
  return new Worker(load, { eval: true, workerData: data });
}
