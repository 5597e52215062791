import { describe, expect, it } from 'vitest';
import { sample } from '../../test/files';
import { luminaire, measured } from '../../test/lights';
import { turned } from '../distribution/turned';
import { directRatios } from './direct-ratios';
import { efficacy, fluxCode, fluxOf, fluxWithin, lightOutputRatio, upwardShare, zonalLumens } from './flux';

const symmetries = ['axial', 'quadrant', 'c0-c180', 'c90-c270', 'none'] as const;

describe('the flux', () => {
  it.each(symmetries)(
    'of an even light, of a Lambertian and of a power of the cosine is the exact one (%s)',
    (symmetry) => {
      expect(fluxOf(measured(symmetry, () => 1000))).toBeCloseTo(4000 * Math.PI, 6);
      const lambertian = measured(symmetry, (_, gamma) => 1000 * Math.cos(gamma), { to: 90 });
      expect(Math.abs(fluxOf(lambertian) / (1000 * Math.PI) - 1)).toBeLessThan(1e-9);
      for (const n of [2, 5, 20]) {
        const light = measured(symmetry, (_, gamma) => 1000 * Math.cos(gamma) ** n, { to: 90 });
        expect(Math.abs((fluxOf(light) * (n + 1)) / (2000 * Math.PI) - 1)).toBeLessThan(0.002);
      }
    },
  );

  it('does not change when the luminaire is turned', () => {
    const light = measured('none', (c, gamma) => (2 + Math.cos(c) * Math.sin(gamma)) * 100);
    expect(fluxOf(turned(light, 90))).toBeCloseTo(fluxOf(light), 9);
    expect(turned(turned(light, 90), -90)).toEqual(light);
  });

  it('of two sides is the whole, and each side has its own', () => {
    // All light towards planes -90 to 90.
    const light = measured('none', (c, gamma) => Math.max(0, Math.cos(c)) * Math.sin(gamma) * 100);
    const [front, back] = [fluxWithin(light, -90, 90)(180), fluxWithin(light, 90, 270)(180)];
    expect(front + back).toBeCloseTo(fluxOf(light), 9);
    expect(back).toBeCloseTo(0, 9);
  });

  it('goes up and down', () => {
    expect(upwardShare(sample('direct-indirect.ies').distribution)).toBeCloseTo(0.2, 5);
    expect(upwardShare(sample('up-90-180.ies').distribution)).toBe(1);
  });

  it('by the flux of the lamps is the light output ratio, by the watts the efficacy', () => {
    expect(lightOutputRatio(sample('relative-2lamps-feet.ies'))).toBeCloseTo(0.6545, 4);
    expect(lightOutputRatio(sample('lambert-1000cd.ies'))).toBeNull();
    expect(efficacy(sample('lambert-1000cd.ies'))).toBeCloseTo(157.08, 2);
    expect(
      efficacy(
        luminaire(
          measured('axial', () => 1),
          { lamps: [] },
        ),
      ),
    ).toBeNull();
  });
});

describe('zones', () => {
  it('add up to the whole, also where they end between two measured angles', () => {
    const light = measured('quadrant', (c, gamma) => (3 + Math.cos(2 * c)) * (1 + Math.cos(gamma)), {
      step: 7.5,
    });
    const { tens, report } = zonalLumens(light);
    expect(tens.reduce((sum, { lumens }) => sum + lumens, 0)).toBeCloseTo(fluxOf(light), 9);
    expect(tens.every(({ lumens }) => lumens > 0)).toBe(true);
    expect(report.at(-1)).toMatchObject({ from: 0, to: 180, share: 1 });
  });

  it('of a Lambertian are sin² of their angles', () => {
    const within = fluxWithin(measured('axial', (_, gamma) => Math.cos(gamma), { to: 90 }));
    for (const gamma of [10, 30, 41.4, 60, 75.5]) {
      const exact = Math.PI * Math.sin((gamma * Math.PI) / 180) ** 2;
      expect(within(gamma)).toBeCloseTo(exact, 3);
    }
  });
});

describe('the CIE flux code', () => {
  it('of a Lambertian is 44 75 94 100', () => {
    // sin² of 41.41°, 60° and 75.52°: 7/16, 3/4 and 15/16.
    const code = fluxCode(luminaire(measured('axial', (_, gamma) => Math.max(0, Math.cos(gamma)))));
    for (const [at, wanted] of [43.75, 75, 93.75, 100, 100].entries())
      expect(code[at]).toBeCloseTo(wanted, 1);
  });

  it('has the downward share and the light output ratio of a real luminaire', () => {
    expect(fluxCode(sample('two-sets-scaled.ldt')).map(Math.round)).toEqual([44, 75, 94, 100, 80]);
    expect(fluxCode(sample('direct-indirect.ldt')).map(Math.round)[3]).toBe(80);
    expect(fluxCode(sample('up-90-180.ies')).slice(0, 4)).toEqual([0, 0, 0, 0]);
  });
});

describe('the direct ratios of EULUMDAT', () => {
  it('of a Lambertian grow with the room, and of a narrow beam are near one', () => {
    const wide = directRatios(measured('axial', (_, gamma) => Math.cos(gamma), { to: 90 }));
    expect(wide).toHaveLength(10);
    expect([...wide].sort((a, b) => a - b)).toEqual(wide);
    // IES Lighting Handbook, 9th ed., table of coefficients, Lambertian, no reflection: 0.82 at cavity ratio 1 (k = 5).
    expect(wide[9]).toBeCloseTo(0.82, 2);
    const narrow = directRatios(measured('axial', (_, gamma) => Math.cos(gamma) ** 200, { to: 90 }));
    expect(narrow[0]).toBeGreaterThan(0.9);
  });
});
