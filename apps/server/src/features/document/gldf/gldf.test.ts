import type { Localized } from '@lucerna/engine';
import { readPhotometry, fluxOf } from '@lucerna/photometry';
import type { TestServer } from '@lucerna/testkit/server';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { preconfigured, startsComposing } from '../../../../test/composing';
import { openSchema, schemaOf } from '../../../../test/validate-xml';
import type { Viewer } from '../../../viewer';
import { openLightFiles, viewOf } from '../../catalogue';
import { photometryOf } from '../../photometry';
import { openDocuments } from '../documents';
import { findDocumented, type DocumentContext, type DocumentSubject } from '../subject';
import { xmlFile } from '../../../http/write-xml';
import { gldfProductOf } from './gldf-file';
import { productXml } from './product-xml';

const faultsOf = openSchema(schemaOf('gldf'));
let server: TestServer;
let viewer: Viewer;
let composed: DocumentSubject;
beforeAll(async () => {
  const started = await startsComposing('specifier');
  ({ server } = started);
  viewer = (await server.ctx.viewers.find(started.user.cookies.get('access') ?? ''))!;
  composed = { name: 'Over the stairs', creation: await preconfigured(started.user, 9005) };
});

const through = (catalogId: 16 | 21): DocumentContext => ({
  ctx: server.ctx,
  viewer,
  view: viewOf(server.ctx, { viewer, language: 'en', query: { catalogId } }),
});

async function gldf(subject: DocumentSubject, context = through(16)) {
  const made = await openDocuments(server.ctx).make(context, {
    ...{ subject, subType: 'photometry', format: 'gldf' },
  });
  if (!made.ok) return expect.fail(JSON.stringify(made.problems));
  const { body, name } = made.file;
  return { name, bytes: new Uint8Array(Buffer.isBuffer(body) ? body : await buffer(body)) };
}

const reference = '201010/1Z_10_200';
const folders = ['product.xml', 'ldc/photometry.ldt', 'geo/geometry.l3d', 'image/picture.png'];

describe('a GLDF', () => {
  it('holds the data, the light, the geometry and the picture of exactly what is configured', async () => {
    const { bytes, name } = await gldf({ reference });
    expect(name).toBe('201010-1Z_10_200.gldf');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(folders);
    const [xml, light, geometry, picture] = folders.map((each) => files[each] ?? new Uint8Array());
    expect(faultsOf(xml!)).toEqual([]);
    const read = readPhotometry(light!);
    expect(read.ok && fluxOf(read.photometry.distribution)).toBeCloseTo(489, 1);
    const inside = unzipSync(geometry!);
    expect(Object.keys(inside)).toContain('structure.xml');
    expect(strFromU8(inside['structure.xml']!)).toContain('partName="light-1"');
    expect((await sharp(picture).metadata()).width).toBe(1024);
    const text = strFromU8(xml!);
    for (const told of [
      `<UniqueProductId>${reference}</UniqueProductId>`,
      '<RatedLuminousFlux>489</RatedLuminousFlux>',
      '<CorrelatedColorTemperature>2700</CorrelatedColorTemperature>',
      '<ElectricalSafetyClass>I</ElectricalSafetyClass>',
      '<Pendant pendantLength="2000"/>',
      `<Manufacturer>${server.ctx.catalogue.current().brandName}</Manufacturer>`,
      `<GldfCreationTimeCode>${server.ctx.today()}T00:00:00Z</GldfCreationTimeCode>`,
    ])
      expect(text).toContain(told);
  }, 60_000);

  it('of every model that has a light file, in both markets, is what the schema says', async () => {
    const files = openLightFiles(server.ctx.db);
    const catalogue = server.ctx.catalogue.current();
    let count = 0;
    for (const catalogId of [16, 21] as const) {
      const context = through(catalogId);
      for (const { model } of catalogue.models.values()) {
        const found = await findDocumented(context, { model });
        if (!found.ok || found.value.kind !== 'luminaire') continue;
        const light = await photometryOf(context.view, files, model);
        if (!light.ok) continue;
        const { photometry } = light;
        for (const emitters of [[], ['light-1']]) {
          const product = gldfProductOf(context.view, found.value, {
            ...{ photometry, emitters, hasPicture: emitters.length > 0 },
          });
          expect([model, faultsOf(xmlFile(productXml(product)))]).toEqual([model, []]);
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(90);
  }, 60_000);

  it('takes texts of any length and letters, without measures and data, and lies to nobody', async () => {
    const context = through(16);
    const found = await findDocumented(context, { reference });
    if (!found.ok || found.value.kind !== 'luminaire') return expect.fail('not found');
    const light = await photometryOf(context.view, openLightFiles(server.ctx.db), reference);
    if (!light.ok) return expect.fail('no light');
    const long = '<b>"Ñandú" & ]]> \u202eabc\u0007\ud800</b>'.repeat(100);
    const text: Localized = { es: long, en: long, de: long, it: long, fr: long, us: long };
    const { photometry } = light;
    const product = {
      ...gldfProductOf(context.view, found.value, { photometry, emitters: [], hasPicture: false }),
      ...{
        name: text,
        description: text,
        tenderText: text,
        finish: null,
        size: null,
        ip: 'IP99',
        protectionClass: 'X',
      },
      ...{ cri: null, kelvin: null, energyClass: null, gtin: null, certificates: [], kind: 'wall' },
    };
    const xml = xmlFile(productXml(product));
    expect(faultsOf(xml)).toEqual([]);
    expect(xml.toString()).toContain('&lt;b&gt;&quot;Ñandú&quot; &amp; ]]&gt; \u202eabc\ufffd&lt;/b&gt;');
    expect(xml.toString()).not.toMatch(/IP99|ElectricalSafetyClass|Mountings|Geometries/);
    // The validator is not asleep.
    const broken = Buffer.from(xml.toString().replaceAll('fileId="photometryFile"', 'fileId="elsewhere"'));
    expect(faultsOf(broken)).not.toEqual([]);
  });

  it('of a creation is one of each of its luminaires; what has no light is refused in words', async () => {
    const { bytes, name } = await gldf(composed);
    expect(name).toMatch(/-gldf\.zip$/);
    const inside = Object.entries(unzipSync(bytes));
    expect(inside.length).toBeGreaterThan(0);
    for (const [each, one] of inside) {
      expect(each).toMatch(/^[\w-]+\.gldf$/);
      expect(faultsOf(unzipSync(one)['product.xml'] ?? new Uint8Array())).toEqual([]);
    }
    const documents = openDocuments(server.ctx);
    const refusal = async (subject: DocumentSubject) => {
      const made = await documents.make(through(16), { subject, subType: 'photometry', format: 'gldf' });
      return made.ok ? made.file.name : made.problems[0]?.code;
    };
    expect(await refusal({ model: '2256' })).toBe('document-without-light');
    expect(await refusal({ model: '2103' })).toBe('document-left-catalogue');
  }, 120_000);
});
