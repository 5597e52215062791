import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRawWebsocket } from '../../test/raw-websocket';

let server: TestServer;
let ownCookie: string;
/** What nobody caught: in the product it would end the process. */
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  server = await startTestServer();
  ownCookie = `access=${(await server.as('sales')).cookies.get('access')}`;
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterAll(() => void process.off('uncaughtException', note).off('unhandledRejection', note));

async function isWell() {
  // What is thrown in a later turn is seen then, too.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(uncaught).toEqual([]);
  expect((await server.anyone().get('/healthz')).status).toBe(200);
}

const unreadable = [
  '%',
  'access=%',
  'access=%E0%A4%A',
  'access=%00',
  'access=',
  'access',
  '=',
  ';;;=;',
  'access="%"',
  '__proto__=1; access=%; constructor=2',
  `access=${'%'.repeat(8000)}`,
  `${'a=%;'.repeat(3000)}access=%`,
  'access=%\xff\xfe',
];

describe('the handshake of a websocket', () => {
  it('with a cookie that cannot be read is refused', async () => {
    const refused = async (cookie: string) => {
      const raw = await openRawWebsocket(server.url, { Cookie: cookie });
      raw.frame(1, '40');
      while (!raw.heard().includes('44{')) await raw.closed(10);
      raw.socket.destroy();
      return raw.heard();
    };
    for (const heard of await Promise.all(unreadable.map(refused))) expect(heard).toContain('unauthorised');
    await isWell();
  });

  it.each([
    ['/socket.io/?EIO=4&transport=polling', 400],
    ['/socket.io/?EIO=3&transport=websocket', 400],
    ['/socket.io/?EIO=4&transport=websocket&sid=__proto__', 400],
    ['/socket.io/?EIO=4&transport=%', 400],
    ['/socket.io', 404],
    ['/socket.io/x?EIO=4&transport=websocket', 404],
    ['/api/v1/projects', 404],
    ['/%E0%A4%A', 404],
    ['*', 404],
  ])('at %s is answered in our words', async (target, status) => {
    const raw = await openRawWebsocket(server.url, {}, target);
    await raw.closed(1000);
    const [head = '', body = ''] = raw.heard().split('\r\n\r\n');
    expect([head.slice(0, 12), JSON.parse(body)]).toEqual([
      `HTTP/1.1 ${status}`,
      { code: expect.any(String) as string, message: expect.stringMatching(/^problem\./) as string },
    ]);
    await isWell();
  });

  it.each<Record<string, string>>([
    { 'Sec-WebSocket-Key': 'x' },
    { 'Sec-WebSocket-Version': '99' },
    { Upgrade: 'h2c' },
  ])('with %j is answered in our words', async (headers) => {
    const raw = await openRawWebsocket(server.url, headers);
    await raw.closed(1000);
    expect(raw.heard()).toMatch(/^HTTP\/1\.1 400 .*"code":"badRequest"/s);
    await isWell();
  });

  it('that is broken off at once, anywhere, harms nobody', async () => {
    for (const target of ['/', '/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=9', '/elsewhere']) {
      for (let times = 0; times < 10; times += 1) {
        const raw = await openRawWebsocket(server.url, { Cookie: 'access=%' }, target);
        raw.frame(1, '40');
        raw.socket.resetAndDestroy();
      }
    }
    await isWell();
  });

  it('while the sessions cannot be read is refused, and the failure is told', async () => {
    const { viewers } = server.ctx;
    const find = viewers.find.bind(viewers);
    viewers.find = () => Promise.reject(new Error('no database'));
    const raw = await openRawWebsocket(server.url, { Cookie: ownCookie });
    raw.frame(1, '40');
    await raw.closed(300);
    viewers.find = find;
    expect(raw.heard()).toContain('unavailable');
    expect(raw.heard()).not.toContain('no database');
    raw.socket.destroy();
    await isWell();
  });
});

const deep = '['.repeat(5000) + ']'.repeat(5000);

/** Opcode and payload. */
const frames: readonly (readonly [number, string | Buffer])[] = [
  [1, '40/admin,'],
  [1, '40//[::1,{"a":1}'],
  [1, '40{"token":"x"}'],
  [1, '42["nobody-knows",{"a":1}]'],
  [1, '42["document",{"state":"ready"}]'],
  [1, '42["disconnect"]'],
  [1, '42["error",{}]'],
  [1, '42["__proto__"]'],
  [1, '42[{"toString":1}]'],
  [1, '42[]'],
  [1, '42{}'],
  [1, '42["a"'],
  [1, `42${deep}`],
  [1, '43999["x"]'],
  [1, '43-1[]'],
  [1, '451-["x",{"_placeholder":true,"num":0}]'],
  [1, '45999999999-["x"]'],
  [2, Buffer.from([1, 2, 3])],
  [1, '451-["x",{"_placeholder":true,"num":"length"}]'],
  [1, '44{"message":"x"}'],
  [1, '49'],
  [1, '9'],
  [1, ''],
  [1, Buffer.from([0xff, 0xfe, 0xfd])],
  [9, 'x'.repeat(125)],
  [9, 'x'.repeat(126)],
  [11, 'x'],
  [8, Buffer.from([0, 1])],
  [8, Buffer.from([3])],
  [0, 'x'],
];

describe('a frame', () => {
  it('of any kind harms nobody', async () => {
    const sent = async (cookie: string, [opcode, payload]: (typeof frames)[number]) => {
      const raw = await openRawWebsocket(server.url, { Cookie: cookie });
      raw.frame(1, '40');
      await raw.closed(50);
      raw.frame(opcode, payload);
      raw.frame(2, Buffer.from([4, 1, 2]));
      await raw.closed(150);
      raw.socket.destroy();
    };
    const callers = [ownCookie, 'access=%'];
    await Promise.all(callers.flatMap((cookie) => frames.map((frame) => sent(cookie, frame))));
    await isWell();
  });

  it('that is not masked, has reserved bits or says a size without end is cut off', async () => {
    for (const more of [{ bare: true }, { rsv: 4 }, { rsv: 7 }]) {
      const raw = await openRawWebsocket(server.url, { Cookie: ownCookie });
      raw.frame(1, '40', more);
      await raw.closed(1000);
      expect(raw.socket.destroyed || raw.socket.readableEnded).toBe(true);
    }
    const raw = await openRawWebsocket(server.url, { Cookie: ownCookie });
    raw.socket.write(Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4]));
    await raw.closed(1000);
    expect(raw.socket.destroyed || raw.socket.readableEnded).toBe(true);
    await isWell();
  });
});
