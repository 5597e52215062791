import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place';
import { codeOf } from '../../thrown';

/** The first two lines of a lock file of PostgreSQL: whose it is, and on which data. */
interface Lock {
  readonly pid: number;
  readonly data: string;
}

function readLock(file: string): Lock | null {
  try {
    const [pid = '', data = ''] = readFileSync(file, 'utf8').split('\n');
    return { pid: Math.abs(Number(pid)) || 0, data };
  } catch {
    return null;
  }
}

/** Tells whether a process has this number, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
};

/** The command of a process, for systems or containers that do not show its folder. Empty when it is not known. */
function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Tells whether the process is a PostgreSQL that works on this data: its working folder is its data folder. */
function worksOn(data: string, lock: Lock): boolean {
  if (!isAlive(lock.pid)) return false;
  try {
    return isSame(readlinkSync(`/proc/${lock.pid}/cwd`), data);
  } catch (error) {
    // A process that is dead but not yet cleared away has a number and no folder.
    if (existsSync('/proc/self') && codeOf(error) === 'ENOENT') return false;
    return /postgres/.test(commandOf(lock.pid)) && isSame(lock.data, data);
  }
}

/** Tells whether the server that wrote the lock of this data is still there, if only to finish stopping. */
export function isRunning({ data }: Pick<Place, 'data'>): boolean {
  const lock = readLock(path.join(data, 'postmaster.pid'));
  return lock !== null && worksOn(data, lock);
}

/** Removes a lock that was judged to be stale; one that another process has written in the meantime is put back. */
function removeLock(file: string, data: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const lock = readLock(aside);
  if (lock && worksOn(data, lock)) {
    try {
      linkSync(aside, file);
    } catch {
      // There is a newer one already.
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Removes the locks of a server that is gone. PostgreSQL does that by itself unless another process has got the
 * number of the dead one, as in containers and after a restart of the machine, or the folder is a copy of that of a
 * running server: it would not start.
 */
export function removeStaleLocks({ data, sockets }: Pick<Place, 'data' | 'sockets'>): void {
  for (const file of [path.join(data, 'postmaster.pid'), path.join(sockets, '.s.PGSQL.5432.lock')]) {
    const lock = readLock(file);
    if (lock && !worksOn(data, lock)) removeLock(file, data);
  }
}
