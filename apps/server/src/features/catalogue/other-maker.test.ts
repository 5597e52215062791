import { unpackMeshes, type ModelSheet } from '@lucerna/engine';
import { fluxOf, keywordText, readPhotometry } from '@lucerna/photometry';
import { demoMaker } from '@lucerna/testkit/demo-maker';
import type { Budget, CollectionList, OrderDraft, Project } from '@lucerna/contract';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { readPdf } from '@lucerna/testkit/pdf';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { strFromU8, unzipSync } from 'fflate';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importCatalogue } from './import-catalogue';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-other-maker-'));
let server: TestServer;
let distributor: TestUser;

beforeAll(async () => {
  writeOtherMaker(folder, { withPhotographs: true, withBodies: true });
  server = await startTestServer();
  const report = await importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);
  expect(report.problems).toEqual([]);
  expect([report.outcome, report.warnings.counts]).toEqual(['imported', {}]);
  distributor = await server.as('distributor');
  await vi.waitFor(async () => {
    const { body } = await distributor.get<{ brand: string }>('/config.json');
    expect(body.brand).toBe('Ulven');
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copper pendant with radio control, 2 m long: 320 for its red base, 40 and 65. */
const copper = {
  model: '7001',
  choices: { color: 'CU', temperature: '7', control: 'Q', pendantHeight: 200 },
  quantity: 4,
};

async function createsProject(products: readonly object[]): Promise<Project> {
  const { status, body } = await distributor.post<Project>('/api/v1/projects', {
    name: 'Fjellstua',
    products,
  });
  expect(status).toBe(201);
  return body;
}

const linesOf = ({ products }: Project) => products.orderedIds.map((id) => products.byId[id]!);

test('shows what that maker has, and nothing of another', async () => {
  const international = await distributor.get<CollectionList>('/api/v1/categories/collections?catalogId=16');
  expect(international.body.collections.map(({ subFamily }) => subFamily.name)).toEqual(['Skog']);
  const found = await distributor.get<{ model: string }[]>('/api/v1/article/search?catalogId=16&search=ruby');
  expect(found.body.map(({ model }) => model).sort()).toEqual(['7001', '7002']);
  const usa = await distributor.get<CollectionList>('/api/v1/categories/collections?catalogId=21');
  expect([usa.status, usa.body.collections]).toEqual([200, []]);
});

test('configures by its codes and rules, at its prices and lead times', async () => {
  const [line] = linesOf(await createsProject([copper]));
  expect(line).toMatchObject({
    referenceCode: '7001CU/7Q_77_200',
    leadTimeWeeks: 4,
    quantity: 4,
    validation: { status: 0 },
  });
  expect(line!.prices?.unitGross).toEqual({ amount: 42_500, currency: 'EUR' });

  const excluded = { ...copper, choices: { color: 'CU', temperature: '8' } };
  const refused = await distributor.post('/api/v1/projects', { name: 'Hytta', products: [excluded] });
  expect(refused.status).toBe(422);
});

/** The document of a quote of all that a project has, as it came. */
async function quotes(project: Project): Promise<Uint8Array> {
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const budget = await distributor.post<Budget>('/api/v2/budget', { projectId: project.id, products });
  expect(budget.status).toBe(201);
  const address = `/api/v1/budget/${budget.body.id}`;
  await expect
    .poll(async () => (await distributor.get<Budget>(address)).body.document.state, { timeout: 20_000 })
    .toBe('done');
  return new Uint8Array(await (await distributor.raw(`${address}/document`)).arrayBuffer());
}

test('quotes under its name and orders what was quoted', async () => {
  const project = await createsProject([copper, { model: '7002', quantity: 1 }]);
  const pdf = await readPdf(await quotes(project));
  const text = pdf.pages.join(' ');
  expect(text).toContain('7001CU/7Q_77_200');
  expect(text).toContain('U L V E N');
  expect(pdf.pages.join().replaceAll(/\s/g, '').toLowerCase()).not.toContain(demoMaker.name.toLowerCase());

  const draft = await distributor.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`);
  expect(draft.body.blocked).toEqual([]);
  expect(Object.values(draft.body.products.byId).map(({ quantity }) => quantity)).toEqual([4, 1]);
});

test('shows its own photographs, each finish its own', async () => {
  const admin = await server.as('admin');
  await expect
    .poll(async () => (await admin.get<object>('/api/v1/catalogue/pictures')).body, { timeout: 30_000 })
    .toMatchObject({ total: 2, made: 2, broken: [] });
  const { catalogue } = server.ctx;
  const shown = catalogue.current().document('pictures/index');
  expect(shown).toMatchObject([{ finish: 'R3' }, { finish: 'CU' }]);
});

test('prints its photographs in quotes', async () => {
  const pdf = await quotes(await createsProject([copper]));
  expect(Buffer.from(pdf).includes('/DCTDecode')).toBe(true);
});

test('is drawn in its own finishes and exported under its name', async () => {
  const drawnIn = async (finish: string) =>
    (await server.anyone().get<string>(`/pictures/luminaire/7001.svg?finish=${finish}`)).body;
  const [red, metal, unknown] = await Promise.all([drawnIn('R3'), drawnIn('CU'), drawnIn('10')]);
  expect(new Set([red, metal, unknown]).size).toBe(3);

  const project = await createsProject([copper]);
  const [line] = linesOf(project);
  const ifc = await distributor.raw(`/api/v1/project/${project.id}/product/${line!._id}/export?format=ifc`);
  expect(ifc.status).toBe(200);
  // With its light file beside it, as an archive.
  const files = unzipSync(new Uint8Array(await ifc.arrayBuffer()));
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith('.ldt'))).toHaveLength(1);
  const text = strFromU8(files[names.find((name) => name.endsWith('.ifc'))!]!);
  expect(text.slice(0, 13)).toBe('ISO-10303-21;');
  expect(text).toContain('Ulven');
  expect(text).not.toContain(demoMaker.name);
});

test('is drawn from its own model in 3D, whose triangles are read by their name and come with every file', async () => {
  const sheet = await distributor.get<ModelSheet>('/api/v1/articles/model-sheet?model=7001&catalogId=16');
  const { body } = sheet.body;
  expect(body?.parts.map(({ slot }) => slot)).toEqual(['finish', 'secondFinish', 'glass']);
  const file = body?.fine?.file ?? '';
  const sent = await server.anyone().raw(`/api/v1/bodies/${file}`);
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const meshes = unpackMeshes(new Uint8Array(await sent.arrayBuffer()));
  const triangles = meshes?.reduce((sum, { corners }) => sum + corners.length / 3, 0) ?? 0;
  expect(triangles).toBeGreaterThan(9000);
  const gone = await server.anyone().raw(`/api/v1/bodies/mesh-${'0'.repeat(64)}`);
  expect(gone.status).toBe(404);

  const project = await createsProject([copper]);
  const [line] = linesOf(project);
  const exported = async (format: string) => {
    const address = `/api/v1/project/${project.id}/product/${line!._id}/export?format=${format}`;
    const answer = await distributor.raw(address);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const stl = await exported('stl');
  expect(stl.readUInt32LE(80)).toBeGreaterThan(triangles);
  for (const format of ['gltf', 'obj', 'usdz', 'dxf', 'ifc'])
    expect((await exported(format)).length).toBeGreaterThan(10_000);
});

test('gives its own light, as a file and as a polar diagram', async () => {
  const reference = encodeURIComponent(copper.model);
  const file = await distributor.raw(
    `/documents/v1/photometry?reference=${reference}&format=ies&catalogId=16`,
  );
  const read = readPhotometry(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) throw new Error(read.problem.code);
  expect(fluxOf(read.photometry.distribution)).toBeCloseTo(700, 0);
  expect([keywordText(read.photometry, 'MANUFAC'), keywordText(read.photometry, 'LUMCAT')]).toEqual([
    'Ulven',
    '7001',
  ]);

  const sheet = await server
    .anyone()
    .raw('/documents/v1/docs-web/download?model=7001&subType=specSheet&format=pdf&lang=en');
  const text = (await readPdf(new Uint8Array(await sheet.arrayBuffer()))).pages.join(' ');
  expect(text).toContain('cd/klm · C0–C180');
});

test('leads to EPREL from the label of its light sources', async () => {
  const label = (format: string) =>
    server
      .anyone()
      .raw(`/documents/v1/docs-web/download?model=7001&subType=energyLabel&format=${format}&lang=en`);
  for (const format of ['svg', 'small.svg'])
    expect(await (await label(format)).text()).toMatch(/Ulven 7001: [A-G].*crispEdges/);
  const pdf = await readPdf(new Uint8Array(await (await label('pdf')).arrayBuffer()));
  expect(pdf.pages.join(' ')).toMatch(/EPREL register.*https:\/\/eprel\.ec\.europa\.eu\/qr\/907001/);
});

test('is asked for support, though it names no topics', async () => {
  const { body } = await distributor.get<unknown>('/api/v1/support-types?lang=de');
  const subjects = [{ id: 'general', description: 'Allgemeine Frage' }];
  expect(body).toEqual([{ id: 'general', description: 'Support', subjects }]);
  const asked = { type: 'general', subject: 'general', description: 'When do you open?' };
  const sent = await distributor.post<{ topic: string }>('/api/v1/support-request', asked);
  expect([sent.status, sent.body.topic]).toEqual([201, 'Support · General question']);
  const other = await distributor.post('/api/v1/support-request', { ...asked, subject: 'installation' });
  expect(other.status).toBe(422);
});
