import { fluxOf, readPhotometry } from '@lucerna/photometry';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openDocumentsDesk, sphere } from '../../../test/documents-desk';

const desk = openDocumentsDesk();
const { through, make } = desk;

/** The files of an archive, by its central directory: what is written while it is read has its sizes only there. */
function unzipped(archive: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(archive);
  const files: Uint8Array[] = [];
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  for (let at = bytes.readUInt32LE(end + 16); bytes.readUInt32LE(at) === 0x02014b50;) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const head = bytes.readUInt32LE(at + 42);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const data = bytes.subarray(start, start + packed);
    files.push(new Uint8Array(method === 0 ? data : inflateRawSync(data)));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

describe('documents of the light of a product', { timeout: 60_000 }, () => {
  it('are light files of exactly what was configured', async () => {
    const { bytes, name } = await make(sphere, 'photometry');
    expect(name).toBe('201010-1Z_10_200.ies');
    const read = readPhotometry(bytes);
    expect(read.ok && fluxOf(read.photometry.distribution)).toBeCloseTo(489, 1);
  });

  it('are the light files of all luminaires of a creation, as one archive', async () => {
    const { bytes, name, type } = await make(desk.estel, 'photometry', 'ldt');
    expect([name, type]).toEqual(['Over-the-stairs-ldt.zip', 'application/zip']);
    const files = unzipped(bytes);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(readPhotometry(file).ok).toBe(true);
  });

  it.each([
    [
      16,
      'en',
      sphere,
      2,
      [
        ...['Luminous flux 489 lm', 'CIE flux code', 'cd/klm', 'Illuminance 2.5 m below', 'lx'],
        ...['Glare rating (UGR) · Viewed crosswise and endwise', 'Zonal lumens Zone lm % 0–10°'],
      ],
    ],
    [
      21,
      'us',
      { reference: '2010-10/1Z_10_200-2US' },
      3,
      [
        'cd · 0°',
        'Illuminance 8 ft below',
        'fc',
        'Coefficients of utilization RCR 80/70',
        'floor 20%',
        'Zonal lumens · Summary',
        '90–180°',
      ],
    ],
    [21, 'us', { model: '2700' }, 2, ['BUG rating B', 'BUG rating Zone ° lm % FL 0–30']],
    [
      16,
      'de',
      { reference: '205010/1A_10_200' },
      2,
      ['Lichtkegel', 'Blendung (UGR) · Blick quer', '12H × 8H', 'Lichtstrom nach Zonen'],
    ],
  ] as const)(
    'are a report of how it shines, in market %i and %s',
    async (market, language, subject, count, said) => {
      const context = through(language, market);
      const { bytes, name } = await make(subject, 'photometry', 'pdf', context);
      expect(name).toContain(`-photometric-report-${language}.pdf`);
      const { pages } = await readPdf(bytes);
      expect(pages).toHaveLength(count);
      const text = pages.join(' ').replaceAll(/\s+/g, ' ');
      for (const each of said) expect(text).toContain(each);
      expect((await readStructure(bytes)).problems).toEqual([]);
    },
  );

  // Of a model the lumens that its page and its light file have: those of the temperature it was measured with.
  it.each([
    [{ reference: '2010-10/1Z_10_200-2US' }, '489 lm', '82', '2700 K'],
    [{ model: '2010' }, '520 lm', '87', '3000 K'],
  ] as const)(
    'have the same lumens and efficacy as the spec sheet, of %j',
    async (subject, lumens, efficacy, kelvin) => {
      const context = through('us', 21);
      for (const subType of ['specSheet', 'photometry'] as const) {
        const { bytes } = await make(subject, subType, 'pdf', context);
        const text = (await readPdf(bytes)).pages.join(' ').replaceAll('\u00a0', ' ');
        expect(text.match(/\d+(?=\s?lm\/W)/g), subType).toEqual([efficacy]);
        expect(text, subType).toContain(`Luminous flux ${lumens}`);
        if (subType === 'specSheet') expect(text).toContain(`Color temperature ${kelvin}`);
      }
    },
  );

  it('are one report of all luminaires of a creation', async () => {
    const { bytes, name } = await make(desk.estel, 'photometry', 'pdf');
    expect(name).toBe('Over-the-stairs-photometric-report-en.pdf');
    const { bookmarks } = await readPdf(bytes);
    expect(bookmarks.filter((each) => /^\d{6}\/\w{2}/.test(each)).length).toBeGreaterThan(1);
  });
});
