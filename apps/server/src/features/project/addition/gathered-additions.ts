import pg from 'pg';
import { writeAddition } from './addition';
import type { Addition, Grown } from './addition';
import { writeTogether } from './additions-together';
import type { Queryable } from '../store';

/** Adds lines to projects, many projects at a time. */
export interface Additions {
  /** How the project is after it; undefined when nothing was written. Resolves after the commit. */
  write(addition: Addition): Promise<Grown | undefined>;
}

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (grown: Grown | undefined | Promise<Grown | undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements at a time: with a second one half as many would go together. */
const mostRunning = 1;
const mostTogether = 8;
/** A statement that takes longer waits for somebody: it no longer holds the others up. */
const patienceMs = 50;

/**
 * Gathers the additions that arrive while others are being written: they go to the database together as soon as a
 * statement is done, since a journey and a commit cost the same for one as for eight. Alone, nothing waits.
 */
export function gatherAdditions(db: Queryable): Additions {
  let queue: Waiting[] = [];
  const busy = new Set<string>();
  let running = 0;

  /** The next ones in turn, one of a project; those of a project that is being written wait for it. */
  function take(): Waiting[] {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of queue) {
      const { projectId } = waiting.addition;
      if (taken.length === mostTogether || busy.has(projectId)) {
        left.push(waiting);
      } else {
        busy.add(projectId);
        taken.push(waiting);
      }
    }
    queue = left;
    return taken;
  }

  function go(): void {
    while (running < mostRunning && queue.length > 0) {
      const taken = take();
      if (taken.length === 0) return;
      running += 1;
      let counted = true;
      const leave = () => {
        if (counted) running -= 1;
        counted = false;
        go();
      };
      const impatience = setTimeout(leave, patienceMs);
      void send(db, taken).then(() => {
        clearTimeout(impatience);
        for (const { addition } of taken) busy.delete(addition.projectId);
        leave();
      });
    }
  }

  return {
    write: (addition) =>
      addition.lines.length === 1
        ? new Promise((resolve, reject) => {
            queue.push({ addition, resolve, reject });
            go();
          })
        : writeAddition(db, addition),
  };
}

/** Writes them and tells each its outcome. Never rejects. */
async function send(db: Queryable, taken: readonly Waiting[]): Promise<void> {
  const [first, ...others] = taken;
  if (first && others.length === 0) {
    await writeAddition(db, first.addition).then(first.resolve, first.reject);
    return;
  }
  let grown: ReadonlyMap<string, Grown>;
  try {
    grown = await writeTogether(
      db,
      taken.map(({ addition }) => addition),
    );
  } catch (error) {
    // An error that the database answered with undid the whole statement: one of them alone may have caused it.
    const undone = error instanceof pg.DatabaseError && error.severity === 'ERROR';
    for (const { addition, resolve, reject } of taken) {
      if (undone) resolve(writeAddition(db, addition));
      else reject(error);
    }
    return;
  }
  for (const { addition, resolve } of taken) {
    resolve(grown.get(addition.projectId) ?? writeAddition(db, addition));
  }
}
