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
  ])('name %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(SettingError);
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  it('never repeat a secret', () => {
    for (const name of ['SECRET', 'METRICS_TOKEN', 'LUCERNA_DEMO_PASSWORD']) {
      expect(() => readEnv({ [name]: 'short' })).not.toThrow(/\(it is/);
    }
  });
});
