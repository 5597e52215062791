import { requestsOf } from '@lucerna/testkit/openapi';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  answerFault,
  everyCall,
  knownTexts,
  restoreRights,
  sendGenerated,
} from '../../test/generated-requests';

/** A hundred thousand in generated-requests.long.test.ts. */
const triesOfEach = 20;

/** Answers by status: a fuzzer whose every request is refused at the door proves nothing. */
const seen = new Map<number, number>();

let server: TestServer;
let admin: TestUser;
let known: string[];

const restore = () => restoreRights(server, ['admin']);
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await restore();
  known = await knownTexts(server, admin);
});
afterEach(restore);

it.each(everyCall.map((each) => [each.id, each] as const))(
  '%s never breaks, whatever it is sent',
  async (_id, described) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(described, known), async (request) => {
        const answer = await sendGenerated(server, admin, described, request);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        expect(answerFault(answer)).toBeNull();
      }),
      { numRuns: triesOfEach, interruptAfterTimeLimit: 15_000 },
    );
  },
);

it('got through to what the calls do', () => {
  for (const status of [200, 201, 400, 404, 422])
    expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(0);
});
