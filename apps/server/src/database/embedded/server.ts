import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { SettingError } from '../../env';
import { clientName } from '../connect';
import { openBinaries, type Binaries } from './binaries';
import { placeOf, type Place } from './place';
import { runProgram } from './program';
import { isAlive, isRunning, removeStaleLocks } from './stale-locks';
import { watchServer, type WatchEvents } from './watch';

const user = 'lucerna';
const timeoutMs = 60_000;

export interface EmbeddedDatabase {
  readonly url: string;
  /** The folder of the data, where it is not in the data folder of the installation. */
  readonly movedTo: string | null;
  /** Stops the server unless another process still uses it (or anyway). Our own clients must be closed before. */
  stop(anyway?: boolean): Promise<void>;
}

function urlOf(sockets: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

async function ask<T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, application_name: clientName });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the data once: under another name first, so that a crash leaves nothing half made. */
async function initialise({ data, account }: Place, { initdb }: Binaries): Promise<void> {
  if (existsSync(data)) return;
  const scratch = `${data}.${process.pid}`;
  const args = ['-D', scratch, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  await runProgram(initdb, args, { account, folder: path.dirname(data) });
  try {
    renameSync(scratch, data);
  } catch {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Tells whether another living process of ours is connected. Those that are gone do not count, though the server may
 * still list them; nor does a person's psql.
 */
async function isUsedByOthers(sockets: string): Promise<boolean> {
  const listed = await ask<{ pid: number }>(
    urlOf(sockets, 'postgres'),
    `select distinct split_part(application_name, ' ', 2)::int as pid from pg_stat_activity
     where application_name ~ '^lucerna [0-9]+$'`,
  );
  return listed.some(({ pid }) => pid !== process.pid && isAlive(pid));
}

/** Reaches the server of this place, the one of a killed process included, or starts it. */
async function reachOrStart(
  place: Place,
  { control }: Binaries,
  isStopped = (): boolean => false,
): Promise<void> {
  const { data, sockets, log, account } = place;
  const options = [
    `-c listen_addresses=''`,
    `-c unix_socket_directories=${JSON.stringify(sockets)}`,
    '-c unix_socket_permissions=0700',
    // Twenty for each node, and several nodes on one database, as tests start them.
    '-c max_connections=240',
    '-c jit=off',
    '-c max_wal_size=2GB',
    // After a crash every file is synced before it starts: one call instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? ['-c recovery_init_sync_method=syncfs'] : []),
  ].join(' ');
  const until = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < until) {
    try {
      await ask(urlOf(sockets, 'postgres'), 'select 1');
      return;
    } catch (error) {
      last = error;
    }
    if (isStopped()) return;
    if (!isRunning(place)) {
      removeStaleLocks(place);
      const args = ['-D', data, '-w', '-t', '60', '-l', log, '-o', options, 'start'];
      await runProgram(control, args, { account, folder: path.dirname(data) }).catch((error: unknown) => {
        last = error;
        if (!isRunning(place)) requireHope(place);
      });
    }
    await pause(50);
  }
  throw new Error(`PostgreSQL does not start; see ${log}`, { cause: last });
}

/** What no further try changes: the disk, the rights, data of another version. */
const hopeless = /No space left|Disk quota|Permission denied|Read-only file system|incompatible with server/;

/** Throws a sentence when the log ends with a reason that stays. */
function requireHope({ log, data }: Place): void {
  let text: string;
  try {
    text = readFileSync(log, 'utf8').slice(-2000);
  } catch {
    return;
  }
  const line = text.split('\n').findLast((each) => /FATAL|PANIC|DETAIL/.test(each) && hopeless.test(each));
  const isLast = line && text.slice(text.lastIndexOf(line)).split('\n').length <= 6;
  if (!isLast) return;
  const reason = line.replace(/^.*?(FATAL|PANIC|DETAIL):\s*/, '');
  throw new SettingError(`The database in ${data} does not start: ${reason}. Its log is ${log}`);
}

async function createDatabase(sockets: string): Promise<void> {
  const known = await ask(urlOf(sockets, 'postgres'), 'select from pg_database where datname = $1', [user]);
  if (known.length > 0) return;
  await ask(urlOf(sockets, 'postgres'), `create database ${user}`).catch((error: { code?: string }) => {
    // Another process made it in the same moment.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

const unwatched: WatchEvents = {
  lost: () => undefined,
  failed: () => undefined,
  returned: () => undefined,
};

/**
 * Starts the PostgreSQL that came from npm on a data folder, reachable through a socket that only its owner can open.
 * Several processes may use one folder; the last one out stops the server. One that ends by itself, or is killed, is
 * started again.
 */
export async function startEmbedded(
  home: string,
  events: WatchEvents = unwatched,
): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32')
    throw new Error('On Windows set DATABASE_URL to a PostgreSQL of your own.');
  const place = placeOf(home);
  const binaries = await openBinaries({ account: place.account, shelter: () => place.shelter });
  await initialise(place, binaries);
  await reachOrStart(place, binaries);
  await createDatabase(place.sockets);
  let isStopped = false;
  const again = () => reachOrStart(place, binaries, () => isStopped);
  const watch = watchServer(urlOf(place.sockets, 'postgres'), again, events);
  return {
    url: urlOf(place.sockets, user),
    movedTo: place.moved ? path.dirname(place.data) : null,
    async stop(anyway = false) {
      isStopped = true;
      await watch.stop();
      if (!isRunning(place)) return;
      if (!anyway && (await isUsedByOthers(place.sockets))) return;
      const args = ['-D', place.data, '-m', 'fast', '-w', 'stop'];
      await runProgram(binaries.control, args, { account: place.account, folder: path.dirname(place.data) });
    },
  };
}
