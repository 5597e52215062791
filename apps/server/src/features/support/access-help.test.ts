import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ supportEmail: 'help@nordlys.test' });
});

const path = '/api/v1/support-request/access';
const request = { email: 'New.Person@example.test', description: 'The link is over.', language: 'de' };

describe('somebody who cannot sign in', () => {
  it('reaches the manufacturer by a letter that says who asks, and nobody can write HTML into it', async () => {
    const asked = { ...request, description: 'I cannot sign in. (5) & more' };
    expect((await server.anyone().post(path, asked)).status).toBe(202);
    const letter = await vi.waitFor(
      async () => {
        const found = (await server.ctx.mail.kept())?.find(({ to }) => to === 'help@nordlys.test');
        if (!found) throw new Error('no letter yet');
        return found;
      },
      { timeout: 10_000 },
    );
    expect(letter.subject).toBe('Sign-in help: new.person@example.test');
    expect(letter.text).toContain('Language: de\n\nI cannot sign in. (5) & more');
    expect(letter.html).toContain('&amp; more');
  });

  it.each([
    ['no e-mail', { email: 'nobody' }],
    ['an empty text', { description: '  ' }],
    ['signs that no text has', { description: '<script>' }],
    ['too long a text', { description: 'a'.repeat(4001) }],
    ['a field of its own', { to: 'else@example.test' }],
  ])('is told of %s', async (_, wrong) => {
    expect((await server.anyone().post(path, { ...request, ...wrong })).status).toBe(400);
  });

  it('may ask a few times in an hour', async () => {
    const user = server.anyone();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await user.post(path, request)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.at(-1)).toBe(429);
  });
});
