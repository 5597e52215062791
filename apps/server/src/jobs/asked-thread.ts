import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread';

type Reply<Answer> = Answer | { readonly error: string };

function ask<Answer>(worker: Worker, question: unknown, limitMs: number): Promise<Reply<Answer>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
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
    on<Reply<Answer>>('message', resolve);
    on<Error>('error', reject);
    on<number>('exit', (code) => reject(new Error(`The thread ended with ${code}`)));
    worker.postMessage(question);
  });
}

/** A thread that answers one question at a time. */
export interface AskedThread<Question, Answer> {
  /** Callers wait in turn. Rejects when the thread answers `{ error }`, breaks, or takes longer than its limit. */
  ask(question: Question): Promise<Answer>;
  /** Questions that wait or are being answered. */
  readonly waiting: number;
}

/** The thread of `<name>-worker.ts` beside `importer` (its import.meta.url), started at the first question. */
export function askedThread<Question, Answer extends object>(
  importer: string,
  name: string,
  limitMs: number,
): AskedThread<Question, Answer> {
  let thread: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function openThread(): Worker {
    const worker = startThread(importer, name);
    // One that ended between two questions is not asked again.
    return worker.once('exit', () => {
      if (thread === worker) thread = null;
    });
  }

  async function answerOne(question: Question): Promise<Answer> {
    const worker = (thread ??= openThread());
    worker.ref();
    try {
      const reply = await ask<Answer>(worker, question, limitMs);
      if ('error' in reply) throw new Error(String(reply.error));
      return reply;
    } catch (error) {
      // A thread that broke is not asked again.
      thread = null;
      void worker.terminate();
      throw error;
    } finally {
      // Between questions the thread does not keep the process alive.
      worker.unref();
    }
  }

  return {
    ask(question) {
      waiting += 1;
      const turn = queue.then(() => answerOne(question));
      queue = turn.catch(() => undefined).then(() => (waiting -= 1));
      return turn;
    },
    get waiting() {
      return waiting;
    },
  };
}
