import { describe, expect, it } from 'vitest';
import { createConflictTracker, type ConflictState } from './conflict-tracker';
import { splitBaseHash, baseHashOf, withBaseHash } from './base-hash';

const two = { choices: { color: '10' }, quantity: 2 };
const five = { choices: { color: '10' }, quantity: 5 };

/** Work on a product that a project has two pieces of, at version 3. */
function work() {
  const page = { seen: two, news: undefined as ConflictState | undefined };
  const standing = createConflictTracker({
    isSeen: (stored) => JSON.stringify(stored) === JSON.stringify(page.seen),
    tell: (news) => (page.news = news),
  });
  standing.onServerVersion({ stored: two, version: 3 });
  return { page, standing };
}

describe('work on a product and what its project has', () => {
  it('may replace what it began with, also when something else of the project changed', () => {
    const { page, standing } = work();
    expect(page.news).toEqual({ version: 3, isOvertaken: false });
    page.seen = five;
    standing.onServerVersion({ stored: two, version: 4 });
    expect(page.news).toEqual({ version: 4, isOvertaken: false });
  });

  it('replaces nothing that another page stored before the user has decided', () => {
    const { page, standing } = work();
    standing.onServerVersion({ stored: five, version: 4 });
    expect(page.news).toEqual({ version: undefined, isOvertaken: true });
    standing.resolve();
    expect(page.news).toEqual({ version: 4, isOvertaken: false });
    expect(standing.base()).toBe(baseHashOf(five));
  });

  it('goes on over what it stored itself, and over the same stored elsewhere', () => {
    const own = work();
    own.page.seen = five;
    own.standing.onSaved();
    own.standing.onServerVersion({ stored: { ...five, quantity: 5.0 }, version: 4 });
    expect(own.page.news).toEqual({ version: 4, isOvertaken: false });
    own.standing.onServerVersion({ stored: two, version: 5 });
    expect(own.page.news?.isOvertaken).toBe(true);

    const same = work();
    same.page.seen = five;
    same.standing.onServerVersion({ stored: five, version: 4 });
    expect(same.page.news?.isOvertaken).toBe(false);
  });

  it('is told of a state that is newer than what was kept goes on from', () => {
    const { page, standing } = work();
    page.seen = five;
    standing.rebaseOnto(baseHashOf({ ...two, quantity: 1 }));
    expect(page.news).toEqual({ version: undefined, isOvertaken: true });
    page.seen = two;
    standing.recheck();
    expect(page.news).toEqual({ version: 3, isOvertaken: false });
  });
});

it('keeps beside the work what it goes on from', () => {
  const kept = withBaseHash(two, baseHashOf(five));
  expect(splitBaseHash(JSON.parse(JSON.stringify(kept)))).toEqual({ stored: two, base: baseHashOf(five) });
  expect(splitBaseHash(withBaseHash(two, null))).toEqual({ stored: two, base: null });
  expect(splitBaseHash('{"choices":{"co')).toEqual({ stored: '{"choices":{"co', base: null });
  expect(baseHashOf(two)).not.toBe(baseHashOf(five));
});
