import type { LegalPage, SiteFoot } from '@lucerna/contract';
import { demoMaker } from '@lucerna/testkit/demo-maker';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../import-catalogue';

const folders: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The feed of the other maker with some files in place of its own. */
async function importing(files: Readonly<Record<string, string | Buffer>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-brand-'));
  folders.push(folder);
  writeOtherMaker(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);
}

const all = (text: string) => ({ es: text, en: text, de: text, it: text, fr: text, us: text });
const brand = (more: object) =>
  JSON.stringify({ name: 'Ulven', slogan: all('Light'), description: all('Lamps'), ...more });
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10">${inner}</svg>`;
const readBrandFile = async (address: string) => {
  const answer = await server.anyone().raw(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('the demo maker has its accent, its logo on both grounds and its icon', async () => {
  const { look } = server.ctx.catalogue.current();
  expect(look.accent.light.accent).toBe(demoMaker.accent);
  expect(look.logo?.width).toBe(look.logoOnDark?.width);
  expect(look.icon).toMatchObject({ width: 32, height: 32 });
});

test.each([
  [
    'an accent that is no colour',
    { 'brand.json': brand({ accent: 'red' }) },
    'brand.json',
    'accent',
    'format',
  ],
  [
    'an accent as white as paper',
    { 'brand.json': brand({ accent: '#fdfdf8' }) },
    'brand.json',
    'accent',
    'accentFaint',
  ],
  [
    'one for the dark alone',
    { 'brand.json': brand({ accentOnDark: '#123456' }) },
    'brand.json',
    'accentOnDark',
    'accentAlone',
  ],
  ['a logo that is none', { 'brand/logo.svg': 'GIF89a' }, 'brand/logo.svg', null, 'drawing'],
  [
    'a logo with entities',
    { 'brand/icon.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}` },
    'brand/icon.svg',
    null,
    'drawing',
  ],
  [
    'a logo of a megabyte',
    { 'brand/logo.svg': svg(`<path d="${'M0 0'.repeat(300_000)}"/>`) },
    'brand/logo.svg',
    null,
    'drawing',
  ],
  [
    'a logo of script alone',
    { 'brand/logo.svg': svg('<script>alert(1)</script>') },
    'brand/logo.svg',
    null,
    'drawing',
  ],
  [
    'a logo for the dark alone',
    { 'brand/logo-dark.svg': svg('<path d="M0 0h9"/>') },
    'brand/logo-dark.svg',
    null,
    'logoAlone',
  ],
  [
    'a legal page with neither text nor address',
    { 'legal-pages.json': JSON.stringify([{ id: 'a', title: all('A') }]) },
    'legal-pages.json',
    '0',
    'legalPage',
  ],
  [
    'a legal page with a script as its address',
    {
      'legal-pages.json': JSON.stringify([{ id: 'a', title: all('A'), address: all('javascript:alert(1)') }]),
    },
    'legal-pages.json',
    '0.address.es',
    'format',
  ],
  [
    'two legal pages of one name',
    {
      'legal-pages.json': JSON.stringify([
        { id: 'a', title: all('A'), text: all('A') },
        { id: 'a', title: all('A'), text: all('A') },
      ]),
    },
    'legal-pages.json',
    '1.id',
    'legalTwice',
  ],
  [
    'a contact without an address',
    { 'contacts.json': JSON.stringify([{ name: all('A'), email: 'nobody' }]) },
    'contacts.json',
    '0.email',
    'format',
  ],
])('%s is refused with file and field', async (_what, files, file, field, code) => {
  const report = await importing(files);
  expect(report.outcome).toBe('refused');
  expect(report.problems[0]).toMatchObject({
    file,
    field,
    code,
    advice: expect.stringMatching(/\w/) as string,
  });
});

test('a logo with a script is taken without it, and a warning says what was taken out', async () => {
  const logo = svg('<script>alert(1)</script><path d="M0 0h60v10z" onclick="alert(2)" fill="#123a5e"/>');
  const report = await importing({ 'brand/logo.svg': logo });
  expect(report.warnings.first).toMatchObject([
    {
      file: 'brand/logo.svg',
      code: 'drawingCleaned',
      message: expect.stringContaining('<script>, onclick') as string,
    },
  ]);
  await expect.poll(() => server.ctx.catalogue.current().brandName).toBe('Ulven');
  expect(server.ctx.catalogue.current().look.logo?.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><path d="M0 0h60v10z" fill="#123a5e"></path></svg>',
  );

  const page = await (await server.anyone().raw('/')).text();
  const sheet = /<link rel="stylesheet" href="(\/brand\/\w+\.css)"/.exec(page)![1]!;
  const css = await readBrandFile(sheet);
  expect([css.status, css.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(css.text).toContain('--accent:#123a5e');
  const drawn = await readBrandFile(/url\((\/brand\/\w+\.svg)\)/.exec(css.text)![1]!);
  expect([drawn.status, drawn.headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ]);
  expect((await readBrandFile('/brand/00000000000000000000.svg')).status).toBe(404);
  expect((await readBrandFile('/brand/..%2f..%2fpackage.json')).status).toBe(404);
});

test('a typeface stands on pages and in documents', async () => {
  const installed = createRequire(
    new URL('../../../../../../packages/testkit/package.json', import.meta.url),
  );
  const folder = path.dirname(installed.resolve('pdfjs-dist/package.json'));
  const ttf = readFileSync(path.join(folder, 'standard_fonts/LiberationSans-Regular.ttf'));
  const refused = await importing({ 'brand/typeface-400.ttf': ttf.subarray(0, 5000) });
  expect(refused.problems).toMatchObject([{ file: 'brand/typeface-400.ttf', code: 'typeface' }]);
  await importing({ 'brand/typeface-400.ttf': ttf });
  await expect
    .poll(() => server.ctx.catalogue.current().look.typefaces.map(({ family }) => family))
    .toEqual(['Liberation Sans']);
  const page = await (await server.anyone().raw('/')).text();
  const { text } = await readBrandFile(/<link rel="stylesheet" href="(\/brand\/\w+\.css)"/.exec(page)![1]!);
  expect(text).toContain(":root{--font-family:'Brand',");
  const face = await server.anyone().raw(/url\((\/brand\/\w+\.ttf)\)/.exec(text)![1]!);
  expect([face.status, face.headers.get('content-type')]).toEqual([200, 'font/ttf']);
  expect(Buffer.from(await face.arrayBuffer()).equals(ttf)).toBe(true);
});

test('contacts and legal pages come by catalogue and language', async () => {
  await importing({});
  await expect.poll(() => server.ctx.catalogue.current().brandName).toBe('Ulven');
  const anyone = server.anyone();
  const foot = async (lang: string) => (await anyone.get<SiteFoot>(`/api/v1/site/foot?lang=${lang}`)).body;
  expect((await foot('fr')).contact).toEqual({ name: 'Norge', phone: '+47 55 00 00 10' });
  expect(await foot('de')).toEqual({
    contact: { name: 'Verkstedet', email: 'hei@ulven.example', hours: '8 to 15' },
    legalPages: [
      { id: 'vilkar', title: 'Terms' },
      { id: 'personvern', title: 'Privacy', address: 'https://ulven.example/personvern' },
    ],
  });
  const page = await anyone.get<LegalPage>('/api/v1/site/legal-pages/vilkar?lang=it');
  expect(page.body.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list']);
  expect((await anyone.get('/api/v1/site/legal-pages/personvern')).status).toBe(404);
  expect((await anyone.get('/api/v1/site/legal-pages/..')).status).toBe(404);
  const own = readFileSync(new URL('../../../../../../catalogue/legal-pages.json', import.meta.url), 'utf8');
  expect(JSON.parse(own)).toHaveLength(4);
});
