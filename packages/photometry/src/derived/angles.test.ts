import { describe, expect, it } from 'vitest';
import { sample } from '../../test/files';
import { measured } from '../../test/lights';
import { beamAngles } from './angles';
import { spacingCriterion } from './spacing';

const radian = Math.PI / 180;

describe('beam and field angle', () => {
  it('of a power of the cosine are the exact ones', () => {
    for (const n of [1, 2, 5, 20, 100]) {
      const { beam, field } = beamAngles(
        measured('axial', (_, gamma) => Math.cos(gamma) ** n, { to: 90 }),
        0,
      );
      expect(beam! / 2).toBeCloseTo(Math.acos(0.5 ** (1 / n)) / radian, 1);
      expect(field! / 2).toBeCloseTo(Math.acos(0.1 ** (1 / n)) / radian, 1);
    }
  });

  it('are none where the light goes everywhere', () => {
    expect(beamAngles(sample('iso-1000cd.ies').distribution, 0)).toEqual({ beam: null, field: null });
  });

  it('are measured in the hemisphere with the largest intensity', () => {
    expect(beamAngles(sample('up-90-180.ies').distribution, 0).beam).toBeCloseTo(120, 6);
    const both = measured(
      'axial',
      (_, gamma) => (gamma <= Math.PI / 2 ? 100 : 300) * Math.abs(Math.cos(gamma)) ** 5,
    );
    expect(beamAngles(both, 0).beam! / 2).toBeCloseTo(Math.acos(0.5 ** 0.2) / radian, 1);
  });

  it('of a batwing reach over the dent in its middle', () => {
    const batwing = measured('axial', (_, gamma) => Math.exp(-(((gamma / radian - 35) / 15) ** 2)), {
      to: 90,
    });
    const half = 35 + 15 * Math.sqrt(Math.log(2));
    expect(beamAngles(batwing, 0).beam! / 2).toBeCloseTo(half, 1);
  });

  it('of a wall washer are those of its beam, beside the axis', () => {
    // A beam to plane 0 at 40 degrees, 20 degrees wide at half.
    const beam = (angle: number) => 0.5 ** (((angle - 40) / 10) ** 2);
    const light = measured('none', (c, gamma) => beam(Math.abs(c) < 0.1 ? gamma / radian : -gamma / radian), {
      to: 90,
    });
    expect(beamAngles(light, 0).beam).toBeCloseTo(20, 1);
  });

  it('follow a light that is still strong at the horizontal', () => {
    const globe = measured('axial', (_, gamma) => 1 + 0.8 * Math.cos(gamma));
    expect(beamAngles(globe, 0).beam! / 2).toBeCloseTo(Math.acos(-0.125) / radian, 1);
  });

  it('end where the measurement does', () => {
    expect(
      beamAngles(
        measured('axial', () => 5, { to: 60 }),
        0,
      ),
    ).toEqual({ beam: 120, field: 120 });
  });
});

describe('the spacing criterion', () => {
  it('of a Lambertian is 1.28 along both axes and 1.41 along the diagonal', () => {
    // 2 cos⁴ = 1 and 4 cos⁴ = 1, IES Lighting Handbook, 9th ed., 9-48.
    const { c0, c90, diagonal } = spacingCriterion(
      measured('axial', (_, gamma) => Math.cos(gamma), { to: 90 }),
    );
    expect(c0).toBeCloseTo(2 * Math.tan(Math.acos(0.5 ** 0.25)), 2);
    expect(c90).toBe(c0);
    expect(diagonal).toBeCloseTo(Math.SQRT2, 2);
  });

  it('is none for a light that only goes up', () => {
    expect(spacingCriterion(sample('up-90-180.ies').distribution)).toEqual({
      c0: null,
      c90: null,
      diagonal: null,
    });
  });
});
