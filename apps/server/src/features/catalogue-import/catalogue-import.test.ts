import type { CatalogueImport, CatalogueImportReport } from '@lucerna/contract';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { strToU8, zipSync } from 'fflate';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockName } from '../../database/locks';
import { exportWorkbook } from '../catalogue';
import { feedKey } from './store';

const address = '/api/v1/catalogue/imports';
const feed = mkdtempSync(path.join(os.tmpdir(), 'lucerna-upload-'));
let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  writeOtherMaker(feed);
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => rmSync(feed, { recursive: true, force: true }));

/** The folder of the other maker as a ZIP, packed with its outer folder. */
function folderAsZip(changes: Readonly<Record<string, string>> = {}): Uint8Array {
  const names = readdirSync(feed, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.relative(feed, path.join(each.parentPath, each.name)));
  const files = names.map(
    (name) => [`ulven/${name}`, new Uint8Array(readFileSync(path.join(feed, name)))] as const,
  );
  const changed = Object.entries(changes).map(([name, text]) => [`ulven/${name}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries([...files, ...changed, ['__MACOSX/._feed.json', strToU8('x')]]));
}

async function upload(content: Uint8Array | string, name: string, key = crypto.randomUUID()) {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const answer = await admin.raw(address, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key },
  });
  return { status: answer.status, body: (await answer.json()) as CatalogueImport };
}

const read = async (id: string) => (await admin.get<CatalogueImportReport>(`${address}/${id}`)).body;

async function ended(id: string, state: CatalogueImport['state']): Promise<CatalogueImportReport> {
  await expect.poll(async () => (await read(id)).state, { timeout: 60_000, interval: 200 }).toBe(state);
  return read(id);
}

const prices = (price: number) =>
  `reference,catalogId,rateId,salePrice,currency\n7001R3,16,10,${price},EUR\n`;

/** Processes that this one started, by a word of what they run. */
function childrenCalled(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const isOurs =
          readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid);
        return isOurs && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word) ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}

describe('a feed that is uploaded', () => {
  it('is checked, says what it would change, and is put in force by one call, once', async () => {
    const sent = await upload(folderAsZip(), 'ulven.zip');
    expect([sent.status, sent.body.state, sent.body.name]).toEqual([201, 'waiting', 'ulven.zip']);
    const before = server.ctx.catalogue.current().revision;
    const checked = await ended(sent.body.id, 'checked');
    expect([checked.report?.problemTotal, checked.revision, checked.by]).toEqual([
      0,
      null,
      'admin@lucerna.test',
    ]);
    const models = checked.report?.changes?.find(({ kind }) => kind === 'model');
    expect(models).toMatchObject({ added: { count: 2 }, removed: { count: 72 } });
    expect(server.ctx.catalogue.current().revision).toBe(before);
    const applied = await admin.post<CatalogueImportReport>(`${address}/${sent.body.id}/apply`);
    expect([applied.status, applied.body.state]).toEqual([200, 'applying']);
    const imported = await ended(sent.body.id, 'imported');
    await expect.poll(() => server.ctx.catalogue.current().revision).toBe(imported.revision);
    expect(server.ctx.catalogue.current().brandName).toBe('Ulven');
    // What it changed stays told; its file is gone; who asks again hears the same.
    expect(imported.report?.changes).toEqual(checked.report?.changes);
    expect(await server.ctx.storage.get(feedKey(sent.body.id))).toBeNull();
    expect((await admin.post<CatalogueImportReport>(`${address}/${sent.body.id}/apply`)).body.state).toBe(
      'imported',
    );
    const list = await admin.get<CatalogueImport[]>(address);
    expect(list.body[0]).toMatchObject({ id: sent.body.id, state: 'imported', by: 'admin@lucerna.test' });
  });

  it('may be a workbook, and is then nothing new where the folder is in force', async () => {
    const { bytes } = await exportWorkbook(feed);
    const { body } = await upload(bytes, 'whatever.bin');
    const { report } = await ended(body.id, 'checked');
    const count = report?.changes
      ?.filter(({ kind }) => kind !== 'document')
      .map(({ added, removed }) => added.count + removed.count);
    expect(count).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('may be a CSV, known by its columns; it is refused when another revision came in between', async () => {
    const [one, other] = [
      await upload(prices(341), 'list of may.csv'),
      await upload(prices(342), 'prices.csv'),
    ];
    const checked = await ended(one.body.id, 'checked');
    expect(checked.report?.changes?.find(({ kind }) => kind === 'price')?.changed.first).toEqual([
      'reference 7001R3, catalogId 16, rateId 10: 320 to 341',
    ]);
    await ended(other.body.id, 'checked');
    await admin.post(`${address}/${one.body.id}/apply`);
    const imported = await ended(one.body.id, 'imported');
    await expect.poll(() => server.ctx.catalogue.current().revision).toBe(imported.revision);
    const late = await admin.post<{ code: string }>(`${address}/${other.body.id}/apply`);
    expect([late.status, late.body.code]).toEqual([409, 'importStale']);
    expect(server.ctx.catalogue.current().modelSheet(16, '7001')?.prices[0]?.salePrice).toBe(341);
  });

  it('is refused with file, row and field, and cannot be put in force', async () => {
    const { body } = await upload(prices(-1), 'prices.csv');
    const refused = await ended(body.id, 'refused');
    expect(refused.report?.problems[0]).toMatchObject({
      file: 'prices.csv',
      row: 1,
      field: 'salePrice',
      code: 'range',
    });
    const asked = await admin.post<{ code: string }>(`${address}/${body.id}/apply`);
    expect([asked.status, asked.body.code]).toEqual([409, 'importNotChecked']);
  });

  it('tells its faults and warnings in the language of who asks; file, row, field and values stay', async () => {
    const { body } = await upload('catalogId,model,type,code,leadtime\n16,9999,,,1:4\n', 'lead times.csv');
    const { report } = await ended(body.id, 'refused');
    const inLanguage = async (lang: string) => {
      const answer = await admin.get<CatalogueImportReport>(`${address}/${body.id}?lang=${lang}`);
      return answer.body.report?.problems[0];
    };
    const own = report?.problems[0];
    expect(own).toMatchObject({ file: 'lead-times.csv', row: 1, code: 'unknownRow' });
    expect(own?.message).toBe('The current revision has no such row');
    const told = await Promise.all(['es', 'en', 'de', 'it', 'fr', 'us'].map(inLanguage));
    expect(told.map((each) => each?.message)).toEqual([
      'La revisión actual no tiene esa fila',
      'The current revision has no such row',
      'Die aktuelle Revision hat keine solche Zeile',
      'La revisione attuale non ha questa riga',
      'La révision actuelle n’a pas cette ligne',
      'The current revision has no such row',
    ]);
    for (const each of told)
      expect({ ...each, message: '', advice: '' }).toEqual({ ...own, message: '', advice: '' });
  });

  it('may be several CSV files of any name, each known by its columns', async () => {
    const leadTimes = 'catalogId,model,type,code,leadtime\n16,7001,,,1:6\n';
    const files = { 'May prices.csv': strToU8(prices(366)), 'Lieferzeiten.csv': strToU8(leadTimes) };
    const { body } = await upload(zipSync(files), 'May prices.csv, Lieferzeiten.csv.zip');
    const { report } = await ended(body.id, 'checked');
    const changed = report?.changes?.flatMap(({ kind, changed: { count } }) =>
      count > 0 ? [[kind, count]] : [],
    );
    expect(changed).toEqual([
      ['article', 1],
      ['price', 1],
    ]);
    const twice = { 'May.csv': strToU8(prices(366)), 'June.csv': strToU8(prices(367)) };
    const refused = await ended((await upload(zipSync(twice), 'both.zip')).body.id, 'refused');
    expect(refused.report?.problems[0]?.message).toBe(
      'The file is not taken: May.csv and June.csv both hold the rows of prices.csv',
    );
  });

  it.each([
    ['is no feed', 'hello', 'hello.txt', /no file of a feed/],
    [
      'climbs out of its folder',
      zipSync({ '../models.json': strToU8('[]') }),
      'a.zip',
      /leads out of its folder/,
    ],
    ['is broken', Buffer.from('PK\u0003\u0004 and no more'), 'a.zip', /no ZIP archive/],
  ])('that %s is refused in words', async (_what, content, name, reason) => {
    const { body } = await upload(content, name);
    const { report } = await ended(body.id, 'refused');
    expect(report?.problems).toMatchObject([{ file: name, code: 'upload' }]);
    expect(report?.problems[0]?.message).toMatch(reason);
  });

  it('leaves the revision in force when its process is killed in the middle', async () => {
    const { body } = await upload(prices(377), 'prices.csv');
    await ended(body.id, 'checked');
    const before = server.ctx.catalogue.current();
    const held = await server.pool.connect();
    try {
      // Another import holds the turn, so that this one stands in the middle of its transaction.
      await held.query('begin');
      await lockName(held, 'catalogue import');
      await admin.post(`${address}/${body.id}/apply`);
      await expect
        .poll(
          async () => {
            const { rows } = await server.pool.query(
              `select from pg_locks where locktype = 'advisory' and not granted`,
            );
            return rows.length;
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      const [child] = childrenCalled('import-worker');
      process.kill(child!, 'SIGKILL');
      expect((await ended(body.id, 'failed')).revision).toBeNull();
    } finally {
      await held.query('rollback');
      held.release();
    }
    const { rows } = await server.pool.query<{ revision: number }>('select revision from catalogue_current');
    expect([rows[0]?.revision, server.ctx.catalogue.current()]).toEqual([before.revision, before]);
  });

  it('begins with the template: a workbook called by the brand, whose empty sheets are named when it comes back', async () => {
    const [template, again] = [
      await admin.raw(`${address}/template`),
      await admin.raw(`${address}/template`),
    ];
    const { brandName } = server.ctx.catalogue.current();
    expect([template.status, template.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename*=UTF-8''${encodeURIComponent(`${brandName} template.xlsx`)}`,
    ]);
    const bytes = new Uint8Array(await template.arrayBuffer());
    expect(template.headers.get('content-length')).toBe(String(bytes.length));
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
    const sent = await upload(bytes, 'template.xlsx');
    const { report } = await ended(sent.body.id, 'refused');
    expect(report?.problems.map(({ code, file }) => [code, file])).toContainEqual([
      'fileMissing',
      'template.xlsx, sheet brand',
    ]);
    expect(report?.ignored).toEqual([]);
  });

  it('is kept once, however often it is sent', async () => {
    const key = crypto.randomUUID();
    const [first, again] = [
      await upload(prices(350), 'prices.csv', key),
      await upload(prices(350), 'prices.csv', key),
    ];
    expect(again.body.id).toBe(first.body.id);
    await ended(first.body.id, 'checked');
  });

  it('is for who administers alone, and so is its template', async () => {
    for (const asked of [address, `${address}/template`]) {
      for (const role of ['sales', 'distributor', 'webUser'] as const)
        expect((await (await server.as(role)).get(asked)).status).toBe(403);
      expect((await server.anyone().get(asked)).status).toBe(401);
    }
  });
});
