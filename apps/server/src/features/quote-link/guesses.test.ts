import { startTestServer } from '@lucerna/testkit/server';
import { expect, it } from 'vitest';

it('whoever guesses at links has to wait, and learns no more of one that there is', async () => {
  const server = await startTestServer();
  const guess = (nth: number) => server.anyone().get(`/api/v1/quote-links/${String(nth).padStart(32, 'a')}`);
  const statuses: number[] = [];
  for (let nth = 0; nth < 300 && statuses.at(-1) !== 429; nth += 1) statuses.push((await guess(nth)).status);
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
});
