import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connection, head, startAttacked, statusOf, tally, type Attacked } from '../../test/attack';
import { openRawWebsocket } from '../../test/raw-websocket';
import { expectWell } from '../../test/well';

const million = 1_048_576;
const json = { 'content-type': 'application/json' };

let program: Attacked;
beforeAll(async () => {
  program = await startAttacked(inject('databaseServer'));
}, 600_000);
afterAll(() => program?.stop());

const cookieOf = (name: keyof Attacked['people']) =>
  [...program.people[name].cookies].map((pair) => pair.join('=')).join('; ');

const bodyCalls = [
  '/api/v1/projects',
  '/api/v1/shares',
  '/users/v1/auth/login',
  '/api/v1/support-request/access',
];

it('refuses bodies of ten megabytes, told or untold, and reads no more of them', async () => {
  const text = JSON.stringify({ name: 'x'.repeat(10 * million) });
  const statuses: number[] = [];
  const seen = await program.during(async () => {
    for (const path of bodyCalls) {
      for (const body of [text, `{"name":${'['.repeat(10 * million)}`, '9'.repeat(10 * million)]) {
        const told = program.people.distributor.raw(path, { method: 'POST', body, headers: json });
        // A server may close before all is sent.
        statuses.push(
          await told.then(
            (answer) => answer.status,
            () => 413,
          ),
        );
      }
      const raw = connection(
        program.port,
        head(path, [
          `Cookie: ${cookieOf('distributor')}`,
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
          'Connection: close',
        ]),
      );
      for (let sent = 0; sent < 10 && !raw.socket.destroyed; sent += 1) {
        raw.socket.write(`100000\r\n${'x'.repeat(million)}\r\n`);
        await pause(5);
      }
      raw.socket.end('0\r\n\r\n');
      statuses.push(statusOf(await raw.closed) || 413);
    }
  });
  await expectWell(program, 'ten megabytes', seen, tally(statuses));
  expect(tally(statuses)).toEqual({ 413: statuses.length });
}, 600_000);

it('refuses trees without end, wherever a tree is taken', async () => {
  const deep = 300_000;
  const trees = [
    '['.repeat(deep) + ']'.repeat(deep),
    '['.repeat(deep),
    `{"name":"x","creation":${'{"a":'.repeat(deep / 3)}1${'}'.repeat(deep / 3)}}`,
    `{"at":1,"stored":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    `[${'{},'.repeat(deep)}{}]`,
    `{${Array.from({ length: 50_000 }, (_, at) => `"a${at}":1`).join()}}`,
  ];
  const statuses: number[] = [];
  const seen = await program.during(async () => {
    for (let round = 0; round < 5; round += 1) {
      for (const body of trees) {
        for (const path of [...bodyCalls, '/api/v1/drafts/deep']) {
          const method = path.includes('drafts') ? 'PUT' : 'POST';
          const answer = await program.people.distributor.raw(path, { method, body, headers: json });
          await answer.arrayBuffer();
          statuses.push(answer.status);
        }
      }
    }
  });
  await expectWell(program, 'deep trees', seen, tally(statuses));
  expect(statuses.filter((status) => ![400, 413, 429].includes(status))).toEqual([]);
  expect(statuses).toContain(400);
}, 600_000);

it('lets nobody hold it by silence: half-open, slow heads and slow bodies end', async () => {
  const silent = Array.from({ length: 300 }, () => connection(program.port));
  const slowHeads = Array.from({ length: 300 }, () =>
    connection(program.port, 'GET / HTTP/1.1\r\nHost: a\r\n'),
  );
  const slowBodies = Array.from({ length: 100 }, () =>
    connection(
      program.port,
      head('/users/v1/auth/login', ['Content-Type: application/json', 'Content-Length: 1000']) + '{"e',
    ),
  );
  // An upgrade whose websocket never says a word.
  const mute = await Promise.all(
    Array.from({ length: 50 }, () => openRawWebsocket(program.url, { Cookie: cookieOf('sales') })),
  );
  const kinds = [silent, slowHeads, slowBodies, mute].map((some) => some.map(({ socket }) => socket));
  const seen = await program.during(async () => {
    const until = Date.now() + 150_000;
    let open = Infinity;
    while (open > 0 && Date.now() < until) {
      await pause(2000);
      for (const { socket } of slowHeads) if (!socket.destroyed) socket.write('X-A: b\r\n');
      for (const { socket } of slowBodies) if (!socket.destroyed) socket.write('m');
      open = kinds.flat().filter((socket) => !socket.destroyed).length;
    }
  });
  const left = kinds.map((some) => some.filter((socket) => !socket.destroyed).length);
  for (const socket of kinds.flat()) socket.destroy();
  await expectWell(program, 'silence', seen, { opened: kinds.flat().length, left });
  expect(left).toEqual([0, 0, 0, 0]);
}, 600_000);

it('bears ten thousand frames and a thousand sockets', async () => {
  const cookie = cookieOf('sales');
  let frames = 0;
  const seen = await program.during(async () => {
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => openRawWebsocket(program.url, { Cookie: cookie })),
    );
    for (const each of sockets) each.frame(1, '40');
    const kinds = [
      '42["hello",1]',
      '3',
      '2',
      '42["__proto__",{}]',
      `42["x","${'y'.repeat(500)}"]`,
      '41',
      '451-["a",{"_placeholder":true,"num":0}]',
    ];
    // All of them through one socket, too, which bears its six thousand.
    const one = await openRawWebsocket(program.url, { Cookie: cookie });
    one.frame(1, '40');
    for (let sent = 0; sent < 6000; sent += 1) {
      one.frame(1, '42["hello",1]');
      frames += 1;
    }
    const until = Date.now() + 10_000;
    while (Date.now() < until) {
      const began = Date.now();
      for (let sent = 0; sent < 1000; sent += 1) {
        sockets[sent % sockets.length]!.frame(1, kinds[sent % kinds.length]!);
        frames += 1;
      }
      await pause(Math.max(1, 100 - (Date.now() - began)));
    }
    for (const each of [one, ...sockets]) each.socket.destroy();
    for (let round = 0; round < 5; round += 1) {
      const strangers = await Promise.all(
        Array.from({ length: 200 }, () => openRawWebsocket(program.url, { Cookie: 'access=a.b.c' })),
      );
      for (const each of strangers) each.frame(1, '40');
      await pause(50);
      for (const each of strangers) each.socket.destroy();
    }
  });
  await expectWell(program, 'frames', seen, { frames, sockets: 1021 });
  expect(frames).toBeGreaterThan(10_000);
}, 600_000);

it('answers huge heads, broken upgrades and paths that climb with a no', async () => {
  const paths = [
    '/../../../../etc/passwd',
    '//etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/secret',
    '/assets/%252e%252e/%252e%252e/x',
    '/assets/..;/x',
    '/\\..\\..\\secret',
    '/%c0%ae%c0%ae/secret',
    '/.env',
    '/.git/config',
    '/assets/%00.js',
    `/${'a/'.repeat(6000)}`,
    `/${'%2f'.repeat(4000)}`,
    '/?'.padEnd(12_000, '?'),
    '/api/v1/projects/%ff',
    '/files/../../x',
    '*',
    'http://elsewhere/',
    '/;/admin',
  ];
  const lines = [
    ...[20_000, 70_000, 1_000_000].map((size) => `X-Big: ${'x'.repeat(size)}`),
    `${'X-Many: 1\r\n'.repeat(1900)}X-Last: 1`,
    'Transfer-Encoding: chunked\r\nContent-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Expect: 100-continue',
    'Upgrade: h2c\r\nConnection: Upgrade',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x',
    'Host: b',
    'Range: bytes=0-,0-,0-,0-',
    'If-None-Match: ' + '"a",'.repeat(2000),
    'Accept-Language: ' + 'de;q=0.1,'.repeat(1500),
  ];
  const texts = [
    ...paths.map((path) => [path.slice(0, 40), head(path, ['Connection: close'], 'GET')] as const),
    ...lines.map(
      (line) => [line.slice(0, 40), head('/users/v1/account', [line, 'Connection: close'], 'GET')] as const,
    ),
  ];
  const statuses: (readonly [string, number])[] = [];
  const leaks: string[] = [];
  const ask = async ([what, text]: (typeof texts)[number]) => {
    const { closed, socket } = connection(program.port, text);
    const late = setTimeout(() => socket.destroy(), 20_000);
    const heard = await closed;
    clearTimeout(late);
    statuses.push([what, statusOf(heard)]);
    // No file of the machine comes, whatever the path; what is none of ours may be the page.
    if (/root:x:|\[core\]|@lucerna/.test(heard)) leaks.push(what);
  };
  const seen = await program.during(async () => {
    for (let round = 0; round < 20; round += 1) await Promise.all(texts.map(ask));
  });
  await expectWell(program, 'heads and paths', seen, tally(statuses.map(([, status]) => status)));
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  expect(leaks).toEqual([]);
}, 900_000);

it('reads cookies of rubbish as nobody’s', async () => {
  const cookies = [
    ...['%', 'access=%', 'access=%E0%A4%A', 'access=', '=', ';;;=;', 'access="%"', 'access=a.b.c'],
    '__proto__=1; access=%; constructor=2',
    `access=${'%'.repeat(8000)}`,
    `access=eyJhbGciOiJub25lIn0.${'e'.repeat(4000)}.`,
    `${'a=b; '.repeat(2500)}access=%`,
    Array.from({ length: 900 }, (_, at) => `c${at}=${at}`).join('; '),
    `refresh=${'x'.repeat(4000)}; access=\u0080\u00ff`,
  ];
  const targets = ['/users/v1/account', '/api/v3/projects', '/', '/users/v1/auth/refresh'];
  const statuses: number[] = [];
  const seen = await program.during(async () => {
    for (let round = 0; round < 10; round += 1) {
      for (const target of targets) {
        const method = target.endsWith('refresh') ? 'POST' : 'GET';
        await Promise.all(
          cookies.map(async (cookie) => {
            const { closed, socket } = connection(program.port);
            const lines = [`Cookie: ${cookie}`, 'Connection: close'];
            socket.write(head(target, lines, method), 'latin1');
            statuses.push(statusOf(await closed));
          }),
        );
      }
    }
  });
  await expectWell(program, 'cookies', seen, tally(statuses));
  expect(statuses.filter((status) => ![200, 400, 401, 403, 429, 431].includes(status))).toEqual([]);
  expect(statuses).toContain(401);
}, 600_000);

it('slows a flood of sign-ups and sign-ins from one place, and nobody else', async () => {
  const statuses: number[] = [];
  const seen = await program.during(async () => {
    const post = (path: string, body: object) =>
      fetch(program.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) }).then(
        async (answer) => (await answer.arrayBuffer(), statuses.push(answer.status)),
      );
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          at % 2 === 0
            ? post('/users/v1/auth/sign-up', {
                email: `flood${round}-${at}@flood.test`,
                password: 'a long enough one',
                language: 'en',
                country: 'ES',
              })
            : post('/users/v1/auth/login', { email: 'sales@lucerna.test', password: `wrong ${round} ${at}` }),
        ),
      );
    }
  });
  await expectWell(program, 'sign-ups and sign-ins', seen, tally(statuses));
  expect(statuses.filter((status) => ![201, 401, 429].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
}, 600_000);

it('is as it was after all that', async () => {
  const answer = await fetch(`${program.url}/readyz`);
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ready' }]);
  expect(program.errors).toEqual([]);
});
