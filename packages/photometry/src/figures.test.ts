import { describe, expect, it } from 'vitest';
import { sample } from '../test/files';
import { luminaire, measured } from '../test/lights';
import { writtenEfficacy } from './derived/written-efficacy';
import { lightFigures, writeFigure } from './figures';
import type { Convention } from './diagram/convention';
import type { Photometry } from './photometry';
import type { LightPlace } from './tables';

const writing = {
  number: (value: number, digits: number) => value.toFixed(digits),
  withUnit: (value: number, unit: string, digits: number) => `${value.toFixed(digits)} ${unit}`,
};
const written = (photometry: Photometry, convention: Convention, place: LightPlace = 'dry') =>
  Object.fromEntries(
    lightFigures(photometry, convention, place).map((each) => [each.name, writeFigure(each, writing)]),
  );
const lambert = luminaire(measured('axial', (_, gamma) => 100 * Math.max(0, Math.cos(gamma)), { to: 90 }));

describe('the figures of a light', () => {
  it('are flux, intensity, angles and the code of its flux where light is read by the CIE', () => {
    expect(written(lambert, 'cie')).toMatchObject({
      flux: expect.stringMatching(/^31[34] lm$/) as string,
      most: '100 cd',
      beam: '120°',
      fluxCode: expect.stringMatching(/^\d+ \d+ \d+ 100 100$/) as string,
    });
  });

  it.each([0, -5e-12, 5e-12, -0.004, 0.004])(
    'have the efficacy of the lumens and watts that stand beside it, though the sum of the flux is %d lm beside',
    (beside) => {
      const exact = lightFigures(lambert, 'cie', 'dry').find(({ name }) => name === 'flux')?.values[0] ?? 0;
      const factor = (489 + beside) / exact;
      const light = luminaire(
        measured('axial', (_, gamma) => 100 * factor * Math.max(0, Math.cos(gamma)), { to: 90 }),
        { lamps: [{ count: 1, type: 'LED', lumens: 489, colour: '', cri: '', watts: 6 }] },
      );
      expect(written(light, 'ies')).toMatchObject({ flux: '489 lm', efficacy: '82 lm/W' });
      expect(writtenEfficacy(489, 6)).toBe(82);
    },
  );

  it('have no efficacy where watts or lumens are not known', () => {
    expect(written({ ...lambert, lamps: [] }, 'ies')['efficacy']).toBeUndefined();
    expect([writtenEfficacy(489, 0), writtenEfficacy(0, 6)]).toEqual([null, null]);
  });

  it('have the spacing criterion in the place of the code where it is read by the IES', () => {
    const { spacing, fluxCode } = written(lambert, 'ies');
    expect(fluxCode).toBeUndefined();
    // 2 cos⁴γ = 1 between two of them.
    const tangent = Math.tan(Math.acos(0.5 ** 0.25));
    expect(spacing).toBe(`${(2 * tangent).toFixed(2)} / ${(2 * tangent).toFixed(2)}`);
  });

  it('have no beam of a light that shines to all sides, and say what goes up', () => {
    const globe = written(sample('iso-1000cd.ies'), 'ies');
    expect(globe['beam']).toBeUndefined();
    expect(globe['up']).toBe('50 %');
  });

  it('rate by BUG what may stand in the rain where light is read by the IES, and nothing else', () => {
    expect(written(lambert, 'ies', 'wet')['bug']).toMatch(/^B\d U0 G\d$/);
    expect(written(lambert, 'ies')['bug']).toBeUndefined();
    expect(written(lambert, 'cie', 'wet')['bug']).toBeUndefined();
  });
});
