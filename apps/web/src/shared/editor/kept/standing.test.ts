import { describe, expect, it } from 'vitest';
import { createStanding } from './standing';
import type { StandingNews } from './standing';
import { apartFromBase, baseOf, withBase } from './work-base';

const two = { choices: { color: '10' }, quantity: 2 };
const five = { choices: { color: '10' }, quantity: 5 };

/** Work on a product that a project has two pieces of, at version 3. */
function work() {
  const page = { seen: two, news: undefined as StandingNews | undefined };
  const standing = createStanding({
    isSeen: (stored) => JSON.stringify(stored) === JSON.stringify(page.seen),
    tell: (news) => (page.news = news),
  });
  standing.hear({ stored: two, version: 3 });
  return { page, standing };
}

describe('work on a product and what its project has', () => {
  it('may replace what it began with, also when something else of the project changed', () => {
    const { page, standing } = work();
    expect(page.news).toEqual({ version: 3, isOvertaken: false });
    page.seen = five;
    standing.hear({ stored: two, version: 4 });
    expect(page.news).toEqual({ version: 4, isOvertaken: false });
  });

  it('replaces nothing that another page stored before the user has decided', () => {
    const { page, standing } = work();
    standing.hear({ stored: five, version: 4 });
    expect(page.news).toEqual({ version: undefined, isOvertaken: true });
    standing.settle();
    expect(page.news).toEqual({ version: 4, isOvertaken: false });
    expect(standing.base()).toBe(baseOf(five));
  });

  it('goes on over what it stored itself, and over the same stored elsewhere', () => {
    const own = work();
    own.page.seen = five;
    own.standing.stored();
    own.standing.hear({ stored: { ...five, quantity: 5.0 }, version: 4 });
    expect(own.page.news).toEqual({ version: 4, isOvertaken: false });
    own.standing.hear({ stored: two, version: 5 });
    expect(own.page.news?.isOvertaken).toBe(true);

    const same = work();
    same.page.seen = five;
    same.standing.hear({ stored: five, version: 4 });
    expect(same.page.news?.isOvertaken).toBe(false);
  });

  it('is told of a state that is newer than what was kept goes on from', () => {
    const { page, standing } = work();
    page.seen = five;
    standing.goOnFrom(baseOf({ ...two, quantity: 1 }));
    expect(page.news).toEqual({ version: undefined, isOvertaken: true });
    page.seen = two;
    standing.look();
    expect(page.news).toEqual({ version: 3, isOvertaken: false });
  });
});

it('keeps beside the work what it goes on from', () => {
  const kept = withBase(two, baseOf(five));
  expect(apartFromBase(JSON.parse(JSON.stringify(kept)))).toEqual({ stored: two, base: baseOf(five) });
  expect(apartFromBase(withBase(two, null))).toEqual({ stored: two, base: null });
  expect(apartFromBase('{"choices":{"co')).toEqual({ stored: '{"choices":{"co', base: null });
  expect(baseOf(two)).not.toBe(baseOf(five));
});
