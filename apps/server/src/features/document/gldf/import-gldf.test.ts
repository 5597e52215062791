import { boxOfBody, shapeBody } from '@lucerna/engine';
import type { BodyDescription, BodyMeasures, ShapedBody } from '@lucerna/engine';
import { demoMaker } from '@lucerna/testkit/demo-maker';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import type { TestServer } from '@lucerna/testkit/server';
import { strToU8, zipSync } from 'fflate';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '@lucerna/testkit/server';
import { importCatalogue, viewOf } from '../../catalogue';
import { memberOf } from '../../../records';
import { openDocuments } from '../documents';

const folders: string[] = [];
let server: TestServer;
/** What the product wrote of three of its own, by reference. */
const written = new Map<string, Buffer>();

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.as('specifier');
  const viewer = (await server.frame.viewers.find(user.cookies.get('access') ?? ''))!;
  const context = {
    frame: server.frame,
    viewer,
    view: viewOf(server.frame, { viewer, language: 'en', query: { catalogId: 16 } }),
  };
  for (const reference of ['201010/1Z_10_200', '201510/1Z_15_000', '270020/1Z_50_000']) {
    const made = await openDocuments(server.frame).make(context, {
      subject: { reference },
      subType: 'photometry',
      format: 'gldf',
    });
    if (!made.ok) return expect.fail(JSON.stringify(made.problems));
    const { body } = made.file;
    written.set(reference, Buffer.isBuffer(body) ? body : await buffer(body));
  }
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-gldf-'));
  folders.push(folder);
  return folder;
}

function fileOf(bytes: Uint8Array, name = 'lamp.gldf'): string {
  const file = path.join(newFolder(), name);
  writeFileSync(file, bytes);
  return file;
}

const importing = (given: string, dryRun = false) =>
  importCatalogue({ pool: server.pool, storage: server.frame.storage, dryRun }, given);

async function inForce(revision: number | null) {
  await vi.waitFor(() => expect(server.frame.catalogue.current().revision).toBe(revision));
  return server.frame.catalogue.current();
}

async function bodyOf(model: string): Promise<BodyDescription> {
  const user = await server.as('specifier');
  const { body } = await user.get<{ body: BodyDescription }>(
    `/api/v1/articles/model-sheet?model=${model}&catalogId=16`,
  );
  return body.body;
}

function shaped(description: BodyDescription, measures: BodyMeasures): ShapedBody {
  const body = shapeBody(description, measures);
  if (!body.ok) throw new Error(body.fault.reason);
  return body.value;
}

/** Within a millimetre, as files say it. */
const closeTo = (millimetres: number) => expect.closeTo(millimetres, 0) as number;

/** A description as programs of others write it. */
const description = ({ files = '', product = '' } = {}) => `<?xml version="1.0" encoding="utf-8"?>
<Root><Header><Manufacturer>Kornel</Manufacturer><FormatVersion major="1" minor="0" pre-release="3"/></Header>
<GeneralDefinitions><Files>${files}</Files></GeneralDefinitions>
<ProductDefinitions><ProductMetaData><UniqueProductId>k-1</UniqueProductId>
<ProductNumber><Locale language="de">K 1</Locale></ProductNumber><Name><Locale language="de">Kugel</Locale></Name></ProductMetaData>
<Variants><Variant id="one">${product}</Variant></Variants></ProductDefinitions></Root>`;

const gldf = (xml: string | Uint8Array, files: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({ 'product.xml': typeof xml === 'string' ? strToU8(xml) : xml, ...files });

describe('a GLDF that the product wrote', () => {
  it.each(['201010/1Z_10_200', '201510/1Z_15_000', '270020/1Z_50_000'])(
    'is the same model again in its own catalogue: %s',
    async (reference) => {
      const report = await importing(fileOf(written.get(reference)!), true);
      expect([report.problems, report.outcome]).toEqual([[], 'checked']);
      const changed = Object.entries(report.changes!).flatMap(([kind, { added, changed: other, removed }]) =>
        added.count + other.count + removed.count > 0 ? [[kind, added.first, other.first]] : [],
      );
      expect(changed).toEqual([]);
    },
  );

  it('becomes a model with the same data in the catalogue of another maker, a folder of them at once', async () => {
    const demo = server.frame.catalogue.current();
    const before = ['2010', '2015', '2700'].map((model) => demo.models.get(model)!);
    const bodiesBefore = await Promise.all(before.map(({ model }) => bodyOf(model)));
    const feed = newFolder();
    writeOtherMaker(feed);
    await inForce((await importing(feed)).revision);
    const folder = newFolder();
    for (const [at, bytes] of [...written.values()].entries())
      writeFileSync(path.join(folder, `${at}.gldf`), bytes);
    const report = await importing(folder);
    expect([report.problems, report.outcome]).toEqual([[], 'imported']);
    const after = await inForce(report.revision);
    for (const { model, technicalData: data, kind } of before) {
      const now = after.models.get(model)!;
      expect(now).toMatchObject({ model, subFamily: { name: demoMaker.name } });
      if (kind === 'pendant') expect(now.kind).toBe('pendant');
      const tender = demo.models.get(model)!.technicalTexts!.find((each) => each.kind === 'tender')!;
      expect(now.technicalTexts).toEqual([{ ...tender, title: { ...tender.title } }]);
      expect(now.technicalData).toMatchObject({
        ...{
          watts: data.watts,
          cri: data.cri,
          ip: data.ip,
          protectionClass: data.protectionClass,
          dimensionsMm: data.dimensionsMm,
        },
        ...{
          lumensByTemperature: { 1: data.lumensByTemperature?.['1'] },
          photometry: `photometry/gldf-${model}.ldt`,
        },
      });
    }
    const [pendant] = before;
    expect(after.models.get('2010')!.names).toMatchObject({ en: pendant!.name, de: pendant!.name });
    expect(
      after.variations(16, '2010').map(({ type, modifier, value }) => [type, modifier, value]),
    ).toContainEqual(['temperature', '1', 2700]);
    expect(report.warnings.counts).toMatchObject({ modelWithoutPrice: 3 });
    expect(report.warnings.counts).not.toHaveProperty('gldfPart');
    // Its geometry is the same body again, without the cable that it hung by.
    for (const [at, { model, technicalData }] of before.entries()) {
      const [was, is] = [bodiesBefore[at]!, await bodyOf(model)];
      const box = boxOfBody(shaped(was, technicalData.dimensionsMm!))!;
      const { length, width, height } = is.fine!.measures;
      expect([length, width, height]).toEqual(
        [box.max.x - box.min.x, box.max.z - box.min.z, box.max.y - box.min.y].map((size) =>
          closeTo(size * 1000),
        ),
      );
      const slots = ({ parts }: BodyDescription) =>
        new Set(parts.map(({ slot }) => slot).filter((slot) => slot !== 'secondFinish'));
      expect(slots(is)).toEqual(slots(was));
      expect(is.light?.length).toBeGreaterThan(0);
    }
    expect((await importing(folder)).outcome).toBe('unchanged');
  });

  it('is configured there and blocked for orders in words, since it has no price', async () => {
    const distributor = await server.as('distributor');
    const created = await distributor.post<{
      id: string;
      products: {
        orderedIds: string[];
        byId: Record<string, { referenceCode: string; prices: { unitGross: unknown } | null }>;
      };
    }>('/api/v1/projects', { name: 'Hytta', products: [{ model: '2010', quantity: 1 }] });
    expect(created.status).toBe(201);
    const line = created.body.products.byId[created.body.products.orderedIds[0]!]!;
    expect([line.referenceCode, line.prices?.unitGross ?? null]).toEqual(['201010/1Z_10_200', null]);
    const draft = await distributor.get<{ blocked: unknown[] }>(
      `/api/v1/orders/generate?projectId=${created.body.id}`,
    );
    expect(JSON.stringify(draft.body)).toMatch(/price/i);
    expect(draft.body.blocked).toHaveLength(1);
  });
});

describe('a GLDF of others', () => {
  it('becomes a model of what it says; an outside address is named and not asked for', async () => {
    const xml = description({
      files: '<File id="a" contentType="ldc/eulumdat" type="url">https://light.example/a.ldt</File>',
      product: '<Mountings><Ceiling><Pendant pendantLength="900"/></Ceiling></Mountings>',
    });
    const report = await importing(fileOf(gldf(xml)));
    expect([report.problems, report.outcome]).toEqual([[], 'imported']);
    expect(report.warnings.first.map(({ message }) => message)).toContain(
      'Not taken: the file at an outside address https://light.example/a.ldt',
    );
    const model = [...(await inForce(report.revision)).models.values()].find(
      ({ subFamily }) => subFamily.name === 'Kornel',
    )!;
    expect(model).toMatchObject({ name: 'Kugel', kind: 'pendant', pendantHeight: { standard: 90 } });
    // A later version of it is the same model.
    const again = await importing(fileOf(gldf(xml.replace('Kugel', 'Kugel 2'))));
    expect((await inForce(again.revision)).models.get(model.model)?.name).toBe('Kugel 2');
  });

  describe('with variants', () => {
    const variant = (
      id: string,
      { color = '', kelvin = 3000, length = 300, gtin = '' } = {},
    ) => `<Variant id="${id}">
      <Name><Locale language="de">${id}</Locale></Name>${gtin && `<GTIN>${gtin}</GTIN>`}
      <Geometry><EmitterReference emitterId="e${kelvin}"/></Geometry>
      <DescriptiveAttributes><Mechanical><ProductSize><Length>${length}</Length><Width>100</Width><Height>80</Height></ProductSize></Mechanical>
      ${color && `<Marketing><HousingColors><HousingColor><Locale language="de">${color}</Locale></HousingColor></HousingColors></Marketing>`}
      </DescriptiveAttributes></Variant>`;
    const lights = [2700, 3000].map(
      (kelvin) =>
        `<FixedLightSource id="l${kelvin}"><ColorInformation><CorrelatedColorTemperature>${kelvin}</CorrelatedColorTemperature></ColorInformation></FixedLightSource>`,
    );
    const emitters = [2700, 3000].map(
      (kelvin) =>
        `<Emitter id="e${kelvin}"><FixedLightEmitter><LightSourceReference fixedLightSourceId="l${kelvin}"/><RatedLuminousFlux>${kelvin / 3}</RatedLuminousFlux></FixedLightEmitter></Emitter>`,
    );
    const withVariants = (id: string, all: readonly string[]) =>
      gldf(
        description()
          .replace('k-1', id)
          .replace(
            '<Files>',
            `<LightSources>${lights.join('')}</LightSources><Emitters>${emitters.join('')}</Emitters><Files>`,
          )
          .replace(/<Variant id.*<\/Variant>/, all.join('')),
      );
    const modelsOf = async (revision: number | null, id: string) => {
      const catalogue = await inForce(revision);
      const numbers = Object.entries(catalogue.document('gldf-models') as Record<string, string>);
      return numbers
        .filter(([key]) => key === `Kornel ${id}` || key.startsWith(`Kornel ${id} `))
        .map(([, number]) => catalogue.models.get(number)!)
        .sort((one, other) => one.number - other.number);
    };

    it('is one model of those that differ in finish and light alone, with these to choose', async () => {
      const all = ['Weiß', 'Schwarz'].flatMap((color) =>
        [2700, 3000].map((kelvin) =>
          variant(`${color} ${kelvin}`, { color, kelvin, gtin: color === 'Weiß' ? '96385074' : '' }),
        ),
      );
      const report = await importing(fileOf(withVariants('k-choices', all)));
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      expect(report.warnings.counts).not.toHaveProperty('gldfPart');
      const [model, ...others] = await modelsOf(report.revision, 'k-choices');
      expect(others).toEqual([]);
      expect(model).toMatchObject({
        name: 'Kugel',
        technicalData: { lumensByTemperature: { 0: 900, 1: 1000 } },
      });
      const rows = (await inForce(report.revision)).variations(16, model!.model);
      const told = rows.map(({ type, modifier, description: { de } }) => [type, modifier, de]);
      expect(told.filter(([type]) => type === 'color' || type === 'temperature')).toEqual([
        ['color', '00', 'Weiß'],
        ['color', '01', 'Schwarz'],
        ['temperature', '0', '2700 K'],
        ['temperature', '1', '3000 K'],
      ]);
    });

    it('is a model of each that differs in more, or of which one lacks, and each is the same again', async () => {
      const lacking = [
        variant('S', { color: 'Weiß' }),
        variant('M', { color: 'Weiß', length: 450 }),
        variant('L', { length: 600, kelvin: 2700 }),
        variant('XL', { length: 600, color: 'Weiß' }),
      ];
      const report = await importing(fileOf(withVariants('k-sizes', lacking)));
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      const models = await modelsOf(report.revision, 'k-sizes');
      expect(models.map(({ name, technicalData }) => [name, technicalData.dimensionsMm?.length])).toEqual([
        ['Kugel S', 300],
        ['Kugel M', 450],
        ['Kugel L', 600],
        ['Kugel XL', 600],
      ]);
      const changed = [variant('S'), ...lacking.slice(1)].map((each) =>
        each.replace('<Height>80', '<Height>90'),
      );
      const again = await importing(fileOf(withVariants('k-sizes', changed)));
      const later = await modelsOf(again.revision, 'k-sizes');
      expect(later.map(({ model }) => model)).toEqual(models.map(({ model }) => model));
      expect(later.map(({ technicalData }) => technicalData.dimensionsMm?.height)).toEqual([90, 90, 90, 90]);
    });

    it('is read up to 50 of them, and says how many there are', async () => {
      const many = Array.from({ length: 60 }, (_, at) => variant(`${at}`, { length: 300 + at }));
      const report = await importing(fileOf(withVariants('k-many', many)));
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      expect(await modelsOf(report.revision, 'k-many')).toHaveLength(50);
      const told = report.warnings.first.filter(({ code }) => code === 'gldfPart');
      expect(told.map(({ message }) => message)).toEqual(['Not taken: variants beyond 50 of 60']);
    });

    it.each(['r3d', 'm3d'])('names a model in 3D that is no L3D: %s', async (ending) => {
      const xml = description({
        files: `<File id="g" contentType="geo/${ending}" type="localFileName">lamp.${ending}</File>`,
        product: '<Geometry><ModelGeometryReference geometryId="m"/></Geometry>',
      }).replace(
        '</GeneralDefinitions>',
        '<Geometries><ModelGeometry id="m"><GeometryFileReference fileId="g"/></ModelGeometry></Geometries></GeneralDefinitions>',
      );
      const report = await importing(fileOf(gldf(xml, { [`geo/lamp.${ending}`]: strToU8('x') })), true);
      expect([report.problems, report.outcome]).toEqual([[], 'checked']);
      expect(report.warnings.first.map(({ message }) => message)).toContain(
        `Not taken: its 3D model geo/lamp.${ending}: ${ending.toUpperCase()} is a format of one program only, not L3D, so a plain luminaire of its kind and size is drawn`,
      );
    });
  });

  it('is read in UTF-16, with names of code page 850, and without a product changes nothing', async () => {
    const text = description({ files: '<File id="a" contentType="other" type="localFileName">ä.txt</File>' });
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const bytes = Buffer.from(gldf(utf16, { 'other/?.txt': strToU8('a') }));
    const named = Buffer.from(
      bytes.toString('latin1').replaceAll('other/?.txt', 'other/\u0084.txt'),
      'latin1',
    );
    expect((await importing(fileOf(named), true)).problems).toEqual([]);
    const report = await importing(
      fileOf(gldf('<Root><Header><Manufacturer>M</Manufacturer></Header></Root>')),
    );
    expect([report.outcome, report.warnings.first[0]?.message]).toEqual([
      'unchanged',
      'Not taken: it describes no product',
    ]);
  });

  describe('with a model in 3D', () => {
    /** A plate of 600 by 100 by 20 mm whose underside is lit. */
    const plate = `g Body1\nv -300 -50 0\nv 300 -50 0\nv 300 50 0\nv -300 50 0\nv -300 -50 20\nv 300 -50 20\nv 300 50 20\nv -300 50 20\nf 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n`;
    const part = (inner: string) =>
      `<Geometry partName="plate"><Position x="0" y="0" z="-0.02"/><Rotation x="0" y="0" z="0"/>
      <GeometryReference geometryId="geom"/>${inner}</Geometry>`;
    const lit = `<LightEmittingSurfaces><LightEmittingSurface partName="lit"><FaceAssignments>
      <FaceRangeAssignment groupIndex="0" faceIndexBegin="0" faceIndexEnd="0"/></FaceAssignments></LightEmittingSurface></LightEmittingSurfaces>`;
    const structure = (inner = part(lit), definition = 'id="geom" filename="plate.obj" units="mm"') =>
      `<Luminaire><Header/><GeometryDefinitions><GeometryFileDefinition ${definition}/></GeometryDefinitions>
      <Structure>${inner}</Structure></Luminaire>`;
    const l3d = (xml = structure(), files: Readonly<Record<string, string>> = { 'geom/plate.obj': plate }) =>
      zipSync({
        'structure.xml': strToU8(xml),
        ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      });
    const withModel = (geometry: Uint8Array, { product = '', id = 'k-3d' } = {}) =>
      gldf(
        description({
          files: '<File id="g" contentType="geo/l3d" type="localFileName">plate.l3d</File>',
          product: `<Geometry><ModelGeometryReference geometryId="model"/></Geometry>${product}`,
        })
          .replace('k-1', id)
          .replace(
            '</GeneralDefinitions>',
            '<Geometries><ModelGeometry id="model"><GeometryFileReference fileId="g"/></ModelGeometry></Geometries></GeneralDefinitions>',
          ),
        { 'geo/plate.l3d': geometry },
      );
    const size = (length: number, width: number, height: number) =>
      `<DescriptiveAttributes><Mechanical><ProductSize><Length>${length}</Length><Width>${width}</Width><Height>${height}</Height></ProductSize></Mechanical></DescriptiveAttributes>`;
    const numberOf = async (revision: number | null, id: string) => {
      const numbers = (await inForce(revision)).document('gldf-models');
      return String(memberOf(numbers, `Kornel ${id}`));
    };

    it('has it as its body, with the measures that it has where the file says none', async () => {
      const report = await importing(fileOf(withModel(l3d())));
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      expect(report.warnings.counts).not.toHaveProperty('gldfPart');
      const model = await numberOf(report.revision, 'k-3d');
      const { technicalData } = (await inForce(report.revision)).models.get(model)!;
      expect(technicalData.dimensionsMm).toEqual({ length: 600, width: 100, height: 20 });
      const body = await bodyOf(model);
      expect(body.parts.map(({ slot }) => slot)).toEqual(['finish', 'diffuser']);
      expect(body.light).toEqual([{ part: 'plate diffuser', at: [0, 0, 0], share: 1 }]);
      // It comes again with another shape, and is the same model with that.
      const taller = plate.replaceAll(' 20\n', ' 40\n');
      const again = await importing(fileOf(withModel(l3d(structure(), { 'geom/plate.obj': taller }))));
      expect([again.problems, again.outcome]).toEqual([[], 'imported']);
      expect(await numberOf(again.revision, 'k-3d')).toBe(model);
      expect((await bodyOf(model)).fine?.measures.height).toBeCloseTo(40, 3);
    });

    it('is turned where its length lies across that of the article', async () => {
      const report = await importing(
        fileOf(withModel(l3d(), { product: size(100, 600, 20), id: 'k-across' })),
      );
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      const body = await bodyOf(await numberOf(report.revision, 'k-across'));
      const { length, width, height } = body.fine!.measures;
      expect([length, width, height].map(Math.round)).toEqual([100, 600, 20]);
    });

    const climbing = structure(part(''), 'id=".." filename="plate.obj" units="mm"');
    const deep = (left: number): string =>
      part(left === 0 ? '' : `<Joints><Joint><Geometries>${deep(left - 1)}</Geometries></Joint></Joints>`);
    it.each<[string, Uint8Array, RegExp, string?]>([
      ['no archive', strToU8('solid'), /no ZIP archive/],
      ['no description', zipSync({ 'a.obj': strToU8('') }), /no structure\.xml/],
      ['broken XML', l3d('<Luminaire>'), /structure\.xml: it is broken/],
      ['another document', l3d('<html/>'), /does not begin with Luminaire/],
      [
        'a unit that there is not',
        l3d(structure(part(''), 'id="geom" filename="plate.obj" units="ell"')),
        /"ell" is no unit/,
      ],
      ['a file that is missing', l3d(structure(), {}), /lacks the file geom\/plate\.obj/],
      ['a name that climbs', l3d(climbing), /lacks the file \.\.\/plate\.obj/],
      [
        'an entry that climbs',
        l3d(structure(), { 'geom/plate.obj': plate, '../../a': 'a' }),
        /leads out of its folder/,
      ],
      [
        'a part without a geometry',
        l3d(structure(part('').replace('"geom"', '"other"'))),
        /names no geometry/,
      ],
      ['a place that is no number', l3d(structure(part('').replace('-0.02', 'low'))), /has no three figures/],
      ['parts within parts without end', l3d(structure(deep(12))), /its parts stand too deep/],
      [
        'more lit faces than may be',
        l3d(structure(part(lit.replace('End="0"', 'End="99999999999"')))),
        /light leaves more than/,
      ],
      [
        'a corner that there is not',
        l3d(structure(), { 'geom/plate.obj': `${plate}f 1 2 99\n` }),
        /a corner that there is not/,
      ],
      ['no triangles', l3d(structure(), { 'geom/plate.obj': 'v 0 0 0\n' }), /no triangles/],
      [
        'another size than its article',
        l3d(),
        /600 × 100 × 20 mm, larger than its article with 300 × 300 × 300 mm/,
        size(300, 300, 300),
      ],
    ])(
      'is a plain luminaire where it cannot be read, and says why: %s',
      async (_what, geometry, reason, product = '') => {
        const report = await importing(fileOf(withModel(geometry, { product, id: 'k-plain' })), true);
        expect([report.problems, report.outcome]).toEqual([[], 'checked']);
        const told = report.warnings.first.flatMap(({ code, message }) =>
          code === 'gldfPart' ? [message] : [],
        );
        expect(told).toEqual([
          expect.stringMatching(/^Not taken: its model in 3D geo\/plate\.l3d, .*plain luminaire/),
        ]);
        expect(told[0]).toMatch(reason);
      },
    );
  });

  const local = (name: string) =>
    description({ files: `<File id="a" contentType="ldc/eulumdat" type="localFileName">${name}</File>` });
  /** An entry that says that it is small, of a thousand times as much. */
  function bomb(): Buffer {
    const packed = deflateRawSync(Buffer.alloc(50_000_000));
    const bytes = Buffer.from(zipSync({ 'product.xml': Buffer.from(packed) }, { level: 0 }));
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    for (const at of [8, directory + 10]) bytes.writeUInt16LE(8, at);
    for (const at of [22, directory + 24]) bytes.writeUInt32LE(1000, at);
    return bytes;
  }
  it.each([
    ['what is no archive', Buffer.from('GLDF'), /no ZIP archive/],
    [
      'an archive without a description',
      Buffer.from(zipSync({ 'other.xml': strToU8('a') })),
      /holds no product\.xml/,
    ],
    ['an empty archive', Buffer.from(zipSync({})), /holds no product\.xml/],
    ['broken XML', gldf('<Root><Header></Root>'), /product\.xml: it is broken/],
    [
      'entities of its own',
      gldf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Root>&b;</Root>'),
      /document type/,
    ],
    ['another document', gldf('<html/>'), /does not begin with Root/],
    [
      'a content type that there is not',
      gldf(description({ files: '<File id="a" contentType="invalid" type="url">x</File>' })),
      /"invalid" is no content type/,
    ],
    ['a file that is missing', gldf(local('lamp.ldt')), /lacks the file ldc\/lamp\.ldt/],
    ['a name that leads out', gldf(local('../../etc/passwd')), /leads out of its folder/],
    [
      'an entry that climbs',
      gldf(description(), { 'ldc/../../../a.ldt': strToU8('a') }),
      /leads out of its folder/,
    ],
    ['an archive that grows a thousand times', bomb(), /larger than it says/],
  ])('is refused in words: %s', async (_what, bytes, reason) => {
    const report = await importing(fileOf(bytes));
    expect(report).toMatchObject({
      outcome: 'refused',
      problemTotal: 1,
      problems: [{ file: 'lamp.gldf', code: 'gldf' }],
    });
    expect(report.problems[0]!.message).toMatch(reason);
  });
});
