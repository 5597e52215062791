import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe('work in turns', () => {
  it('of one place keeps nobody elsewhere waiting for more than one of it', async () => {
    const turns = fairQueue(2);
    const done: string[] = [];
    const work = (place: string) => turns(place, async () => void (await soon(), done.push(place)));
    const flood = Array.from({ length: 200 }, () => work('flood'));
    await Promise.all([work('office'), work('home'), work('office')]);
    expect(done.length).toBeLessThan(12);
    await Promise.all(flood);
    expect(done).toHaveLength(203);
  });

  it('runs so many at once and no more, through failures too', async () => {
    const turns = fairQueue(2);
    let running = 0;
    let most = 0;
    const all = Array.from({ length: 30 }, (_, n) =>
      turns(`place ${n % 4}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await soon();
        running -= 1;
        if (n % 3 === 0) throw new Error('broken');
      }),
    );
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(most).toBe(2);
    expect(await turns('later', () => Promise.resolve('done'))).toBe('done');
  });
});
