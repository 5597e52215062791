import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFrames, sendMutated } from '../../test/mutated-calls';
import { slowAnswers, wasMachine } from '../../test/server-times';

const most = Number(process.env['LUCERNA_MUTATED_CALLS'] ?? 4000);
const seed = Number(process.env['LUCERNA_MUTATIONS_SEED'] ?? Date.now() % 1_000_000);
const limitMs = 1000;

let server: TestServer;
/** What nobody caught: in the product it would end the process. */
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  server = await startTestServer();
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterAll(() => void process.off('uncaughtException', note).off('unhandledRejection', note));

async function expectWell(): Promise<void> {
  const ready = await server.anyone().get('/readyz');
  expect([ready.status, ready.body]).toMatchObject([200, { status: 'ready' }]);
  expect(uncaught).toEqual([]);
}

it(`answers ${most} mutated creations, drafts and cookies in a second each, and never breaks`, async () => {
  const slow = slowAnswers(limitMs);
  const { sent, statuses, bad } = await sendMutated(server, most, seed);
  slow.stop();
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${sent} sent, seed ${seed}; ${counts.join(', ')}; slow: ${JSON.stringify(slow.found)}\n`,
  );
  expect(bad.slice(0, 10)).toEqual([]);
  for (const status of [200, 201, 400, 401])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
  expect(slow.found.filter((each) => !wasMachine(each, limitMs)).slice(0, 10)).toEqual([]);
  await expectWell();
}, 7_200_000);

it(`bears ${most} mutated frames of websockets`, async () => {
  const { sent, opened } = await sendFrames(server, most, seed);
  process.stdout.write(`${sent} frames over ${opened} websockets, seed ${seed}\n`);
  expect(sent).toBe(most);
  await expectWell();
}, 7_200_000);
