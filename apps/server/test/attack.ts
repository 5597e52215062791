import { demoPassword, signedIn, type TestUser } from '@lucerna/testkit/server';
import { cloneDatabase } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProgram, startProgram } from './program';
import { waitedMs } from './waiting';

const roles = ['distributor', 'sales', 'importer', 'specifier'] as const;

/** The program under attack, in a process of its own, and somebody who only works with it. */
export interface Attacked {
  readonly url: string;
  readonly port: number;
  readonly home: string;
  /** Demo users, each with a session that began before the attacks. */
  readonly people: Readonly<Record<(typeof roles)[number], TestUser>>;
  /** Attacks while the other one reads small things, and tells how that went. */
  during(attack: () => Promise<void>): Promise<Bystander>;
  /** Waits until the program is below so many resident megabytes, half a minute at most; gives the last figure. */
  below(megabytes: number): Promise<number>;
  /** Resident megabytes of the program and of what it started. */
  megabytes(): number;
  /** Errors that it has logged: a 500, a rejection that nobody handled. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

/** How somebody else fared: the milliseconds of the calls, and the statuses other than 200. */
export interface Bystander {
  readonly calls: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  /** The slowest without the time in which the machine had no processor for the program or for the one who asked. */
  readonly slowestOwnMs: number;
  readonly failures: readonly string[];
  /** Share of a processor that the program took. */
  readonly busy: number;
  /** How long /healthz took right after the attack, the wait for a processor left out. */
  readonly healthMs: number;
}

/** Seconds of processor that a process has used (proc(5): fields 14 and 15, in hundredths). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function megabytesOf(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / 256;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .reduce((sum, each) => sum + megabytesOf(each), own);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

/** Starts the built program on a database of its own. */
export async function startAttacked(databaseServer: string): Promise<Attacked> {
  const database = await cloneDatabase(databaseServer);
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-attacked-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const errors: string[] = [];
  const child = await startProgram({
    home,
    databaseUrl: database.url,
    password: demoPassword,
    port,
    onLog: (text) =>
      void errors.push(...text.split('\n').filter((line) => /"level":(50|60)|^\S*Error\b/.test(line))),
  });
  const pid = child.pid!;
  const other = await signedIn(url, 'admin');
  const sessions = await Promise.all(roles.map(async (role) => [role, await signedIn(url, role)] as const));
  const megabytes = () => megabytesOf(pid);

  /** Asks, and tells how long that took with and without the wait for a processor. */
  const timed = async (ask: () => Promise<number>) => {
    const [from, waited] = [performance.now(), waitedMs(pid) + waitedMs()];
    const status = await ask().catch(String);
    const ms = performance.now() - from;
    return { status, ms, ownMs: Math.max(0, ms - (waitedMs(pid) + waitedMs() - waited)) };
  };
  return {
    url,
    port,
    home,
    errors,
    people: Object.fromEntries(sessions) as Attacked['people'],
    megabytes,
    async below(limit) {
      const until = Date.now() + 30_000;
      while (megabytes() > limit && Date.now() < until) await pause(500);
      return Math.round(megabytes());
    },
    async during(attack) {
      const found: Awaited<ReturnType<typeof timed>>[] = [];
      let isOver = false;
      const began = performance.now();
      const before = processorSeconds(pid);
      const read = async () => {
        while (!isOver) {
          found.push(await timed(async () => (await other.get('/api/v3/projects')).status));
          await pause(50);
        }
      };
      const reading = read();
      try {
        await attack();
      } finally {
        isOver = true;
        await reading;
      }
      const health = await timed(async () => (await fetch(`${url}/healthz`)).status);
      const statuses = [...found, health].map(({ status }) => status);
      const times = found.map(({ ms }) => ms).sort((a, b) => a - b);
      return {
        calls: times.length,
        medianMs: Math.round(times[Math.floor(times.length / 2)] ?? NaN),
        slowestMs: Math.round(times.at(-1) ?? NaN),
        slowestOwnMs: Math.round(Math.max(...found.map(({ ownMs }) => ownMs))),
        failures: statuses.filter((status) => status !== 200).map(String),
        busy: Math.round((100_000 * (processorSeconds(pid) - before)) / (performance.now() - began)) / 100,
        healthMs: Math.round(health.ownMs),
      };
    },
    async stop() {
      await endProgram(child, 'SIGTERM');
      await database.drop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A connection that says these bytes and notes what comes; `closed` resolves with it. */
export function connection(port: number, text: string | Buffer = '') {
  const socket = net.connect(port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => (heard = (heard + bytes.toString('latin1')).slice(0, 2000)));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  if (text.length > 0) socket.write(text);
  return { socket, closed, heard: () => heard };
}

/** The status of an answer as it comes over the wire; 0 for none. */
export const statusOf = (heard: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);

/** The head of a request as it goes over the wire. */
export const head = (target: string, lines: readonly string[], method = 'POST') =>
  `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;

/** How often each of several things came. */
export function tally(all: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const each of all) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}
