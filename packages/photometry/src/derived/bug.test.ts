import { describe, expect, it } from 'vitest';
import { luminaire, measured } from '../../test/lights';
import type { Photometry } from '../index';
import { bugRating } from './bug';
import { fluxOf } from './flux';

const scaledTo = (lumens: number, photometry: Photometry): Photometry => {
  const factor = lumens / fluxOf(photometry.distribution);
  const candela = photometry.distribution.candela.map((row) => row.map((value) => value * factor));
  return { ...photometry, distribution: { ...photometry.distribution, candela } };
};

const lambertian = luminaire(measured('axial', (_, gamma) => Math.max(0, Math.cos(gamma))));

describe('the BUG rating', () => {
  it('has the lumens of the zones of a Lambertian', () => {
    // sin² of 30, 60 and 80 degrees, a half on each side.
    const { lumens } = bugRating(scaledTo(10_000, lambertian));
    expect(lumens.FL).toBeCloseTo(1250, -1);
    expect(lumens.BM).toBeCloseTo(2500, -1);
    expect(lumens.FH).toBeCloseTo(5000 * (Math.sin((80 * Math.PI) / 180) ** 2 - 0.75), -1);
    expect(lumens.BVH).toBeCloseTo(150.8, 0);
    expect(lumens.UL + lumens.UH).toBeCloseTo(0, 9);
  });

  it.each([
    // BM and FH decide: 220, 1000, 2500 and 5000; 660, 1800; FVH 10, 100, 225.
    [500, { backlight: 0, uplight: 0, glare: 0 }],
    [3000, { backlight: 1, uplight: 0, glare: 1 }],
    [10_000, { backlight: 3, uplight: 0, glare: 2 }],
    [40_000, { backlight: 5, uplight: 0, glare: 4 }],
  ])('of %i lumens of a Lambertian follows the tables', (flux, rating) => {
    expect(bugRating(scaledTo(flux, lambertian))).toMatchObject(rating);
  });

  it('counts the light towards the street as front light, plane 0 of LM-63 and plane 90 of EULUMDAT', () => {
    const towards = (middle: number) =>
      measured('none', (c, gamma) => Math.max(0, Math.cos(c - middle)) * Math.sin(gamma) * 100, { to: 90 });
    const ies = bugRating(luminaire(towards(0)));
    const ldt = bugRating(luminaire(towards(Math.PI / 2), { version: 'EULUMDAT' }));
    for (const { lumens, backlight } of [ies, ldt]) {
      expect(lumens.FM).toBeGreaterThan(50);
      expect(lumens.BM).toBeCloseTo(0, 9);
      expect(backlight).toBe(0);
    }
  });

  it('rates light above the horizontal, and the back of a light that is alike all around more mildly', () => {
    const even = luminaire(measured('axial', () => 1));
    const around = bugRating(scaledTo(5000, even));
    expect(around.uplight).toBe(5);
    const oneSided = luminaire(
      measured('none', (c, gamma) => (1 - Math.cos(c)) * Math.sin(gamma) * 100, { to: 90 }),
    );
    const [asIs, alike] = [
      bugRating(scaledTo(4000, oneSided)),
      bugRating(
        scaledTo(4000, luminaire(measured('axial', (_, gamma) => Math.sin(gamma) * 100, { to: 90 }))),
      ),
    ];
    expect(asIs.glare).toBeGreaterThan(alike.glare);
  });
});
