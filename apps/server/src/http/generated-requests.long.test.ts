import { startTestServer } from '@lucerna/testkit/server';
import { expect, it } from 'vitest';
import { attackWithRequests } from '../../test/generated-requests';
import { slowAnswers, wasMachine } from '../../test/server-times';

const requests = Number(process.env['LUCERNA_GENERATED_REQUESTS'] ?? 20_000);
const limitMs = 1000;
const seed = Number(process.env['LUCERNA_GENERATED_SEED'] ?? Date.now() % 1_000_000);

it(`answers ${requests} generated requests of several roles in a second each, and never breaks`, async () => {
  const server = await startTestServer();
  const slow = slowAnswers(limitMs);
  const began = performance.now();
  const as = ['admin', 'distributor', 'sales_usa', 'specifier', null] as const;
  const { sent, bad, statuses } = await attackWithRequests(server, { requests, as, seed });
  slow.stop();
  const seconds = Math.round((performance.now() - began) / 1000);
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${sent} requests in ${seconds} s, seed ${seed}; ${counts.join(', ')}; slow: ${JSON.stringify(slow.found)}\n`,
  );
  expect(bad.slice(0, 20)).toEqual([]);
  // A fuzzer whose every request is refused at the door proves nothing.
  for (const status of [200, 400, 404, 422])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(20);
  // Few of what is made up are whole enough to make something.
  expect(statuses.get(201) ?? 0).toBeGreaterThan(2);
  const ready = await server.anyone().get('/readyz');
  expect([ready.status, ready.body]).toMatchObject([200, { status: 'ready' }]);
  expect(slow.found.filter((each) => !wasMachine(each, limitMs)).slice(0, 20)).toEqual([]);
}, 7_200_000);
