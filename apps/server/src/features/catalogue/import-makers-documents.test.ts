import { operations } from '@lucerna/contract';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { plainPdf } from '@lucerna/testkit/plain-pdf';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue';
import { readMakersDocument } from './revision/makers-documents';

const folders: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const all = (text: string) => ({ es: text, en: text, de: text, it: text, fr: text, us: text });
const manual = plainPdf(['Mounting of Skog']);
const entry = { file: 'documents/skog.pdf', kind: 'manual', title: all('Mounting'), models: ['7001'] };

async function importing(files: Readonly<Record<string, string | Uint8Array | object>>, partial = false) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-makers-'));
  folders.push(folder);
  if (!partial) writeOtherMaker(folder);
  const whole = partial ? { 'feed.json': { format: 1, partial: true }, ...files } : files;
  for (const [name, content] of Object.entries(whole)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    const isBytes = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path.join(folder, name), isBytes ? content : JSON.stringify(content));
  }
  return importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);
}

async function inForce(revision: number | null) {
  await expect.poll(() => server.ctx.catalogue.current().revision).toBe(revision);
  return server.ctx.catalogue.current();
}

const filesStored = async () =>
  (await server.pool.query<{ count: number }>('select count(*)::int as count from catalogue_file')).rows[0]
    ?.count;

test('a PDF of the maker is that of its models, in its market and language, and is kept once', async () => {
  const before = await filesStored();
  const german = {
    ...entry,
    kind: 'certificate',
    title: all('Zulassung'),
    languages: ['de'],
    catalogs: [16],
  };
  const report = await importing({ 'documents/index.json': [entry, german], 'documents/skog.pdf': manual });
  expect([report.outcome, report.problems]).toEqual(['imported', []]);
  const catalogue = await inForce(report.revision);
  const [model, other] = ['7001', '7002'].map((each) => catalogue.models.get(each)!);
  const kinds = (...[of, ...more]: Parameters<typeof catalogue.makersDocuments>) =>
    catalogue.makersDocuments(of, ...more).map(({ kind, pages }) => [kind, pages]);
  expect(kinds(model!, 16, 'en')).toEqual([['manual', 1]]);
  expect(kinds(model!, 16, 'de')).toEqual([
    ['manual', 1],
    ['certificate', 1],
  ]);
  expect(kinds(model!, 21, 'de')).toEqual([['manual', 1]]);
  expect(kinds(other!, 16, 'de')).toEqual([]);
  const [own] = catalogue.makersDocuments(model!, 16, 'en');
  expect((await readMakersDocument(server.ctx.db, own!)).toString('latin1')).toBe(manual);
  expect(await filesStored()).toBe(Number(before) + 1);
});

test('a partial feed leaves it where it is, and another file takes its place', async () => {
  const first = await importing({ 'documents/index.json': [entry], 'documents/skog.pdf': manual });
  await inForce(first.revision);
  const stored = await filesStored();
  const prices = 'reference,catalogId,rateId,salePrice,currency\n7001R3,16,10,321,EUR\n';
  const after = await importing({ 'prices.csv': prices }, true);
  expect([after.outcome, after.problems]).toEqual(['imported', []]);
  const kept = await inForce(after.revision);
  expect(kept.makersDocuments(kept.models.get('7001')!, 16, 'en')).toHaveLength(1);
  expect(await filesStored()).toBe(stored);
  const changed = await importing({ 'documents/skog.pdf': plainPdf(['Mounting, second edition']) }, true);
  expect([changed.outcome, changed.problems]).toEqual(['imported', []]);
  const catalogue = await inForce(changed.revision);
  const [own] = catalogue.makersDocuments(catalogue.models.get('7001')!, 16, 'en');
  expect((await readMakersDocument(server.ctx.db, own!)).toString('latin1')).toContain('second edition');
});

test('the manual of a model is the maker’s own where there is one', async () => {
  const report = await importing({ 'documents/index.json': [entry], 'documents/skog.pdf': manual });
  await inForce(report.revision);
  const of = (model: string) =>
    server.anyone().raw(`/documents/v1/docs-web/download?model=${model}&subType=manual&lang=en`);
  const own = await of('7001');
  expect(own.headers.get('content-disposition')).toContain('7001-manual-en.pdf');
  expect(await own.text()).toBe(manual);
  const made = await of('7002');
  expect(made.status).toBe(200);
  expect(await made.text()).not.toBe(manual);
});

test('stands beside the documents of its models with kind, languages and its file, whoever looks', async () => {
  const certificate = plainPdf(['Zulassung']);
  const german = {
    ...{ ...entry, file: 'documents/zulassung.pdf', kind: 'declaration', title: all('Konformität') },
    languages: ['de'],
  };
  const report = await importing({
    'documents/index.json': [entry, german],
    'documents/skog.pdf': manual,
    'documents/zulassung.pdf': certificate,
  });
  await inForce(report.revision);
  const list = async (query: string) => {
    const { body } = await server.anyone().get(`/api/v1/documents/docs-web?${query}`);
    return operations.listDocuments.response!.parse(body).makers;
  };
  // The manual is had as the manual.
  expect(await list('model=7001&catalogId=16&lang=en')).toEqual([]);
  const [own, ...others] = await list('model=7001&catalogId=16&lang=de');
  expect([own, others]).toMatchObject([
    { kind: 'declaration', title: 'Konformität', languages: ['de'], pages: 1, bytes: certificate.length },
    [],
  ]);
  expect(await list('model=7002&catalogId=16&lang=de')).toEqual([]);
  const file = await server.anyone().raw(own!.url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toContain('zulassung.pdf');
  expect(await file.text()).toBe(certificate);
  // What a later feed leaves out is had no longer.
  await inForce(
    (await importing({ 'documents/index.json': [entry], 'documents/skog.pdf': manual })).revision,
  );
  expect((await server.anyone().raw(own!.url)).status).toBe(404);
});

test.each<
  [what: string, files: Readonly<Record<string, string | Uint8Array | object>>, code: string, file: string]
>([
  [
    'a PDF that is none',
    { 'documents/index.json': [entry], 'documents/skog.pdf': 'GIF89a' },
    'makersDocument',
    'documents/skog.pdf',
  ],
  [
    'a PDF that is cut off',
    { 'documents/index.json': [entry], 'documents/skog.pdf': manual.slice(0, 300) },
    'makersDocument',
    'documents/skog.pdf',
  ],
  [
    '60 MB',
    { 'documents/index.json': [entry], 'documents/skog.pdf': new Uint8Array(60_000_000) },
    'makersDocument',
    'documents/skog.pdf',
  ],
  [
    'a PDF that the index does not name',
    { 'documents/skog.pdf': manual },
    'documentUnnamed',
    'documents/skog.pdf',
  ],
  ['a PDF that there is not', { 'documents/index.json': [entry] }, 'unknownFile', 'documents/index.json'],
  [
    'one of a model that there is not',
    { 'documents/index.json': [{ ...entry, models: ['9999'] }], 'documents/skog.pdf': manual },
    'unknownModel',
    'documents/index.json',
  ],
  [
    'one of a subfamily that there is not',
    { 'documents/index.json': [{ ...entry, subFamilies: [999] }], 'documents/skog.pdf': manual },
    'unknownSubfamily',
    'documents/index.json',
  ],
  [
    'one of nothing',
    { 'documents/index.json': [{ ...entry, models: [] }], 'documents/skog.pdf': manual },
    'documentOfNothing',
    'documents/index.json',
  ],
])('%s is refused, and nothing is changed', async (_what, files, code, file) => {
  const { revision } = server.ctx.catalogue.current();
  const report = await importing(files);
  expect(report.outcome).toBe('refused');
  expect(report.problems).toEqual(expect.arrayContaining([expect.objectContaining({ code, file })]));
  expect(server.ctx.catalogue.current().revision).toBe(revision);
});
