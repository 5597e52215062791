import { describe, expect, it } from 'vitest';
import { placeOf } from './client-address';
import { lockOut } from './lock-out';

describe('a lock-out', () => {
  const rule = { free: 5, longest: 900, forgets: 3600 };

  it('lets the first attempts through and then doubles the wait up to the longest', () => {
    let now = 0;
    const limit = lockOut(rule, () => now);
    const waits: number[] = [];
    for (let attempts = 0; attempts < 18; attempts += 1) {
      let wait = limit.take('a');
      if (wait > 0) {
        waits.push(wait);
        now += wait * 1000;
        wait = limit.take('a');
      }
      expect(wait).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('allows about fifty of a thousand guesses in a night, and not one more for trying while waiting', () => {
    let now = 0;
    const limit = lockOut(rule, () => now);
    let tried = 0;
    for (; now < 12 * 3_600_000; now += 1000) if (limit.take('a') === 0) tried += 1;
    expect(tried).toBeLessThan(70);
  });

  it('holds for one key only, and is over after one that was right', () => {
    const limit = lockOut(rule, () => 0);
    for (let attempts = 0; attempts < 5; attempts += 1) limit.take('a');
    expect(limit.take('a')).toBe(1);
    expect(limit.take('b')).toBe(0);
    limit.clear('a');
    expect(limit.take('a')).toBe(0);
  });

  it('forgets after an hour of quiet', () => {
    let now = 0;
    const limit = lockOut(rule, () => now);
    for (let attempts = 0; attempts < 5; attempts += 1) limit.take('a');
    now = 3_601_000;
    for (let attempts = 0; attempts < 5; attempts += 1) expect(limit.take('a')).toBe(0);
  });
});

describe('the place of a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (ip, place) => {
    expect(placeOf(ip)).toBe(place);
  });
});
