import { flagNames, flags as catalogue } from '@lucerna/contract';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { flagEnvOf, type FlagEnv } from '../../env-flags';
import { readEnv } from '../../env';
import { folders } from '../../folders';
import { openLog } from '../../http/log';
import type { Viewer } from '../../viewer';
import { openFlags } from './flags';
import type { Flags } from '../../ports/flags';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-flags-'));
afterAll(() => rmSync(folder, { recursive: true }));
const opened: Flags[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const flags of opened.splice(0)) flags.close();
  for (const server of servers.splice(0)) server.close();
});

const plain: FlagEnv = readEnv({}).flags;

async function open(env: Partial<FlagEnv> = {}): Promise<Flags> {
  const flags = await openFlags({ ...plain, ...env }, openLog('silent'));
  opened.push(flags);
  return flags;
}

const definitionsOf = (flags: object) => JSON.stringify({ flags });
const onOff = { state: 'ENABLED', variants: { on: true, off: false } };

let written = 0;
function fileOf(flags: object): string {
  const file = path.join(folder, `${(written += 1)}.json`);
  writeFileSync(file, definitionsOf(flags));
  return file;
}

const viewer = (email: string, more: Partial<Viewer> = {}) =>
  ({ accountId: email, email, roles: [3], catalogId: 16, language: 'en', ...more }) as unknown as Viewer;

async function serve(answer: () => { status: number; body?: string; etag?: string }) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const { status, body, etag } = answer();
    response.writeHead(status, etag ? { etag } : {}).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/flags.json`, asked };
}

describe('the flags', () => {
  it('come with definitions of every flag, which give each its own value to a stranger', async () => {
    const shipped = JSON.parse(readFileSync(path.join(folders.flags, 'flags.json'), 'utf8')) as {
      flags: object;
    };
    expect(Object.keys(shipped.flags).sort()).toEqual([...flagNames].sort());
    const otherwise = Object.fromEntries(flagNames.map((name) => [name, catalogue[name].otherwise]));
    expect(await (await open()).of(null)).toEqual(otherwise);
  });

  it('are on for the e-mails that a definition names', async () => {
    const dynamics = {
      ...onOff,
      defaultVariant: 'off',
      targeting: { if: [{ in: [{ var: 'email' }, ['qa@x.test']] }, 'on', 'off'] },
    };
    const flags = await open({ file: fileOf({ dynamics }) });
    expect((await flags.of(viewer('QA@x.test'))).dynamics).toBe(true);
    expect((await flags.of(viewer('other@x.test'))).dynamics).toBe(false);
    expect((await flags.of(null)).dynamics).toBe(false);
    expect((await flags.ofEmail('qa@x.test')).dynamics).toBe(true);
  });

  it('roll out to a fraction of the accounts, each of which keeps its value', async () => {
    const targeting = {
      fractional: [{ cat: [{ var: '$flagd.flagKey' }, { var: 'targetingKey' }] }, ['on', 25], ['off', 75]],
    };
    const flags = await open({
      file: fileOf({ hideProjectClone: { ...onOff, defaultVariant: 'off', targeting } }),
    });
    const many = Array.from({ length: 2000 }, (_, at) => `account-${at}`);
    const values = await Promise.all(many.map(async (id) => (await flags.ofEmail(id)).hideProjectClone));
    const share = values.filter(Boolean).length / many.length;
    expect(share).toBeGreaterThan(0.21);
    expect(share).toBeLessThan(0.29);
    expect((await flags.ofEmail('account-7')).hideProjectClone).toBe(values[7]);
  });

  it('can differ by environment', async () => {
    const targeting = { if: [{ '==': [{ var: 'environment' }, 'staging'] }, 'off', 'on'] };
    const file = fileOf({ rules: { ...onOff, defaultVariant: 'on', targeting } });
    expect((await open({ file, environment: 'staging' })).installation().rules).toBe(false);
    expect((await open({ file })).installation().rules).toBe(true);
  });

  it('have their own value where a definition is disabled, missing, or of another kind', async () => {
    const wrong = { state: 'ENABLED', variants: { a: 'word' }, defaultVariant: 'a' };
    const version = { state: 'ENABLED', variants: { v9: 'v9' }, defaultVariant: 'v9' };
    const disabled = { ...onOff, state: 'DISABLED', defaultVariant: 'off' };
    const flags = await open({
      file: fileOf({ rules: wrong, orderVersion: version, languagesV2: disabled }),
    });
    const values = await flags.of(null);
    expect(values).toMatchObject({ rules: true, orderVersion: 'v3', languagesV2: true, dynamics: false });
  });

  it('are overruled by the settings of the node', async () => {
    const { FLAGS } = { FLAGS: '{"rules": false, "orderVersion": "v2"}' };
    const { overrides } = readEnv({ FLAGS }).flags;
    expect(await (await open({ overrides })).of(null)).toMatchObject({ rules: false, orderVersion: 'v2' });
  });

  it('are read again when their file was written', async () => {
    const file = fileOf({ dynamics: { ...onOff, defaultVariant: 'off' } });
    const flags = await open({ file });
    const who = viewer('a@x.test');
    expect((await flags.of(who)).dynamics).toBe(false);
    writeFileSync(file, definitionsOf({ dynamics: { ...onOff, defaultVariant: 'on' } }));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    await flags.refresh();
    expect((await flags.of(who)).dynamics).toBe(true);
  });

  it('are polled at an address by its tag; when it is away or broken those in force stay', async () => {
    let answer: { status: number; body?: string; etag?: string } = {
      status: 200,
      etag: '"1"',
      body: definitionsOf({ dynamics: { ...onOff, defaultVariant: 'on' } }),
    };
    const { url, asked } = await serve(() => answer);
    const flags = await open({ url });
    expect((await flags.of(null)).dynamics).toBe(true);
    for (const next of [
      { status: 304 },
      { status: 500 },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"flags":{"rules":{"state":"NO"}}}' },
    ]) {
      answer = next;
      await flags.refresh();
      expect((await flags.of(null)).dynamics).toBe(true);
    }
    expect(asked.slice(0, 2)).toEqual([undefined, '"1"']);
  });

  it('start from the file when the address is away', async () => {
    const { url } = await serve(() => ({ status: 503 }));
    expect((await (await open({ url })).of(null)).rules).toBe(true);
  });
});

describe('the page about flags', () => {
  it('has a row for each flag, with its own value, who is asked for, and its effect', () => {
    const page = readFileSync(path.join(folders.repository, 'docs/flags.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` +\| (\w+) +\| (\w+) +\| (\w+) +\| (.*?) +\| /gm)];
    const written = rows.map(([, ...cells]) => cells);
    const expected = flagNames.map((name) => {
      const { otherwise, asked, spec, effect } = catalogue[name];
      const value = typeof otherwise === 'boolean' ? (otherwise ? 'on' : 'off') : otherwise;
      return [name, typeof value === 'string' ? value : 'nowhere', asked, spec, effect];
    });
    expect(written).toEqual(expected);
  });
});

describe('the settings of flags', () => {
  it.each(['[]', '{', '{"ruels": true}', '{"rules": "yes"}'])('refuse the overrules %s', (FLAGS) => {
    expect(() => readEnv({ FLAGS })).toThrow(/FLAGS/);
  });

  it('let a browser overrule for itself only in a demonstration, unless asked', () => {
    const set = { LUCERNA_ENVIRONMENT: 'x', FLAGS_SECONDS: 30, FLAGS: {} };
    expect(flagEnvOf({ ...set, FLAG_OVERRIDES: undefined }, true).inBrowser).toBe(true);
    expect(flagEnvOf({ ...set, FLAG_OVERRIDES: undefined }, false).inBrowser).toBe(false);
    expect(flagEnvOf({ ...set, FLAG_OVERRIDES: '1' }, false).inBrowser).toBe(true);
  });
});
