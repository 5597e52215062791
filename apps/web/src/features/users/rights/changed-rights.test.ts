import { describe, expect, it } from 'vitest';
import { changedRights, heldBy, type Touched } from './changed-rights';

const one = { privileges: ['order.view', 'budget'] as const };
const other = { privileges: ['budget'] as const };
const users = [one, other].map(({ privileges }) => ({ privileges: [...privileges] }));
const untouched: Touched = new Map();

describe('the rights of several users', () => {
  it('are held by all, by some or by none', () => {
    expect(heldBy(users, 'budget', untouched)).toBe('all');
    expect(heldBy(users, 'order.view', untouched)).toBe('some');
    expect(heldBy(users, 'order.add', untouched)).toBe('none');
  });

  it('are given to all or taken from all once touched, and stay as they are for each otherwise', () => {
    const touched: Touched = new Map([
      ['order.add', true],
      ['budget', false],
    ]);
    expect(users.map((user) => changedRights(user, touched))).toEqual([
      ['order.add', 'order.view'],
      ['order.add'],
    ]);
    expect(heldBy(users, 'budget', touched)).toBe('none');
    expect(heldBy(users, 'order.add', touched)).toBe('all');
  });
});
