import { randomUUID } from 'node:crypto';
import net from 'node:net';

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
  /** Answers that are no success. */
  readonly failures: number;
}

// This file is a program of its own: the generator of the load must not share a thread with the server. It speaks
// just enough HTTP to count answers, because on two cores every client costs the server its time.
process.once('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

async function run({ url, connections, seconds, requests }: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const texts = requests.map((request) => requestText(request, `${hostname}:${port}`));
  const began = performance.now();
  const until = began + seconds * 1000;
  const latencies: number[] = [];
  let failures = 0;
  const one = (place: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
      let at = Math.floor((texts.length * place) / connections);
      let sent = 0;
      const next = () => {
        sent = performance.now();
        if (sent >= until) return void socket.end(resolve);
        socket.write(texts[at++ % texts.length]!());
      };
      const answers = answerReader((status) => {
        latencies.push(performance.now() - sent);
        if (status < 200 || status > 299) failures += 1;
        next();
      });
      socket.on('connect', next).on('data', answers).on('error', reject);
      socket.on('close', () => reject(new Error(`${url} closed the connection`)));
    });
  await Promise.all(Array.from({ length: connections }, (_, place) => one(place)));
  const measured = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? NaN;
  return {
    requestsPerSecond: (latencies.length - failures) / measured,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    failures,
  };
}

/** Makes the text of a request; every write gets a key of its own, since a repeated one would only read. */
function requestText({ method, path, headers, body = '' }: LoadRequest, host: string): () => string {
  const lines = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) });
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;
  return method === 'POST'
    ? () => `${head}idempotency-key: ${randomUUID()}\r\n\r\n${body}`
    : () => `${head}\r\n`;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Reads answers with a Content-Length, one at a time, and says the status of each. */
function answerReader(done: (status: number) => void): (piece: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let missing = -1;
  let status = 0;
  return (piece) => {
    let rest = piece;
    if (missing < 0) {
      head = head.length === 0 ? piece : Buffer.concat([head, piece]);
      const end = head.indexOf(headEnd);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
      if (length === undefined && status !== 204) throw new Error('An answer has no Content-Length');
      missing = Number(length ?? 0);
      rest = head.subarray(end + headEnd.length);
      head = Buffer.alloc(0);
    }
    missing -= rest.length;
    if (missing > 0) return;
    missing = -1;
    done(status);
  };
}
