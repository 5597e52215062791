import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let builtWorkers: string | null = null;

/** Lets a program that runs from the sources start the workers that were built into a folder: in a third of the time. */
export function takeWorkersFrom(folder: string): void {
  builtWorkers = folder;
}

export interface WorkerProgram {
  readonly url: URL;
  /** Whether it is TypeScript, which Node reads only after it has loaded tsx. */
  readonly isSource: boolean;
}

/** `<name>-worker` beside `importer` (its import.meta.url): in the bundle it lies beside the program. */
export function workerProgram(importer: string, name: string): WorkerProgram {
  const program = new URL(importer);
  if (!program.pathname.endsWith('.ts'))
    return { url: new URL(`./${name}-worker.js`, program), isSource: false };
  if (builtWorkers)
    return { url: pathToFileURL(path.join(builtWorkers, `${name}-worker.js`)), isSource: false };
  return { url: new URL(`./${name}-worker.ts`, program), isSource: true };
}

/** What Node imports first to read TypeScript. */
export const tsxFor = (importer: string, part = 'tsx'): string => createRequire(importer).resolve(part);
