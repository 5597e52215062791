import { documentKinds, documentSubTypes } from '@lucerna/engine';
import type { CatalogId, DocumentSubType, LanguageCode } from '@lucerna/engine';
import { fluxOf, readPhotometry } from '@lucerna/photometry';
import { readPdf } from '@lucerna/testkit/pdf';
import type { TestServer } from '@lucerna/testkit/server';
import { unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { preconfigured, startsComposing } from '../../../test/composing';
import type { Viewer } from '../../viewer';
import { viewOf } from '../catalogue';
import { openDocuments } from './documents';
import type { Documents } from './documents';
import type { DocumentContext, DocumentSubject } from './subject';

let server: TestServer;
let viewer: Viewer;
let documents: Documents;
let estel: DocumentSubject;
beforeAll(async () => {
  const started = await startsComposing('specifier');
  ({ server } = started);
  viewer = (await server.frame.viewers.find(started.user.cookies.get('access') ?? ''))!;
  documents = openDocuments(server.frame);
  estel = { name: 'Over the stairs', creation: await preconfigured(started.user, 9005) };
});

const through = (language: LanguageCode = 'en', catalogId: CatalogId = 16): DocumentContext => ({
  frame: server.frame,
  viewer,
  view: viewOf(server.frame, { viewer, language, query: { catalogId } }),
});

async function make(
  subject: DocumentSubject,
  subType: DocumentSubType,
  format?: string,
  context: DocumentContext = through(),
) {
  const made = await documents.make(context, {
    subject,
    subType,
    ...(format !== undefined && { format }),
  });
  if (!made.ok) return expect.fail(JSON.stringify(made.problems));
  const { body, name, type, size } = made.file;
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  if (size !== undefined) expect(bytes.length).toBe(size);
  return { bytes: new Uint8Array(bytes), name, type };
}

async function refusalOf(subject: DocumentSubject, subType: DocumentSubType, format?: string) {
  const made = await documents.make(through(), {
    subject,
    subType,
    ...(format !== undefined && { format }),
  });
  return made.ok ? made.file.name : made.problems[0]?.code;
}

const sphere = { reference: '201010/1Z_10_200' };

describe('the documents of a product', { timeout: 60_000 }, () => {
  it('are listed with those that it does not have', async () => {
    const listed = await documents.list(through(), estel);
    if (!listed.ok) return expect.fail(JSON.stringify(listed.problems));
    expect(
      listed.documents
        .filter(({ isEnabled }) => !isEnabled)
        .map(({ subType, problem }) => [subType, problem?.code]),
    ).toEqual([['energyLabel', 'document-of-luminaire']]);
    expect(listed.documents.filter(({ isChecked }) => isChecked).map(({ subType }) => subType)).toEqual([
      'manual',
    ]);
  });

  it('are light files of exactly what was configured', async () => {
    const { bytes, name } = await make(sphere, 'photometry');
    expect(name).toBe('201010-1Z_10_200.ies');
    const read = readPhotometry(bytes);
    expect(read.ok && fluxOf(read.photometry.distribution)).toBeCloseTo(489, 1);
  });

  it('are the light files of all luminaires of a creation, as one archive', async () => {
    const { bytes, name, type } = await make(estel, 'photometry', 'ldt');
    expect([name, type]).toEqual(['Over-the-stairs-ldt.zip', 'application/zip']);
    const files = Object.entries(unzipSync(bytes));
    expect(files.length).toBeGreaterThan(1);
    for (const [, file] of files) expect(readPhotometry(file).ok).toBe(true);
  });

  it('are files for drawing boards in every format', async () => {
    for (const format of documentKinds['2D_3D'].formats) {
      const { bytes, name } = await make(sphere, '2D_3D', format);
      expect(name).toContain('201010-1Z_10_200.');
      expect(bytes.length).toBeGreaterThan(1000);
    }
    const { bytes } = await make(estel, '2D_3D', 'dxf');
    expect(new TextDecoder().decode(bytes)).toContain('DIMENSION');
  });

  it('are a sheet of a creation without a price', async () => {
    const { bytes, name } = await make(estel, 'specSheet', undefined, through('de'));
    expect(name).toBe('Over-the-stairs-spec-sheet-de.pdf');
    const { pages } = await readPdf(bytes);
    expect(pages.join(' ')).toMatch(/Over the stairs.*Grundriss/);
    expect(pages.join(' ')).not.toMatch(/€|Preis/);
  });

  it.each([
    [{ model: '9999' }, 'specSheet', 'document-left-catalogue'],
    [{ model: '2103' }, 'photometry', 'document-left-catalogue'],
    [{ reference: '210310' }, 'manual', 'document-left-catalogue'],
    [{ reference: '999910/1Z_10_200' }, 'manual', 'document-left-catalogue'],
    [{ model: '0001' }, 'photometry', 'document-of-model'],
    [{ model: '2256' }, 'photometry', 'document-without-light'],
    [{ model: 'Almar' }, 'specSheet', 'notFound'],
    [{ reference: 'hello' }, 'specSheet', 'reference-invalid'],
    [{ reference: '201120/2M_10_200' }, 'specSheet', 'combination-incompatible'],
    [{ reference: '2010-10/1Z_10_200-2US' }, 'specSheet', 'reference-other-catalogue'],
    [{ creationCode: 'CR999999999' }, 'specSheet', 'compositionUnknown'],
  ] as const)('of %j: no %s, but %s', async (subject, subType, code) => {
    expect(await refusalOf(subject, subType)).toBe(code);
  });

  it('have no format that is none', async () => {
    expect(await refusalOf(sphere, 'photometry', 'pdf')).toBe('document-format');
    expect(documentSubTypes.every((each) => documentKinds[each].formats.length > 0)).toBe(true);
  });

  it('are the same bytes for the same request', async () => {
    const [one, other] = [await make(sphere, '2D_3D', 'dxf'), await make(sphere, '2D_3D', 'dxf')];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });
});
