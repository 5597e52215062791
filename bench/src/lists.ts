import { openPool } from '@lucerna/server';
import os from 'node:os';
import path from 'node:path';
import { writeLargeFeed } from '../../tools/catalogue-large';
import { compare, load } from './http';
import type { LoadRequest } from './load';
import { putInForce, startMeasured, withDatabase, type Measured } from './measured';
import type { Report } from './report';
import { startBare } from './server-process';
import { signIn } from './sign-in';

const large = { models: 9800, variations: 50 };
const searched = { models: 1440, variations: 26 };
const length = { rounds: 5, seconds: 3 };
const cards = '/api/v1/articles/models?catalogId=16';

async function read(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { text, bytes: Buffer.byteLength(text), headers: answer.headers };
}

/** Every page of a list, one after the other. */
async function walk(first: string, origin: string): Promise<number> {
  let pages = 0;
  for (let next: string | undefined = first; next; pages += 1) {
    const { headers } = await read(new URL(next, origin).href);
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}

/** Lists, search and what a product page reads, with a large catalogue: cold and warm apart, and what holds the loop. */
export async function run(report: Report): Promise<void> {
  report.figure('lists, load of the machine', os.loadavg()[0]!, 'processes');
  await withDatabase(async (home, databaseUrl) => {
    await millionRows(report, home, databaseUrl);
    await searching(report, home, databaseUrl);
  });
  report.figure('lists, load of the machine at the end', os.loadavg()[0]!, 'processes');
}

async function millionRows(report: Report, home: string, databaseUrl: string): Promise<void> {
  const name = `${large.models} models`;
  const feed = path.join(home, 'large');
  await writeLargeFeed(feed, large.models, large.variations);
  const server = await startMeasured(home, databaseUrl);
  report.figure('memory with the demo catalogue', server.first.rssMb, 'MB');
  const imported = await server.during(() => putInForce(server, databaseUrl, feed));
  report.figure('import of a million rows, longest hold of the server', imported.longestHoldMs, 'ms');
  report.figure('import of a million rows, memory of the server after it', imported.rssMb, 'MB');
  await sayList(report, `${name}, first list after an import`, server);
  await sayList(report, `${name}, the list again`, server);
  await server.ask('tomorrow');
  await sayList(report, `${name}, first list after midnight`, server);
  const whole = await server.during(() => walk(`${cards}&itemsPerPage=100`, server.url));
  report.figure(`${name}, all pages of the list`, whole.milliseconds, 'ms');
  report.figure(`${name}, all pages of the list, longest hold`, whole.longestHoldMs, 'ms');
  report.figure(`${name}, all pages of the list, memory after them`, whole.rssMb, 'MB');
  const lists = [
    '/api/v1/categories/collections?catalogId=16',
    '/api/v1/articles/collection-sheet?catalogId=16&subFamilyId=201',
  ];
  for (const each of lists) {
    const cold = await server.during(() => read(server.url + each));
    report.figure(`${name}, ${each}, first`, cold.milliseconds, 'ms');
    report.figure(`${name}, ${each}, longest hold`, cold.longestHoldMs, 'ms');
    report.figure(`${name}, ${each}, size`, cold.value.bytes / 1000, 'kB');
  }
  await server.stop();
  const again = await startMeasured(home, databaseUrl);
  report.figure('start with a million rows', again.first.startedMs, 'ms');
  report.figure('start with a million rows, longest hold', again.first.longestHoldMs, 'ms');
  report.figure('start with a million rows, memory', again.first.rssMb, 'MB');
  await again.stop();
}

async function sayList(report: Report, name: string, server: Measured): Promise<void> {
  const list = await server.during(() => read(server.url + cards));
  report.figure(name, list.milliseconds, 'ms');
  report.figure(`${name}, longest hold`, list.longestHoldMs, 'ms');
  report.figure(`${name}, size`, list.value.bytes / 1000, 'kB');
  report.figure(`${name}, memory`, list.rssMb, 'MB');
}

/** Search and product pages with 1,440 models; the yardstick is a bare route that selects the same bytes. */
async function searching(report: Report, home: string, databaseUrl: string): Promise<void> {
  const feed = path.join(home, 'searched');
  await writeLargeFeed(feed, searched.models, searched.variations);
  const server = await startMeasured(home, databaseUrl);
  const bare = await startBare(databaseUrl);
  try {
    await putInForce(server, databaseUrl, feed);
    const headers = { cookie: await signIn(server.url) };
    // Each text finds other models; none is asked for before.
    const path = (at: number) =>
      `/api/v1/article/search?catalogId=16&itemsPerPage=20&search=${encodeURIComponent(`almar ${150 + (at % 140)}`)}`;
    const requests = Array.from({ length: 140 }, (_, at): LoadRequest => ({
      method: 'GET',
      path: path(at),
      headers,
    }));
    const cold = await server.during(async () => {
      for (const request of requests) await read(server.url + request.path, headers);
    });
    report.figure('search, first time', cold.milliseconds / requests.length, 'ms');
    report.figure('search, first time, longest hold', cold.longestHoldMs, 'ms');
    const twenty: LoadRequest = {
      method: 'GET',
      path: '/api/v1/article/search?catalogId=16&itemsPerPage=20&search=almar',
      headers,
    };
    const { text } = await read(server.url + twenty.path, headers);
    const row = await keepRow(databaseUrl, text);
    const bareSide = { url: bare.url, requests: [{ method: 'GET' as const, path: `/row/${row}` }] };
    const warm = await server.during(() =>
      compare({ url: server.url, requests: [twenty] }, bareSide, length),
    );
    report.figure(`search, 20 of ${searched.models} models, 8 at once`, warm.value.ours, 'requests/s');
    report.figure('search, a bare select of the same bytes', warm.value.bare, 'requests/s');
    report.figure('search, ratio', warm.value.ratio, 'of the bare route');
    report.figure('search, 99th percentile of all rounds', warm.value.p99Ms, 'ms');
    report.figure('search, longest hold', warm.longestHoldMs, 'ms');
    const many = await load({ url: server.url, requests, connections: 8, seconds: length.seconds });
    report.figure('search, 140 texts in turn, 8 at once', many.requestsPerSecond, 'requests/s');
    await products(report, server, headers);
  } finally {
    await bare.stop();
    await server.stop();
  }
}

async function products(report: Report, server: Measured, headers: Readonly<Record<string, string>>) {
  for (const [name, address] of [
    ['model sheet', '/api/v1/articles/model-sheet?catalogId=16&model='],
    ['technical data', '/api/v1/articles/technicalInfoByModel?catalogId=16&model='],
  ] as const) {
    const requests = Array.from({ length: 200 }, (_, at): LoadRequest => ({
      method: 'GET',
      path: address + String(1500 + at),
      headers,
    }));
    const cold = await server.during(async () => {
      for (const request of requests) await read(server.url + request.path, headers);
    });
    report.figure(`${name}, first time`, cold.milliseconds / requests.length, 'ms');
    const warm = await server.during(() =>
      load({ url: server.url, requests, connections: 8, seconds: length.seconds }),
    );
    report.figure(`${name}, 200 models in turn, 8 at once`, warm.value.requestsPerSecond, 'requests/s');
    report.figure(`${name}, 99th percentile`, warm.value.p99Ms, 'ms');
    report.figure(`${name}, longest hold`, warm.longestHoldMs, 'ms');
  }
}

async function keepRow(databaseUrl: string, text: string): Promise<string> {
  const pool = openPool(databaseUrl, () => undefined, 'imports');
  const { rows } = await pool.query<{ id: string }>(
    'insert into bare_row values (gen_random_uuid(), $1) returning id',
    [text],
  );
  await pool.query('vacuum analyze bare_row');
  await pool.end();
  return rows[0]!.id;
}
