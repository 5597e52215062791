import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';

/** What one connection sends again and again, in turn. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Every connection goes through all of them, each from a place of its own. */
  readonly requests: readonly LoadRequest[];
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that are no success, and broken connections. */
  readonly failures: number;
}

// This file is a program of its own: the generator of the load must not share a thread with the server.
process.once('message', (order: LoadOrder) => {
  let started = 0;
  const run = autocannon({
    url: order.url,
    connections: order.connections,
    duration: order.seconds,
    setupClient(client) {
      const share = Math.floor((order.requests.length * started++) / order.connections);
      const turned = [...order.requests.slice(share), ...order.requests.slice(0, share)];
      client.setRequests(turned.map((request) => ({ ...request, setupRequest: withKey })));
    },
  });
  run.then(
    (found) => {
      const result: LoadResult = {
        requestsPerSecond: found['2xx'] / found.duration,
        p50Ms: found.latency.p50,
        p99Ms: found.latency.p99,
        failures: found.non2xx + found.errors + found.timeouts,
      };
      process.send?.(result, () => process.exit(0));
    },
    () => process.exit(1),
  );
});

/** Every write is a new one: a repeated key would only read. */
function withKey(request: autocannon.Request): autocannon.Request {
  if (request.method !== 'POST') return request;
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}
