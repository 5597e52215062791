import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A request that the server of this process took long to answer. */
export interface SlowAnswer {
  readonly what: string;
  readonly ms: number;
}

/** Notes every answer of this process's servers that takes longer than so many ms, from the first byte to the last. */
export function slowAnswers(limitMs: number): { readonly found: SlowAnswer[]; stop(): void } {
  const began = new WeakMap<object, number>();
  const found: SlowAnswer[] = [];
  const start = (message: unknown) => {
    began.set((message as { request: IncomingMessage }).request, performance.now());
  };
  const finish = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    const ms = performance.now() - (began.get(request) ?? performance.now());
    if (ms > limitMs)
      found.push({ what: `${request.method} ${request.url?.slice(0, 200)}`, ms: Math.round(ms) });
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
