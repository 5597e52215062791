import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Received {
  readonly path: string;
  readonly auth: string;
  readonly event: {
    readonly exception: { values: { type: string; value: string; stacktrace: { frames: object[] } }[] };
    readonly tags: object;
  };
  readonly text: string;
}

/** A listener that speaks Sentry's protocol: POST /api/PROJECT/envelope/, an envelope of lines. */
async function listen(): Promise<{ server: Server; port: number; next: () => Promise<Received> }> {
  const received: Received[] = [];
  let wake: () => void = () => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const event = JSON.parse(text.split('\n')[2]!) as Received['event'];
      received.push({
        path: request.url!,
        auth: String(request.headers['x-sentry-auth'] ?? ''),
        event,
        text,
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async next() {
      while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return received.shift()!;
    },
  };
}

describe('reporting what broke on the server', () => {
  let listener: Awaited<ReturnType<typeof listen>>;
  let server: TestServer;
  beforeAll(async () => {
    listener = await listen();
    const sentryDsn = `http://key@127.0.0.1:${listener.port}/7`;
    server = await startTestServer({ sentryDsn, secret: 'x'.repeat(40), logLevel: 'silent' });
  });
  afterAll(() => void listener.server.close());

  it('sends an unforeseen failure with its route and request, and nothing of who asked for what', async () => {
    const user = await server.as('admin');
    const { id } = (await user.get<{ id: string }>('/users/v1/account')).body;
    await server.pool.query('alter table account rename to account_away');
    const reply = await user.get<{ details: { requestId: string } }>(`/users/v1/users/${id}?q=someone`);
    await server.pool.query('alter table account_away rename to account');
    expect(reply.status).toBe(500);
    const { path, event, text } = await listener.next();
    expect(path).toMatch(/^\/api\/7\/envelope\//);
    expect(event.tags).toEqual({
      method: 'GET',
      route: '/users/v1/users/:id',
      requestId: reply.body.details.requestId,
    });
    expect(event.exception.values[0]?.value).toContain('does not exist');
    expect(event.exception.values[0]?.stacktrace.frames.length).toBeGreaterThan(0);
    for (const secret of ['admin@lucerna.test', id, 'someone', 'cookie', process.cwd(), 'xxxxxxxx']) {
      expect(text).not.toContain(secret);
    }
  });

  it('cleans the message of addresses, tokens and secrets, and does not repeat itself for ever', async () => {
    const { reports } = server.ctx;
    const message = `no mail to a.person@firm.example with eyJhbGciOi.eyJzdWIi.x at https://u:p@h/x?token=1 ${'x'.repeat(40)}`;
    for (let at = 0; at < 20; at += 1) reports.tell(new RangeError(message), { task: 'renderBudget' });
    const { event } = await listener.next();
    expect(event.exception.values[0]).toMatchObject({
      type: 'RangeError',
      value: 'no mail to [hidden] with [hidden] at https://[hidden]h/x[hidden] [hidden]',
    });
    for (let at = 1; at < 5; at += 1) await listener.next();
    const sixth = await Promise.race([
      listener.next(),
      new Promise((resolve) => setTimeout(resolve, 300, 'none')),
    ]);
    expect(sixth).toBe('none');
  });

  it('lets pages call the host of the DSN, and no other', async () => {
    const policy = (await server.anyone().get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' http://127.0.0.1:${listener.port};`);
    const { body } = await server.anyone().get<{ errorReporting: object }>('/config.json');
    expect(body.errorReporting).toMatchObject({ environment: 'production', release: 'lucerna@0.1.0' });
  });
});
