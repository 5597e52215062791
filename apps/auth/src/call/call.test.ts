import { accountOperations, frameMessage, type FrameMessage } from '@lucerna/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { reportTo } from '../host/report';
import { caller } from './call';

const told: FrameMessage[] = [];
reportTo({ tell: (message) => void told.push(frameMessage.parse(message)) });

afterEach(() => {
  told.length = 0;
  vi.unstubAllGlobals();
});

/** Answers what the path is refused with; anything else succeeds. */
function serve(refusals: Readonly<Record<string, [number, string]>>) {
  vi.stubGlobal('fetch', (address: string) => {
    const [status, code] = refusals[address] ?? [200, ''];
    return Promise.resolve(Response.json({ code, message: `problem.${code}` }, { status }));
  });
}

const body = { email: 'a.person@firm.example', password: 'a long password' };

it('reports a failed call by its name, without the person and what was typed', async () => {
  serve({ [accountOperations.login.path]: [500, 'unexpected'] });
  await caller('')(accountOperations.login, { body });
  expect(told).toMatchObject([
    {
      type: 'failure',
      status: 500,
      code: 'unexpected',
      path: '/users/v1/auth/login',
      isUnexpected: false,
    },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/person|firm|password/);
});

it('names a 401 unexpected only where the session was just renewed', async () => {
  const { path } = accountOperations.getAccount;
  serve({ [path]: [401, 'unauthorised'], '/users/v1/auth/refresh': [401, 'sessionExpired'] });
  await caller('')(accountOperations.getAccount);
  expect(told).toMatchObject([{ status: 401, isUnexpected: false }]);
  serve({ [path]: [401, 'unauthorised'] });
  await caller('')(accountOperations.getAccount);
  expect(told[1]).toMatchObject({ status: 401, isUnexpected: true });
});

it('asks again for what it reads where the service fails for a moment, and does nothing twice', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ code: 'unexpected' }, { status: asked % 2 === 1 ? 500 : 200 }));
  });
  expect(await caller('')(accountOperations.getAccount)).toHaveProperty('data');
  expect(asked).toBe(2);
  expect(await caller('')(accountOperations.login, { body })).toHaveProperty('error');
  expect(asked).toBe(3);
});
