import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingError, readEnv } from './env';
import { folders } from './folders';

describe('the settings', () => {
  it('have defaults that work without any', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      home: path.join(folders.repository, 'var'),
      demo: true,
      logLevel: 'warn',
    });
  });

  it('load no demo data into a database of one’s own unless asked', () => {
    const DATABASE_URL = 'postgres://localhost/x';
    expect(readEnv({ DATABASE_URL }).demo).toBe(false);
    expect(readEnv({ DATABASE_URL, LUCERNA_DEMO: '1' }).demo).toBe(true);
  });

  it('count an empty one as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000a'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LUCERNA_DEMO', 'yes'],
    ['LUCERNA_DEMO_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['SECRET', 'short'],
    ['PUBLIC_ORIGIN', 'lighting.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'proxy.example'],
    ['METRICS_PORT', 'x'],
    ['OUTBOX', 'yes'],
    ['AUTH_ORIGIN', 'auth.lighting.example'],
    ['AUTH_ORIGIN', 'https://auth.lighting.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.test\r\nBcc: c@d.test'],
    ['OAUTH_LINKEDIN_TOKEN_URL', 'ftp://x'],
    ['OAUTH_FACEBOOK_PKCE', 'yes'],
  ])('name %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(SettingError);
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  it('believe nobody, so many proxies in a row, or the proxies at these addresses', () => {
    const trusted = (TRUST_PROXY: string) => readEnv({ TRUST_PROXY }).trustProxy;
    expect([readEnv({}).trustProxy, trusted('0'), trusted('1'), trusted('2')]).toEqual([false, false, 1, 2]);
    expect(trusted('192.0.2.10, 2001:db8::/32,loopback')).toEqual([
      '192.0.2.10',
      '2001:db8::/32',
      'loopback',
    ]);
  });

  it('open the letters to this machine only where nobody else is served', () => {
    expect(readEnv({ OUTBOX: '1' }).outbox).toBe(true);
    for (const others of [
      { PUBLIC_ORIGIN: 'https://a.example' },
      { HOST: '0.0.0.0' },
      { TRUST_PROXY: 'loopback' },
    ]) {
      expect(() => readEnv({ OUTBOX: '1', ...others })).toThrow('OUTBOX=1');
    }
  });

  it('take a secret from a file, and say which file cannot be used', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-secrets-'));
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'a secret of more than thirty-two characters\n');
    expect(readEnv({ SECRET_FILE: file }).secret).toBe('a secret of more than thirty-two characters');
    expect(() => readEnv({ SECRET_FILE: file, SECRET: 'x' })).toThrow('SECRET and SECRET_FILE are both set');
    writeFileSync(file, '\n');
    expect(() => readEnv({ SECRET_FILE: file })).toThrow('SECRET_FILE is empty');
    rmSync(folder, { recursive: true });
    expect(() => readEnv({ SECRET_FILE: file })).toThrow('SECRET_FILE cannot be read');
  });

  it('never repeat a secret', () => {
    for (const name of ['SECRET', 'METRICS_TOKEN', 'LUCERNA_DEMO_PASSWORD', 'SMTP_URL', 'DATABASE_URL']) {
      expect(() => readEnv({ [name]: 'short' })).not.toThrow(/\(it is/);
    }
  });

  it('offer a social channel that has a client and its secret, at its usual place or another', () => {
    const OAUTH_FACEBOOK_CLIENT_ID = 'client';
    expect(readEnv({ OAUTH_FACEBOOK_CLIENT_ID }).social).toEqual({});
    const { social } = readEnv({
      OAUTH_FACEBOOK_CLIENT_ID,
      OAUTH_FACEBOOK_CLIENT_SECRET: 'secret',
      OAUTH_FACEBOOK_TOKEN_URL: 'http://127.0.0.1:9/token',
    });
    expect(Object.keys(social)).toEqual(['facebook']);
    expect(social.facebook).toMatchObject({ tokenUrl: 'http://127.0.0.1:9/token', pkce: true });
    expect(social.facebook?.authorizeUrl).toMatch(/^https:\/\/www\.facebook\.com\//);
  });
});
