import type { DownloadNotice } from '@lucerna/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropNotices, progressNotices } from './progress-notices';

let now: number;
let due: { at: number; act: () => void }[];
let told: { at: number; notice: DownloadNotice }[];
let last = 0;

const timer = {
  now: () => now,
  after: (ms: number, act: () => void) => {
    const entry = { at: now + ms, act };
    due.push(entry);
    return () => void (due = due.filter((each) => each !== entry));
  },
};
function pass(ms: number) {
  const until = now + ms;
  for (;;) {
    const [next] = due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
    if (!next) break;
    due = due.filter((each) => each !== next);
    now = next.at;
    next.act();
  }
  now = until;
}
const open = () =>
  progressNotices(`download ${(last += 1)}`, (notice) => told.push({ at: now, notice }), timer);

beforeEach(() => {
  now = 50_000;
  due = [];
  told = [];
});

describe('what is told of a download', () => {
  it('is told at once the first time, then once a second with all that moved', () => {
    const notices = open();
    notices.moved(0, 1);
    notices.moved(0, 4);
    notices.moved(0, 8);
    notices.moved(1, 1);
    pass(999);
    expect(told).toHaveLength(1);
    pass(1);
    notices.moved(1, 4);
    pass(1000);
    expect(told.map(({ at, notice }) => [at, notice.moved])).toEqual([
      [50_000, [[0, 1]]],
      [
        51_000,
        [
          [0, 8],
          [1, 1],
        ],
      ],
      [52_000, [[1, 4]]],
    ]);
  });

  it('goes forward only, unless a document failed', () => {
    const notices = open();
    notices.moved(0, 1);
    notices.moved(1, 8);
    notices.moved(1, 4);
    notices.moved(2, 4);
    notices.moved(2, 3);
    pass(1000);
    expect(told.at(-1)?.notice.moved).toEqual([
      [1, 8],
      [2, 3],
    ]);
  });

  it('has the last steps of a document that is made in steps', () => {
    const notices = open();
    notices.moved(0, 1, { at: 'types', done: 0, all: 60 });
    notices.moved(0, 1, { at: 'types', done: 7, all: 60 });
    notices.moved(0, 1, { at: 'types', done: 12, all: 60 });
    pass(1000);
    expect(told.map(({ notice }) => notice.moved)).toEqual([
      [[0, 1, { at: 'types', done: 0, all: 60 }]],
      [[0, 1, { at: 'types', done: 12, all: 60 }]],
    ]);
  });

  it('is told whole when it ends, without a wait and once', () => {
    const notices = open();
    notices.moved(0, 1);
    notices.moved(0, 8);
    notices.end('ready');
    pass(5000);
    expect(told.map(({ notice }) => [notice.state, notice.moved])).toEqual([
      ['making', [[0, 1]]],
      ['ready', [[0, 8]]],
    ]);
  });

  it('is nothing more once it was cancelled, not even what waits for its second', () => {
    const id = `download ${(last += 1)}`;
    const notices = progressNotices(id, (notice) => told.push({ at: now, notice }), timer);
    notices.moved(0, 1);
    notices.moved(0, 4);
    dropNotices(id);
    notices.moved(0, 8);
    notices.end('ready');
    pass(5000);
    expect(told.map(({ notice }) => notice.moved)).toEqual([[[0, 1]]]);
  });

  it('keeps its pause over the turns of the work', () => {
    const id = `download ${(last += 1)}`;
    const openAgain = () => progressNotices(id, (notice) => told.push({ at: now, notice }), timer);
    openAgain().moved(0, 1);
    pass(200);
    openAgain().moved(1, 1);
    expect(told).toHaveLength(1);
    pass(800);
    expect(told.map(({ at }) => at)).toEqual([50_000, 51_000]);
  });
});
