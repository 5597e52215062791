import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';

/** A request that the server of this process took long to answer. */
export interface SlowAnswer {
  readonly what: string;
  readonly ms: number;
  /** What this process has had of a processor meanwhile, for all that it did. */
  readonly processorMs: number;
  /** Programs that wanted a processor at its end, for each that the machine has. */
  readonly load: number;
}

const busyLoad = 2;

/** Whether the machine had no time for it rather than the server too much to do. */
export const wasMachine = ({ processorMs, load }: SlowAnswer, limitMs: number): boolean =>
  load > busyLoad && processorMs < limitMs;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Notes every answer of this process's servers that takes longer than so many ms, from the first byte to the last. */
export function slowAnswers(limitMs: number): { readonly found: SlowAnswer[]; stop(): void } {
  const began = new WeakMap<object, { readonly at: number; readonly processor: number }>();
  const found: SlowAnswer[] = [];
  const start = (message: unknown) => {
    began.set((message as { request: IncomingMessage }).request, {
      at: performance.now(),
      processor: processorMs(),
    });
  };
  const finish = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    const from = began.get(request);
    const ms = from ? performance.now() - from.at : 0;
    if (!from || ms <= limitMs) return;
    found.push({
      what: `${request.method} ${request.url?.slice(0, 200)}`,
      ms: Math.round(ms),
      processorMs: Math.round(processorMs() - from.processor),
      load: os.loadavg()[0]! / os.availableParallelism(),
    });
  };
  channel('http.server.request.start').subscribe(start);
  channel('http.server.response.finish').subscribe(finish);
  return {
    found,
    stop() {
      channel('http.server.request.start').unsubscribe(start);
      channel('http.server.response.finish').unsubscribe(finish);
    },
  };
}
