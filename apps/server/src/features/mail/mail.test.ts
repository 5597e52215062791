import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer } from '@lucerna/testkit/server';
import { languageCodes } from '@lucerna/engine';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose';
import type { LetterKind } from './compose';

const kinds: LetterKind[] = ['verifyEmail', 'resetPassword', 'passwordChanged', 'invitation'];
const link = 'https://lighting.example/password-reset?token=abc&x=1';

describe('a letter', () => {
  it.each(kinds.flatMap((kind) => languageCodes.map((language) => [kind, language] as const)))(
    '%s in %s says the same as text and as HTML, and has its link',
    (kind, language) => {
      const data = { company: 'Casa & Luz', inviter: 'Ada' };
      const { subject, text, html } = composeLetter(kind, {
        to: 'a@b.test',
        name: 'Nova',
        language,
        link,
        data,
      });
      expect(subject).not.toMatch(/[{}]/);
      expect(text).toContain(link);
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

  it('takes no line, header or markup from a name', () => {
    const name = 'Nova\r\nBcc: all@example.test\n<img src=x onerror=alert(1)>';
    const letter = composeLetter('invitation', {
      to: 'a@b.test',
      name,
      language: 'en',
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
      mailFrom: 'Velmara <lighting@velmara.test>',
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
    expect(read).toMatchObject({ subject: 'A new password', from: { address: 'lighting@velmara.test' } });
    expect(read.text).toMatch(/https:\/\/lighting\.example\/password-reset\?token=[\w-]{43}/);
    expect(read.html).toContain('https://lighting.example/password-reset');
    expect((await server.anyone().get('/dev/outbox')).status).toBe(404);
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
});
