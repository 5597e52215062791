import { strToU8, zipSync } from 'fflate';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { description, gldf, openGldfImport } from '../../../../test/gldf-import';

const { fileOf, importing, inForce } = openGldfImport();

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
