import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { waitedMs } from './waiting';

/** A request that the server of this process took long to answer. */
export interface SlowAnswer {
  readonly what: string;
  readonly ms: number;
  /** What this process has had of a processor meanwhile, for all that it did. */
  readonly processorMs: number;
  /** How long this process has waited meanwhile for a processor that others had. */
  readonly waitedMs: number;
}

/** Whether others had the machine meanwhile, rather than the server too much to do or somebody to wait for. */
export const wasMachine = ({ ms, waitedMs: waited }: SlowAnswer, limitMs: number): boolean =>
  ms - waited < limitMs;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Notes every answer of this process's servers that takes longer than so many ms, from the first byte to the last. */
export function slowAnswers(limitMs: number): { readonly found: SlowAnswer[]; stop(): void } {
  const began = new WeakMap<
    object,
    { readonly at: number; readonly processor: number; readonly waited: number }
  >();
  const found: SlowAnswer[] = [];
  const start = (message: unknown) => {
    began.set((message as { request: IncomingMessage }).request, {
      at: performance.now(),
      processor: processorMs(),
      waited: waitedMs(),
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
      waitedMs: Math.round(waitedMs() - from.waited),
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
