import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorOf } from '../thrown';
import { tsxFor, workerProgram } from './worker-program';

export interface ProcessLimits {
  /** What takes this long has hung. */
  readonly limitMs: number;
  /** Memory in megabytes; a process that takes more while it works is ended, and its question fails. */
  readonly maxMb: number;
  /** Megabytes above which it is not asked again: what it has kept of the last question would stay. */
  readonly restMb?: number;
  /** Megabytes that are filled before the collector comes by; without it 16, which of small questions are all garbage. */
  readonly youngMb?: number;
  /** It may ask the collector itself (`globalThis.gc`), where all that it has made so far is garbage and more memory is about to be taken. */
  readonly collects?: boolean;
  /** How far it stands back for others, as `nice` counts: 0 to 19. */
  readonly nice?: number;
  /** Large pieces of memory are used again for the next question: to take new ones is a third of the work where each question takes many. */
  readonly reusesMemory?: boolean;
}

/** The process broke at a question: it ended, hung, or took more than its memory. Another one answers the next. */
export class ProcessBrokeError extends Error {
  override readonly name = 'ProcessBrokeError';
}

/** The process took more memory than its question may: it would do so again. */
export class ProcessFullError extends ProcessBrokeError {}

/** What a question tells on its way. */
interface Asking<Step> {
  /** Each step that its worker tells. */
  readonly onStep?: (step: Step) => void;
  /** Ends the work, with its process: the question rejects with the reason. */
  readonly signal?: AbortSignal;
}

/** A process of its own that answers one question at a time. */
export interface WorkerProcess<Question, Answer, Step = never> {
  /** Callers wait in turn. Rejects when the process answers `{ error }`; with a `ProcessBrokeError` when the question breaks it. */
  readonly ask: (question: Question, asking?: Asking<Step>) => Promise<Answer>;
}

type Reply<Answer> = ({ readonly answer: Answer } | { readonly error: string }) & { readonly mb: number };
type Said<Answer, Step> = Reply<Answer> | { readonly step: Step };

/** Between questions that follow each other the process lives on; then its memory goes back to the machine. */
const idleMs = 5000;
const usualRestMb = 220;
const watchEveryMs = 250;

/** No secret of the program: what reads files of strangers gets nothing to tell. */
const handedOn = ['PATH', 'NODE_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'TZ', 'LANG'] as const;

/** What the C library does with memory that it was given back. It keeps an arena a thread; few of them give more back. */
const memoryOf = ({ reusesMemory }: ProcessLimits): Readonly<Record<string, string>> =>
  reusesMemory
    ? {
        // The highest bound that it takes, and what it keeps at most.
        MALLOC_ARENA_MAX: '1',
        MALLOC_MMAP_THRESHOLD_: '33554432',
        MALLOC_TRIM_THRESHOLD_: '50331648',
        // In large pages, where the system has them: a twentieth of the work of pictures.
        GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
      }
    : // What is large goes back at once: without a fixed bound the library raises it with the first large one.
      { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

function start(importer: string, name: string, limits: ProcessLimits): ChildProcess {
  const { url, isSource } = workerProgram(importer, name);
  const tsx = () => pathToFileURL(tsxFor(importer)).href;
  return fork(fileURLToPath(url), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [
      `--max-old-space-size=${limits.maxMb}`,
      ...(limits.youngMb ? [`--max-semi-space-size=${limits.youngMb}`] : []),
      ...(limits.collects ? ['--expose-gc'] : []),
      ...(isSource ? ['--import', tsx()] : []),
    ],
    env: {
      ...Object.fromEntries(handedOn.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []))),
      ...memoryOf(limits),
    },
  });
}

/** Memory of a process in megabytes; null where the system does not tell. */
async function megabytesOf(pid: number | undefined): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  const pages = text?.split(' ')[1];
  return pages === undefined ? null : (Number(pages) * 4096) / 1_048_576;
}

function answerOf<Answer, Step>(
  child: ChildProcess,
  question: object | string,
  { limitMs, maxMb }: ProcessLimits,
  { onStep, signal }: Asking<Step>,
): Promise<Reply<Answer>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(late);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const fail = (why: string): void => settle(() => reject(new ProcessBrokeError(why)));
    const onMessage = (given: unknown): void => {
      const said = given as Said<Answer, Step>;
      if ('step' in said) onStep?.(said.step);
      else settle(() => resolve(said));
    };
    const onAbort = (): void => settle(() => reject(errorOf(signal?.reason)));
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null): void =>
      fail(`The process ended with ${code ?? signal}`);
    const late = setTimeout(() => fail(`No answer within ${limitMs} ms`), limitMs);
    const watch = setInterval(() => {
      void megabytesOf(child.pid).then((mb) => {
        if (mb !== null && mb > maxMb)
          settle(() => reject(new ProcessFullError(`More than ${maxMb} MB of memory`)));
      });
    }, watchEveryMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.send(question, (error) => error && onError(error));
  });
}

/**
 * The process of `<name>-worker.ts` beside `importer` (its import.meta.url), started at the first question and ended when it
 * has nothing to do: its memory, that of native code too, goes back to the machine, and what breaks it breaks nothing else.
 */
export function workerProcess<Question extends object | string, Answer, Step = never>(
  importer: string,
  name: string,
  limits: ProcessLimits,
): WorkerProcess<Question, Answer, Step> {
  let child: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    const ended = child;
    child = null;
    ended?.kill('SIGKILL');
  };

  function living(): ChildProcess {
    if (child?.connected) return child;
    end();
    // One that ends between two questions is not asked again; nobody waits for its error.
    child = start(importer, name, limits).on('error', () => undefined);
    try {
      if (limits.nice && child.pid) os.setPriority(child.pid, limits.nice);
    } catch {
      // A system that has no such order works without it.
    }
    return child;
  }

  const hold = (held: ChildProcess, keepsAlive: boolean): void => {
    const act = keepsAlive ? 'ref' : 'unref';
    held[act]();
    held.channel?.[act]();
  };

  async function answerOne(question: Question, asking: Asking<Step>): Promise<Answer> {
    asking.signal?.throwIfAborted();
    clearTimeout(resting);
    const worker = living();
    hold(worker, true);
    const reply = await answerOf<Answer, Step>(worker, question, limits, asking).catch((error: Error) => {
      // A process that broke is not asked again.
      end();
      throw error;
    });
    if (reply.mb > (limits.restMb ?? usualRestMb)) end();
    else {
      hold(worker, false);
      resting = setTimeout(end, idleMs).unref();
    }
    if ('error' in reply) throw new Error(reply.error);
    return reply.answer;
  }

  return {
    ask(question, asking = {}) {
      const turn = last.then(() => answerOne(question, asking));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
