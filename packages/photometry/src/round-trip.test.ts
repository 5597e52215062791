import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { good, sample, sampleNames, truths } from '../test/files';
import { luminaire, measured } from '../test/lights';
import { fluxOf, intensityAt, keywordText, writeEulumdat, writeIes } from './index';
import type { Distribution, OpeningShape, Photometry, Symmetry } from './index';

const valid = sampleNames.filter((name) => !truths[name]!.error);

const symmetries: readonly Symmetry[] = ['axial', 'quadrant', 'c0-c180', 'c90-c270', 'none'];

/** Intensities as programs write them, with up to nine decimals, in planes and angles of any distance. */
const distributions: fc.Arbitrary<Distribution> = fc
  .record({
    symmetry: fc.constantFrom(...symmetries),
    step: fc.constantFrom(15, 22.5, 30, 45, 90),
    gammas: fc.uniqueArray(fc.integer({ min: 1, max: 1799 }), { minLength: 1, maxLength: 12 }),
    seed: fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 7, maxLength: 7 }),
    decimals: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ symmetry, step, gammas, seed, decimals }) => {
    const [from, to] = {
      axial: [0, 0],
      quadrant: [0, 90],
      'c0-c180': [0, 180],
      'c90-c270': [90, 270],
      none: [0, 359],
    }[symmetry] as [number, number];
    const planes = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
    const angles = [0, ...gammas.sort((a, b) => a - b).map((gamma) => gamma / 10), 180];
    const candela = planes.map((_, plane) =>
      angles.map((__, at) =>
        Number((1 + (seed[(plane * 3 + at) % 7]! * (plane + 1)) / 10 ** decimals / 9).toFixed(decimals)),
      ),
    );
    return { symmetry, planes, gammas: angles, candela };
  })
  .filter(({ candela }) => candela.every((row) => row.every((value) => value < 1e6)));

const lit = (distribution: Distribution, isSquare: boolean, changes: Partial<Photometry> = {}) =>
  luminaire(distribution, {
    ...(isSquare ? { opening: { shape: 'rectangle', length: 0.6, width: 0.6, height: 0 } } : {}),
    ...changes,
  });

describe('a file that was written', () => {
  it.each(valid)('of %s is read back as the same light, in both formats', (name) => {
    const photometry = sample(name);
    const [ies, ldt] = [good(writeIes(photometry)), good(writeEulumdat(photometry))];
    const same = photometry.version === 'EULUMDAT' ? ldt : ies;
    expect(isDeepStrictEqual(same.distribution, photometry.distribution)).toBe(true);
    expect(ies.absolute && ldt.absolute).toBe(true);
    for (const read of [ies, ldt]) {
      expect(fluxOf(read.distribution)).toBeCloseTo(fluxOf(photometry.distribution), 6);
      expect(read.lamps[0]!.watts).toBe(photometry.lamps[0]!.watts);
    }
    // And to the letter, there and back.
    expect(writeIes(ies) === writeIes(photometry)).toBe(true);
    expect(isDeepStrictEqual(writeEulumdat(ldt), writeEulumdat(photometry))).toBe(true);
    expect(isDeepStrictEqual(good(writeIes(ldt)).distribution, ies.distribution)).toBe(true);
    expect(isDeepStrictEqual(good(writeEulumdat(ies)).distribution, ldt.distribution)).toBe(true);
  });

  it('has every intensity to the last digit, whichever way it went', () => {
    fc.assert(
      fc.property(distributions, fc.boolean(), fc.boolean(), (distribution, isSquare, isEulumdat) => {
        const lamps = [{ count: 1, type: '', lumens: 1234.5, colour: '', cri: '', watts: 7 }];
        const photometry = lit(distribution, isSquare, isEulumdat ? { version: 'EULUMDAT', lamps } : {});
        const [ies, ldt] = [good(writeIes(photometry)), good(writeEulumdat(photometry))];
        expect(isDeepStrictEqual((isEulumdat ? ldt : ies).distribution, distribution)).toBe(true);
        expect(isDeepStrictEqual(good(writeIes(ldt)).distribution, ies.distribution)).toBe(true);
        expect(isDeepStrictEqual(good(writeEulumdat(ies)).distribution, ldt.distribution)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the light where it was on a long luminaire, and the planes of a round one', () => {
    // Most light along the length (IES 0), some to one side (IES 90).
    const light = measured(
      'none',
      (c, gamma) => (2 + Math.cos(c) + 0.5 * Math.sin(c)) * Math.sin(gamma) * 100,
    );
    const long = luminaire(light);
    const across = good(writeEulumdat(long)).distribution;
    const square = good(writeEulumdat(lit(light, true))).distribution;
    for (const c of [0, 45, 90, 180, 270, 315]) {
      expect(intensityAt(across, c + 90, 60)).toBeCloseTo(intensityAt(light, c, 60), 6);
      expect(intensityAt(square, c, 60)).toBeCloseTo(intensityAt(light, c, 60), 6);
    }
  });

  it('turns each symmetry into the one that it has seen from the other side', () => {
    const turnedTo = (symmetry: Symmetry, light: (c: number) => number) => {
      const photometry = luminaire(measured(symmetry, (c) => 100 + light(c)));
      const { distribution } = good(writeEulumdat(photometry));
      for (const c of [0, 30, 90, 150, 180, 240, 270, 345])
        expect(intensityAt(distribution, c + 90, 45)).toBeCloseTo(
          intensityAt(photometry.distribution, c, 45),
          6,
        );
      return distribution.symmetry;
    };
    expect(turnedTo('axial', () => 0)).toBe('axial');
    expect(turnedTo('quadrant', (c) => 20 * Math.cos(2 * c))).toBe('quadrant');
    expect(turnedTo('c0-c180', (c) => 20 * Math.cos(c))).toBe('c90-c270');
    expect(turnedTo('c90-c270', (c) => 20 * Math.sin(c))).toBe('c0-c180');
  });

  it('keeps every keyword, several lines of one, and label lines as [OTHER]', () => {
    const keywords = [
      { keyword: 'MANUFAC', text: 'Demo Lighting' },
      { keyword: '_STRANGE', text: 'first\nsecond' },
      { keyword: 'STRANGE', text: '' },
      { keyword: 'BLOCK', text: '' },
    ];
    const text = writeIes({ ...sample('lambert-1000cd.ies'), keywords, labels: ['An old line'] });
    expect(text).toContain('[_STRANGE] first\r\n[MORE] second\r\n[STRANGE]\r\n');
    expect(text).not.toContain('BLOCK');
    const read = good(text);
    expect(read.keywords.slice(0, 3)).toEqual(keywords.slice(0, 3));
    for (const keyword of ['TEST', 'TESTLAB', 'ISSUEDATE'])
      expect(
        read.keywords.some((each) => each.keyword === keyword),
        keyword,
      ).toBe(true);
    expect(keywordText(read, 'OTHER')).toBe('An old line');
    expect(read.generation).toBe('1.00010');
  });

  it('keeps the tilt and the opening in LM-63', () => {
    const tilted = sample('tilt-include.ies');
    expect(good(writeIes(tilted)).tilt).toEqual(tilted.tilt);
    expect(good(writeIes({ ...tilted, tilt: { file: 'LAMP.TLT' } })).tilt).toEqual({ file: 'LAMP.TLT' });
    const shapes: [OpeningShape, number, number, number][] = [
      ['point', 0, 0, 0],
      ['rectangle', 1.2, 0.3, 0],
      ['box', 1.2, 0.3, 0.1],
      ['disc', 0.3, 0.3, 0],
      ['cylinder', 0.3, 0.3, 0.2],
      ['ellipsoid', 0.3, 0.3, 0.3],
      ['cylinder-along', 1.2, 0.1, 0.1],
      ['cylinder-across', 0.1, 1.2, 0.1],
      ['disc-upright', 0, 0.3, 0.3],
    ];
    for (const [shape, length, width, height] of shapes) {
      const opening = { shape, length, width, height };
      expect(good(writeIes({ ...tilted, opening })).opening).toEqual(opening);
    }
  });

  it('keeps sizes, lamps, sides, names and direct ratios in EULUMDAT', () => {
    const photometry = {
      ...sample('isym4.ldt'),
      sides: [0.01, 0.02, 0.03, 0.04],
      keywords: [
        { keyword: 'MANUFAC', text: 'Müller €' },
        { keyword: 'LUMCAT', text: 'Λάμπα' },
      ],
    };
    const read = good(writeEulumdat(photometry));
    expect(read).toMatchObject({
      housing: photometry.housing,
      sides: photometry.sides,
      directRatios: photometry.directRatios,
      keywords: photometry.keywords,
      absolute: true,
    });
    expect(read.lamps.map(({ type, colour, cri }) => [type, colour, cri])).toEqual(
      photometry.lamps.map(({ type, colour, cri }) => [type, colour, cri]),
    );
  });

  it('is absolute: the flux of each lamp set is that of the luminaire', () => {
    const { lamps } = good(writeEulumdat(sample('two-sets-scaled.ldt')));
    expect(lamps.map(({ lumens }) => lumens)).toEqual([1440, 3200]);
    const relative = good(writeEulumdat(sample('relative-2lamps-feet.ies')));
    expect(relative.lamps[0]).toMatchObject({ count: 2, lumens: 1343.03 });
  });

  it('is plain: ASCII, CR LF and short lines in LM-63, one value a line in EULUMDAT', () => {
    const keywords = [{ keyword: 'LUMINAIRE', text: 'Straße “Düne” 30° – Ж' }];
    const ies = writeIes({ ...sample('full-0-360.ies'), keywords });
    expect(ies).toContain(`[LUMINAIRE] Strasse "Dune" 30 deg - ?\r\n`);
    expect(ies).toMatch(/^[\x20-\x7E\r\n]*$/);
    expect(ies.split('\r\n').every((line) => line.length <= 132)).toBe(true);
    const ldt = new TextDecoder('latin1').decode(writeEulumdat(sample('isym3.ldt')));
    expect(ldt.split('\r\n')).toHaveLength(26 + 6 + 10 + 24 + 19 + 13 * 19 + 1);
  });
});
