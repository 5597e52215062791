import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A process as the system tells of it. */
interface Seen {
  readonly pid: number;
  /** The program that it runs: `main`, `photo-worker`; `postgres` of each process of the database. */
  readonly name: string;
  readonly megabytes: number;
  /** Seconds of processor, without those of what it started. */
  readonly seconds: number;
}

/** Of a tick of the processor's time. */
const secondsOfTick = 0.01;

function seenAt(pid: number): Seen {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  // The name stands in brackets and may have spaces.
  const figures = read('stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ticks = figures.slice(11, 13).reduce((sum, each) => sum + Number(each), 0);
  const program = read('cmdline')
    .split('\0')
    .find((each) => /\.(js|mjs|ts)$/.test(each));
  const isDatabase = read('comm').startsWith('postgres');
  return {
    pid,
    name: isDatabase ? 'postgres' : path.basename(program ?? read('comm').trim()).replace(/\.\w+$/, ''),
    megabytes: Number(read('statm').split(' ')[1]) / 256,
    seconds: ticks * secondsOfTick,
  };
}

/** A process and all that it started, now; without those that end at this moment. */
export function processTree(pid: number): Seen[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    // One that has ended and is not yet cleared away has no memory and no name.
    const own = [seenAt(pid)].filter(({ megabytes }) => megabytes > 0);
    return [
      ...own,
      ...(children === '' ? [] : children.split(' ').flatMap((each) => processTree(Number(each)))),
    ];
  } catch {
    return [];
  }
}

/** Megabytes of a process and of all that it started, now, but the database, whose processes share their memory. */
export const megabytesOf = (pid: number): number =>
  processTree(pid)
    .filter(({ name }) => name !== 'postgres')
    .reduce((sum, { megabytes }) => sum + megabytes, 0);

/** Seconds of processor and the most memory of each program of a tree, as long as it is watched. */
export function watchPrograms(pid: number, everyMs = 200) {
  const first = new Map(processTree(pid).map((each) => [each.pid, each.seconds]));
  const last = new Map<number, Seen>();
  /** What each program took together, at most. */
  const most = new Map<string, number>();
  let maxOfAll = 0;
  const look = () => {
    const now = processTree(pid);
    const sums = new Map<string, number>();
    for (const each of now) {
      last.set(each.pid, each);
      sums.set(each.name, (sums.get(each.name) ?? 0) + each.megabytes);
    }
    for (const [name, sum] of sums) most.set(name, Math.max(most.get(name) ?? 0, sum));
    const all = now.filter(({ name }) => name !== 'postgres');
    maxOfAll = Math.max(
      maxOfAll,
      all.reduce((sum, { megabytes }) => sum + megabytes, 0),
    );
  };
  const watch = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(watch);
      look();
      const seconds = new Map<string, number>();
      for (const { pid: of, name, seconds: taken } of last.values())
        seconds.set(name, (seconds.get(name) ?? 0) + taken - (first.get(of) ?? 0));
      return {
        megabytes: maxOfAll,
        programs: [...seconds].map(([name, taken]) => ({
          name,
          seconds: taken,
          megabytes: most.get(name) ?? 0,
        })),
      };
    },
  };
}
