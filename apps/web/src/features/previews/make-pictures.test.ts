import { describe, expect, it } from 'vitest';
import { makeEach, type Outcome, type Progress } from './make-pictures';

/** Makes pictures that take a second each; the third fails. */
async function makes(count: number, cancelAfter = Infinity) {
  let time = 0;
  const told: { outcome: Outcome<number, string>; progress: Progress }[] = [];
  const cancel = new AbortController();
  await makeEach<number, string>({
    items: Array.from({ length: count }, (_, at) => at + 1),
    make: (item) => {
      time += 1000;
      return item === 3 ? Promise.reject(new Error('lost')) : Promise.resolve(`picture ${item}`);
    },
    tell: (outcome, progress) => {
      told.push({ outcome, progress });
      if (told.length === cancelAfter) cancel.abort();
    },
    signal: cancel.signal,
    now: () => time,
    rest: () => Promise.resolve(),
  });
  return told;
}

describe('making many pictures', () => {
  it('goes on after one that fails and tells which and why', async () => {
    const told = await makes(4);
    expect(told.map(({ outcome }) => ('made' in outcome ? outcome.made : String(outcome.error)))).toEqual([
      'picture 1',
      'picture 2',
      'Error: lost',
      'picture 4',
    ]);
  });

  it('tells how many are done and how long it still takes', async () => {
    expect((await makes(4)).map(({ progress }) => progress)).toEqual([
      { done: 1, all: 4, secondsLeft: 3 },
      { done: 2, all: 4, secondsLeft: 2 },
      { done: 3, all: 4, secondsLeft: 1 },
      { done: 4, all: 4, secondsLeft: 0 },
    ]);
  });

  it('stops before the next when it is cancelled', async () => {
    expect(await makes(24, 7)).toHaveLength(7);
  });
});
