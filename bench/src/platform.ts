import { startEmbedded } from '@lucerna/server';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compare, load } from './http';
import type { LoadRequest } from './load';
import { median, type Report } from './report';
import { startBare, startLucerna } from './server-process';
import { password, signIn } from './sign-in';

const account = '/users/v1/account';
const length = { rounds: 5, seconds: 3 };
/** Sign-ins at the same time, and how often they are compared with quiet. */
const signIns = { atOnce: 8, rounds: 7, seconds: 3 };
const pace = { perSecond: 100, seconds: 20 };

/**
 * What every page stands on: the account call against a bare select, its slowest answers at a steady pace, and how
 * much sign-ins slow down the page of somebody else.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // The attempts of one address are limited, so each comes from one of its own.
  const lucerna = await startLucerna(home, password, database.url, { TRUST_PROXY: '1' });
  const bare = await startBare(database.url);
  try {
    const cookie = await signIn(lucerna.url);
    const read: LoadRequest = { method: 'GET', path: account, headers: { cookie } };
    const row = await keep(pool, lucerna.url, cookie);
    const small = await compare(
      { url: lucerna.url, requests: [read] },
      { url: bare.url, requests: [{ method: 'GET', path: `/row/${row}` }] },
      length,
    );
    report.figure('authorised small read', small.ours, 'requests/s');
    report.figure('authorised small read, bare select', small.bare, 'requests/s');
    report.figure('authorised small read, ratio', small.ratio, 'of the bare route');

    const steady = await atPace(lucerna.url + account, cookie);
    report.figure(`account call at ${pace.perSecond} a second`, steady.p50, 'ms');
    report.figure(`account call at ${pace.perSecond} a second, 99th percentile`, steady.p99, 'ms');

    await pageWhileSigningIn(report, lucerna.url, cookie);
  } finally {
    await bare.stop();
    await lucerna.stop();
    await pool.end();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

/** Keeps the account's answer, byte for byte, as the row of the bare select. */
async function keep(pool: pg.Pool, url: string, cookie: string): Promise<string> {
  const answer = await fetch(url + account, { headers: { cookie } });
  const key = randomUUID();
  await pool.query('insert into bare_row values ($1, $2)', [key, await answer.text()]);
  await pool.query('vacuum analyze bare_row');
  return key;
}

/** Asks at a steady pace whether or not the answers keep up; each is counted from when it was due, in ms. */
async function atPace(url: string, cookie: string): Promise<{ readonly p50: number; readonly p99: number }> {
  const times: number[] = [];
  const asks: Promise<void>[] = [];
  const warmUp = pace.perSecond;
  const began = performance.now();
  const count = pace.perSecond * pace.seconds + warmUp;
  for (let at = 0; at < count; at += 1) {
    const due = began + (at * 1000) / pace.perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // A timer that wakes late is this program's delay, not the server's.
    const from = Math.max(due, performance.now() - 2);
    const ask = async () => {
      const answer = await fetch(url, { headers: { cookie } });
      await answer.text();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      if (at >= warmUp) times.push(performance.now() - from);
    };
    asks.push(ask());
  }
  await Promise.all(asks);
  times.sort((a, b) => a - b);
  return { p50: median(times), p99: times[Math.floor((times.length - 1) * 0.99)] ?? NaN };
}

/** Reads the calls of the page of projects one after the other, in quiet and while others sign in, in turns. */
async function pageWhileSigningIn(report: Report, url: string, cookie: string): Promise<void> {
  const page = [account, '/api/v3/projects', '/api/v1/masters/menus', '/'].map((each): LoadRequest => ({
    method: 'GET',
    path: each,
    headers: { cookie },
  }));
  const readPage = () => load({ url, requests: page, connections: 1, seconds: signIns.seconds });
  const entries = Array.from({ length: 250 }, (_, at): LoadRequest => {
    const place = { 'x-forwarded-for': `198.51.100.${at}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'sales@lucerna.test', password });
    return { method: 'POST', path: '/users/v1/auth/login', headers: place, body };
  });
  const enter = () =>
    load({ url, requests: entries, connections: signIns.atOnce, seconds: signIns.seconds + 1 });
  await Promise.all([readPage(), enter()]);
  const rounds: { readonly quiet: number; readonly busy: number; readonly entered: number }[] = [];
  for (let round = 0; round < signIns.rounds; round += 1) {
    const quiet = await readPage();
    const [busy, entered] = await Promise.all([readPage(), enter()]);
    rounds.push({
      quiet: 1000 / quiet.requestsPerSecond,
      busy: 1000 / busy.requestsPerSecond,
      entered: entered.requestsPerSecond,
    });
  }
  const name = `page read while ${signIns.atOnce} sign in at once`;
  report.figure('page read in quiet', median(rounds.map(({ quiet }) => quiet)), 'ms a call');
  report.figure(name, median(rounds.map(({ busy }) => busy)), 'ms a call');
  report.figure(`${name}, slow-down`, median(rounds.map(({ quiet, busy }) => busy / quiet)), 'times');
  report.figure('sign-in', median(rounds.map(({ entered }) => entered)), 'a second');
}
