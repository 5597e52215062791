/** The error of a caller whose turn did not come in time; its code is one of a busy database. */
export const noTurn = 'NO_TURN';

interface Waiting {
  readonly start: () => void;
}

/**
 * Lets one caller at a time work on a thing. Those who wait hold nothing, so that a thing whose work is stuck in the
 * database stops nobody who works on another one.
 *
 * @param timeoutMs how long a caller waits for its turn before it is refused with the code `noTurn`
 */
export function createTurns(timeoutMs: number) {
  const queues = new Map<string, Waiting[]>();

  function begin(key: string): Promise<void> | undefined {
    const queue = queues.get(key);
    if (!queue) return void queues.set(key, []);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start() {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(Object.assign(new Error(`No turn within ${timeoutMs} ms`), { code: noTurn }));
      }, timeoutMs);
      queue.push(waiting);
    });
  }

  function end(key: string): void {
    const next = queues.get(key)?.shift();
    if (next) next.start();
    else queues.delete(key);
  }

  return {
    async take<T>(key: string, work: () => Promise<T>): Promise<T> {
      await begin(key);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
  };
}
