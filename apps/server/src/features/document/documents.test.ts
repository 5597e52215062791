import { documentKinds, documentSubTypes, exportFormats } from '@lucerna/engine';
import type { DocumentSubType, LanguageCode } from '@lucerna/engine';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocumentsDesk, sphere } from '../../../test/documents-desk';
import { openSchema, schemaOf } from '../../../test/validate-xml';
import { viewOf } from '../catalogue';
import type { DocumentSubject } from './subject';

const desk = openDocumentsDesk();
const { through, make, refusalOf } = desk;

describe('the documents of a product', { timeout: 60_000 }, () => {
  it('are listed with those that it does not have', async () => {
    const listed = await desk.documents.list(through(), desk.estel);
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

  it('are files for drawing boards in every format', async () => {
    for (const format of exportFormats) {
      const { bytes, name } = await make(sphere, '2D_3D', format);
      expect(name).toContain('201010-1Z_10_200.');
      expect(bytes.length).toBeGreaterThan(1000);
    }
    const { bytes } = await make(desk.estel, '2D_3D', 'dxf');
    expect(new TextDecoder().decode(bytes)).toContain('DIMENSION');
  });

  it('are lists for the trade: what is configured as one product, of a model all that can be ordered', async () => {
    const faultsOf = openSchema(schemaOf('bmecat'));
    const { pid, price } = { pid: /<SUPPLIER_PID>([^<]+)/g, price: /<PRICE_AMOUNT>([\d.]+)/g };
    const told = (bytes: Uint8Array, what: RegExp) =>
      [...new TextDecoder().decode(bytes).matchAll(what)].map(([, value]) => value ?? '');
    const one = await make(sphere, 'specSheet', 'bmecat.xml');
    expect([one.name, faultsOf(one.bytes)]).toEqual(['201010-1Z_10_200.bmecat.xml', []]);
    expect(told(one.bytes, pid)).toEqual(['201010/1Z_10_200']);
    expect(Number(told(one.bytes, price)[0])).toBeGreaterThan(0);
    const all = await make({ model: '2010' }, 'specSheet', 'bmecat.xml');
    expect(faultsOf(all.bytes)).toEqual([]);
    const references = told(all.bytes, pid);
    expect(references.length).toBeGreaterThan(50);
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references) expect(reference).toMatch(/^2010/);
    expect(references).toContain('201010/1Z_10_200');
    // A number of one article is on one.
    expect(told(all.bytes, /<INTERNATIONAL_PID type="gtin">(\d+)/g)).toHaveLength(1);
    const rows = async (subject: DocumentSubject) => {
      const { bytes, name } = await make(subject, '2D_3D', 'revit.txt');
      expect(name).toMatch(/\.txt$/);
      return new TextDecoder('utf-16le').decode(bytes).trim().split('\r\n').slice(1);
    };
    expect((await rows(sphere)).map((row) => row.split(',')[0])).toEqual(['201010/1Z_10_200']);
    expect(await rows({ model: '2010' })).toHaveLength(references.length);
    expect(await rows(desk.estel)).toHaveLength(1);
  });

  it('tell no price to who may not see it, and none of a creation', async () => {
    const visitor = { ...through(), view: { ...through().view, seesPrices: false } };
    const made = await desk.documents.make(visitor, {
      ...{ subject: sphere, subType: 'specSheet', format: 'bmecat.xml' },
    });
    expect(made.ok ? made.file.name : made.problems[0]?.code).toBe('forbidden');
    expect(await refusalOf(desk.estel, 'specSheet', 'bmecat.xml')).toBe('document-format');
    const listed = await desk.documents.list(visitor, sphere);
    expect(listed.ok && listed.documents[0]?.formats).toEqual(['pdf']);
  });

  it('are a sheet of a creation without a price', async () => {
    const { bytes, name } = await make(desk.estel, 'specSheet', undefined, through('de'));
    expect(name).toBe('Over-the-stairs-spec-sheet-de.pdf');
    const { pages } = await readPdf(bytes);
    expect(pages.join(' ')).toMatch(/Over the stairs.*Grundriss/);
    expect(pages.join(' ')).not.toMatch(/€|Preis/);
    // Its light, its codes part by part, and the class of its light sources.
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toMatch(
      /Lichtverteilung · Almar 45.*cd\/klm.*Aufbau der Referenz.*201210\/1B_18_160 Almar 45 Weiß 2700 K.*160 cm/,
    );
    expect(text).toMatch(/Dieses Produkt enthält eine Lichtquelle der Energieeffizienzklasse [A-G]/);
  });

  it.each([
    ['es', 'Ficha técnica', 'Flujo luminoso', 'clase de eficiencia energética F', 'Limpieza'],
    ['en', 'Data sheet', 'Luminous flux', 'energy efficiency class F', 'Cleaning'],
    ['de', 'Datenblatt', 'Lichtstrom', 'Energieeffizienzklasse F', 'Reinigung'],
    ['it', 'Scheda tecnica', 'Flusso luminoso', 'classe di efficienza energetica F', 'Pulizia'],
    ['fr', 'Fiche technique', 'Flux lumineux', 'classe d’efficacité énergétique F', 'Entretien'],
  ] as const)('are a spec sheet of two pages in %s', async (language, ...words) => {
    const { bytes } = await make(sphere, 'specSheet', undefined, through(language));
    const { pages, size } = await readPdf(bytes);
    expect([pages.length, size]).toEqual([2, [595, 842]]);
    const text = pages.join(' ');
    for (const word of words) expect(text).toContain(word);
    for (const value of ['489 lm', '6 W', '2700 K', 'IP20', '2.?000 mm', '201010/1Z_10_200', 'cd/klm'])
      expect(text.replaceAll(/\s/g, ' ')).toMatch(new RegExp(value));
  });

  it('are a spec sheet on US Letter, in inches and candela, without an energy class', async () => {
    const american = { reference: '2010-10/1A_31_200-2US' };
    const { bytes } = await make(american, 'specSheet', undefined, through('us', 21));
    const { pages, size } = await readPdf(bytes);
    expect([pages.length, size]).toEqual([2, [612, 792]]);
    const text = pages.join(' ');
    expect(text).toMatch(/UL 1598/);
    expect(text).toMatch(/7 7\/8/);
    expect(text).not.toMatch(/energy efficiency|cd\/klm/);
  });

  it('are in inches and pounds where that is asked for, on the paper of the market', async () => {
    const query = { catalogId: 16, units: 'imperial' } as const;
    const view = viewOf(desk.server.ctx, { viewer: desk.viewer, language: 'en', query });
    const { bytes } = await make(sphere, 'specSheet', undefined, { ...through(), view });
    const { pages, size } = await readPdf(bytes);
    expect(size).toEqual([595, 842]);
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/6 ?′ 6 3\/4 ?″.*Pendant height 78 3\/4.*lb/);
    expect(text).not.toMatch(/\d mm|\d cm|\d kg/);
  });

  it('are drawings in inches where that is asked for, and in millimetres where not', async () => {
    const drawnIn = async (units: 'metric' | 'imperial') => {
      const view = viewOf(desk.server.ctx, {
        viewer: desk.viewer,
        language: 'en',
        query: { catalogId: 16, units },
      });
      const text = new TextDecoder().decode(
        (await make(sphere, '2D_3D', 'dxf', { ...through(), view })).bytes,
      );
      // The unit of a drawing (4 millimetres, 1 inches), and its farthest figure up the sheet.
      const ups = [...text.matchAll(/\n\s*10\r?\n-?[\d.]+\r?\n\s*20\r?\n(-?[\d.]+)/g)].map(([, y]) =>
        Number(y),
      );
      return [/\$INSUNITS\r?\n\s*70\r?\n\s*(\d+)/.exec(text)?.[1], Math.max(...ups)] as const;
    };
    const [[metric, height], [imperial, inches]] = [await drawnIn('metric'), await drawnIn('imperial')];
    expect([metric, imperial]).toEqual(['4', '1']);
    expect(height / inches).toBeGreaterThan(20);
  });

  it('are a spec sheet of a collection with its models', async () => {
    const { pages } = await readPdf((await make({ model: '0001' }, 'specSheet')).bytes);
    expect(pages.join(' ')).toMatch(/Almar.*Almar 20.*2010.*520.lm.*Almar 45/);
  });

  it('are the energy label with its information sheet, or alone', async () => {
    const { pages } = await readPdf((await make(sphere, 'energyLabel')).bytes);
    expect(pages.join(' ').replaceAll(/\s/g, ' ')).toMatch(/class F.*Non-directional.*6 kWh\/1000 h.*640 lm/);
    const { bytes, name } = await make(sphere, 'energyLabel', 'small.svg');
    expect(name).toBe('201010-1Z_10_200-energy-label-small.svg');
    expect(new TextDecoder().decode(bytes)).toMatch(/^<svg [^>]*width="20mm" height="54mm"/);
  });

  it('tell what a product does not have in its reference alone, not among its data and its options', async () => {
    const { bytes } = await make({ reference: '225620/00_00_000' }, 'specSheet');
    const text = (await readPdf(bytes)).pages.join(' ');
    expect(text).toContain('Black');
    expect(text.match(/Not applicable/g)).toHaveLength(1);
  });

  it('are a manual that tells what this luminaire needs', async () => {
    const remote = { reference: '201010/1M_31_200' };
    const { pages } = await readPdf((await make(remote, 'manual')).bytes);
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/set the height: 200 cm.*Ø 60 × 12 mm.*100 mm of clearance.*driver is remote/);
    expect(text).toMatch(/Never straight to the mains/);
    // What is only hung has no wires; what feeds a line has.
    for (const [reference, isWired] of [
      ['225720/00_00_000', false],
      ['225820/00_00_000', true],
    ] as const) {
      const part = await readPdf((await make({ reference }, 'manual')).bytes);
      expect(/live \(L\)/.test(part.pages.join(' '))).toBe(isWired);
    }
    const creation = await readPdf((await make(desk.estel, 'manual', undefined, through('de'))).bytes);
    expect(creation.pages.join(' ')).toMatch(
      /Over the stairs.*Montageanleitung|Montageanleitung.*Over the stairs/,
    );
  });

  it('are read by who does not see them, each kind of each product in each language', async () => {
    const kinds: readonly (readonly [DocumentSubject, DocumentSubType, LanguageCode])[] = [
      [sphere, 'specSheet', 'es'],
      [{ model: '2050' }, 'specSheet', 'de'],
      [{ model: '0001' }, 'specSheet', 'fr'],
      [desk.estel, 'specSheet', 'it'],
      [sphere, 'manual', 'fr'],
      [desk.estel, 'manual', 'es'],
      [sphere, 'energyLabel', 'en'],
    ];
    for (const [subject, subType, language] of kinds) {
      const { bytes, name } = await make(subject, subType, undefined, through(language));
      const { problems } = await readStructure(bytes);
      expect([name, problems]).toEqual([name, []]);
      expect((await readPdf(bytes)).language).toBe(language);
    }
  });

  it('are pictures of 2400 pixels, cut out and in a room', async () => {
    for (const [subject, subType, format] of [
      [sphere, 'product', 'png'],
      [sphere, 'ambient', 'jpg'],
      [desk.estel, 'ambient', 'jpg'],
      [{ model: '0001' }, 'ambient', 'png'],
    ] as const) {
      const { bytes, type } = await make(subject, subType, format);
      const { width, hasAlpha } = await sharp(bytes).metadata();
      expect([width, type]).toEqual([2400, format === 'png' ? 'image/png' : 'image/jpeg']);
      if (subType === 'product') {
        expect(hasAlpha).toBe(true);
        const { channels } = await sharp(bytes).stats();
        expect(channels[3]!.min).toBe(0);
      }
    }
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
    expect(await refusalOf(sphere, 'photometry', 'exe')).toBe('document-format');
    expect(documentSubTypes.every((each) => documentKinds[each].formats.length > 0)).toBe(true);
  });

  it('are the same bytes for the same request', async () => {
    const [one, other] = [await make(sphere, '2D_3D', 'dxf'), await make(sphere, '2D_3D', 'dxf')];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });
});
