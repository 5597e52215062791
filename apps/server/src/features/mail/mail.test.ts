import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer } from '@lucerna/testkit/server';
import { languageCodes } from '@lucerna/engine';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Env } from '../../env';
import { composeLetter } from './compose';
import type { LetterKind } from './compose';

const kinds = Object.keys({
  verifyEmail: true,
  resetPassword: true,
  passwordChanged: true,
  invitation: true,
  clientGiven: true,
  orderPlaced: true,
  orderMoved: true,
  orderShipped: true,
  orderCancelled: true,
  orderCancellationAsked: true,
  projectShared: true,
  projectAssigned: true,
  projectVersion: true,
  requestReceived: true,
  requestMade: true,
  requestWritten: true,
  requestQuoted: true,
  quoteLink: true,
  quoteAnswered: true,
  quoteAccepted: true,
  quoteRejected: true,
  quoteCommented: true,
  quoteApprovalAsked: true,
  quoteApproved: true,
  quoteApprovalRefused: true,
  approvalAsked: true,
  approved: true,
  approvalDeclined: true,
} satisfies Record<LetterKind, true>) as LetterKind[];
/** A text that is the same in every language. */
const all = (text: string) => ({ es: text, en: text, de: text, it: text, fr: text, us: text });
/** What the letters name. */
const data = {
  company: 'Casa & Luz',
  inviter: 'Ada',
  who: 'Ada',
  percent: '70',
  limit: '60',
  project: 'Hotel am Meer',
  version: 'First',
  clientCode: 'C-1001',
  state: 'confirmed',
  carrier: 'Parcel 4711',
  email: 'ada@example.test',
  number: '2026-000007',
  about: 'Hotel am Meer',
  text: 'Please quote',
  budget: '2026-000009',
  sender: 'sales@example.test',
};
const colours = { accent: '#0b2a6f', hover: '#0b2a6f', onAccent: '#ffffff', focus: '#0b2a6f' };
const maker = {
  brandName: 'Atelier Nord',
  look: {
    accent: { light: colours, dark: colours },
    logo: null,
    logoOnDark: null,
    icon: null,
    typefaces: [],
  },
  contact: () => ({ name: all('Desk'), email: 'desk@atelier.test', phone: '+47 1', hours: all('9 to 5') }),
};
const link = 'https://lighting.example/password-reset?token=abc&x=1';

describe('a letter', () => {
  it.each(kinds.flatMap((kind) => languageCodes.map((language) => [kind, language] as const)))(
    '%s in %s says the same as text and as HTML, and has its link',
    (kind, language) => {
      const { subject, text, html } = composeLetter(kind, {
        to: 'a@b.test',
        name: 'Nova',
        language,
        maker,
        link,
        data,
      });
      expect(subject).not.toMatch(/[{}]/);
      expect(text).toContain(link);
      expect(text).toContain('Atelier Nord');
      expect(text).toContain('Desk · +47 1 · desk@atelier.test · 9 to 5');
      expect(html).toContain('background:#0b2a6f;color:#ffffff');
      expect(text).not.toMatch(/[{}]/);
      expect(html).toContain('href="https://lighting.example/password-reset?token=abc&amp;x=1"');
      expect(html).not.toMatch(/<img|<script|url\(|src=/);
      for (const line of text
        .split('\n\n')
        .filter((each) => !each.includes(link) && !each.startsWith('--'))) {
        expect(html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")).toContain(line);
      }
    },
  );

  it('sets a name from right to left apart, so that the signs after it stay where they belong', () => {
    const project = '\u05de\u05dc\u05d5\u05df 7.';
    const letter = composeLetter('projectVersion', {
      to: 'a@b.test',
      name: project,
      language: 'en',
      maker,
      link,
      data: { who: 'Ada', project, version: 'First' },
    });
    expect(letter.subject).toBe(`Ada sent you a version of \u2068${project}\u2069`);
    expect(letter.text).toContain(`Hello \u2068${project}\u2069,`);
    expect(letter.html).toContain(`of the project “\u2068${project}\u2069”`);
  });

  it('takes no line, header or markup from a name', () => {
    const name = 'Nova\r\nBcc: all@example.test\n<img src=x onerror=alert(1)>';
    const letter = composeLetter('invitation', {
      to: 'a@b.test',
      name,
      language: 'en',
      maker,
      link,
      data: { company: 'X\r\nBcc: b@c.test', inviter: name },
    });
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letter.html).not.toContain('<img');
    expect(letter.text.split('\n').some((line) => line.startsWith('Bcc'))).toBe(false);
  });
});

describe('the outbox', () => {
  it('is a page of this machine, and of nobody behind a proxy or under another name', async () => {
    const server = await startTestServer();
    const user = server.anyone();
    await user.post('/users/v1/auth/password-reset', { email: 'sales@lucerna.test' });
    while ((await lettersTo(server.url, 'sales@lucerna.test')).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    const page = await user.raw('/dev/outbox');
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<a href="http:\/\/127\.0\.0\.1:\d+\/password-reset\?token=[\w-]{43}"/);
    for (const path of ['/dev/outbox', '/dev/outbox/letters']) {
      const foreign = await user.raw(path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(foreign.status).toBe(403);
    }
    const admin = await server.as('admin');
    expect((await admin.raw('/dev/outbox', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      200,
    );
    const sales = await server.as('sales');
    expect((await sales.raw('/dev/outbox', { headers: { forwarded: 'for=203.0.113.9' } })).status).toBe(403);
    await server.stop();
  });
});

describe('the outbox of a server that others reach', () => {
  /** A proxy of this machine that names the port it leads to and adds nothing, as the plainest settings make it. */
  function plainProxy(to: string): Promise<{ readonly url: string; close(): Promise<void> }> {
    const { port, host } = new URL(to);
    const proxy = http.createServer((request, response) => {
      const headers = { ...request.headers, host };
      const onwards = http.request(
        { port, host: '127.0.0.1', path: request.url, method: request.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(onwards);
    });
    return new Promise((resolve) => {
      proxy.listen(0, '127.0.0.1', () => {
        const { port: own } = proxy.address() as AddressInfo;
        const close = () => new Promise<void>((closed) => proxy.close(() => closed()));
        resolve({ url: `http://127.0.0.1:${own}`, close });
      });
    });
  }

  const others: [string, Partial<Env>][] = [
    ['without the demo', { demo: false }],
    ['where it is not wished', { outbox: false }],
    ['with PUBLIC_ORIGIN', { publicOrigin: 'https://lighting.example', outbox: true }],
    ['behind a proxy that is believed', { trustProxy: 1, outbox: true }],
    ['on all addresses', { host: '0.0.0.0', outbox: true }],
  ];
  it.each(others)('is closed %s, through a plain proxy and directly', async (_name, settings) => {
    const server = await startTestServer(settings);
    const proxy = await plainProxy(server.url);
    for (const url of [server.url, proxy.url]) {
      for (const page of ['/dev/outbox', '/dev/outbox/letters', '/metrics']) {
        const { status } = await fetch(url + page);
        expect([page, status]).toEqual([page, 403]);
      }
    }
    await proxy.close();
    await server.stop();
  });

  it('is closed to a name that is not of this machine, and to another port', async () => {
    const server = await startTestServer();
    const status = (host: string) =>
      new Promise<number>((resolve, reject) => {
        http
          .get(`${server.url}/dev/outbox/letters`, { headers: { host } }, (answer) => {
            answer.resume();
            resolve(answer.statusCode ?? 0);
          })
          .on('error', reject);
      });
    const { port } = new URL(server.url);
    expect(await status(`localhost:${port}`)).toBe(200);
    for (const host of [
      `rebound.example:${port}`,
      'localhost',
      'localhost:1',
      `127.0.0.1.evil.example:${port}`,
    ]) {
      expect([host, await status(host)]).toEqual([host, 403]);
    }
    await server.stop();
  });
});

describe('a mail server', () => {
  it('gets the letters; the outbox is closed then', async () => {
    const arrived: { to: string[]; raw: string }[] = [];
    let isDown = true;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(isDown ? new Error('later') : null),
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          arrived.push({
            to: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(parts).toString('utf8'),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const { port } = smtp.server.address() as AddressInfo;
    const server = await startTestServer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Nordlys <lighting@nordlys.test>',
      publicOrigin: 'https://lighting.example',
      logLevel: 'silent',
    });
    const headers = { origin: 'https://lighting.example' };
    await server.anyone().post('/users/v1/auth/password-reset', { email: 'sales@lucerna.test' }, headers);
    // Away at first: the letter is tried again, with a new token.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(arrived).toEqual([]);
    isDown = false;
    await server.pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    for (let waits = 0; arrived.length === 0 && waits < 200; waits += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const [letter] = arrived;
    const read = await PostalMime.parse(letter?.raw ?? '');
    expect(letter?.to).toEqual(['sales@lucerna.test']);
    expect(read).toMatchObject({
      subject: 'Reset your password',
      from: { address: 'lighting@nordlys.test' },
    });
    expect(read.text).toMatch(/https:\/\/lighting\.example\/password-reset\?token=[\w-]{43}/);
    expect(read.html).toContain('https://lighting.example/password-reset');
    expect((await server.anyone().get('/dev/outbox')).status).toBe(404);
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
});
