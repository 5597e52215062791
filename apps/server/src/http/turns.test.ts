import { describe, expect, it } from 'vitest';
import { answer, type Answer } from './answer';
import { turns } from './turns';

/** Work that ends when it is told to, in the order in which it began. */
function workshop(limits: Parameters<typeof turns>[0]) {
  const line = turns(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (account: string, name: string, isGone?: () => boolean) =>
    line.take(
      account,
      () => {
        begun.push(name);
        return new Promise<Answer<string>>((resolve) => ends.push(() => resolve(answer(name))));
      },
      isGone,
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    ask,
    end: async () => {
      await settle();
      ends.shift()?.();
      await settle();
    },
  };
}

describe('work in turn between accounts', () => {
  it('lets the one work of another wait for the work at hand only', async () => {
    const { ask, begun, end } = workshop({ atOnce: 1, maxOfOne: 8, most: 20 });
    const piled = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
    const other = ask('b', 'b1');
    for (let at = 0; at < 4; at += 1) await end();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(await other).toMatchObject({ ok: true, value: 'b1' });
    expect(await Promise.all(piled)).toHaveLength(3);
  });

  it('refuses the account that has too much, and all only when all have too much', async () => {
    const { ask, end } = workshop({ atOnce: 1, maxOfOne: 2, most: 3 });
    const kept = [ask('a', 'a1'), ask('a', 'a2')];
    expect(await ask('a', 'a3')).toMatchObject({
      ok: false,
      problems: [{ code: 'lineFull', data: { most: 2 } }],
    });
    kept.push(ask('b', 'b1'));
    expect(await ask('c', 'c1')).toMatchObject({ ok: false, problems: [{ code: 'unavailable' }] });
    for (let at = 0; at < 3; at += 1) await end();
    await Promise.all(kept);
    const again = ask('a', 'a4');
    await end();
    expect(await again).toMatchObject({ value: 'a4' });
  });

  it('leaves out what nobody waits for any more, and goes on after a failure', async () => {
    const { ask, begun, end } = workshop({ atOnce: 1, maxOfOne: 8, most: 20 });
    const line = turns({ atOnce: 1, maxOfOne: 1, most: 1 });
    await expect(line.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await line.take('a', () => Promise.resolve(answer('whole')))).toMatchObject({ value: 'whole' });
    const first = ask('a', 'a1');
    const gone = ask('b', 'b1', () => true);
    const third = ask('c', 'c1');
    await end();
    await end();
    await Promise.all([first, gone, third]);
    expect(begun).toEqual(['a1', 'c1']);
  });
});
