import { describe, expect, it } from 'vitest';
import { sample, sampleNames, truths } from '../test/files';
import { luminaire, measured } from '../test/lights';
import {
  fluxOf,
  keywordText,
  photometryOfProduct,
  readPhotometry,
  upwardShare,
  writeEulumdat,
  writeIes,
} from './index';
import type { Photometry } from './index';

const product = {
  manufacturer: 'Demo Lighting',
  reference: '201010/1Z_10_200',
  name: 'Demo pendant',
  lumens: 777,
  watts: 6.5,
  temperature: 2700,
  cri: 90,
};

const again = (file: string | Uint8Array): Photometry => {
  const read = readPhotometry(file);
  if (!read.ok) throw new Error(read.problem.code);
  return read.photometry;
};

describe('the light file of a product', () => {
  const lit = sampleNames.filter((name) => !truths[name]!.error);

  it.each(lit)('made of %s has its lumens in the same directions, and its name', (name) => {
    const made = photometryOfProduct(sample(name), product)!;
    expect(fluxOf(made.distribution)).toBeCloseTo(777, 3);
    expect(upwardShare(made.distribution)).toBeCloseTo(upwardShare(sample(name).distribution), 6);
    for (const file of [again(writeIes(made)), again(writeEulumdat(made))]) {
      expect(fluxOf(file.distribution)).toBeCloseTo(777, 1);
      expect(keywordText(file, 'MANUFAC')).toBe('Demo Lighting');
      expect(keywordText(file, 'LUMCAT')).toBe('201010/1Z_10_200');
      expect(file.lamps).toHaveLength(1);
      expect(file.lamps[0]).toMatchObject({ watts: 6.5, colour: '2700', cri: '90' });
    }
  });

  it('says nothing of a temperature and colour rendering that are not known', () => {
    const made = photometryOfProduct(sample(lit[0]!), { ...product, temperature: null, cri: null })!;
    expect(['_CCT', '_CRI'].map((name) => keywordText(made, name))).toEqual(['', '']);
  });

  it('says that a measurement was scaled, and that a simulation is one', () => {
    const light = measured('axial', (_, gamma) => Math.max(0, Math.cos(gamma)));
    const said = (generation: string | null) =>
      photometryOfProduct(luminaire(light, { generation }), product)!.generation;
    expect(said('1.10000')).toBe('1.10100');
    expect(said('1.00000')).toBe('1.00100');
    expect(said('1.01000')).toBe('1.01100');
    expect(said('1.00010')).toBe('1.00010');
    expect(said(null)).toBeNull();
  });

  it('is none where nothing shines', () => {
    expect(photometryOfProduct(sample(lit[0]!), { ...product, lumens: 0 })).toBeNull();
  });
});
