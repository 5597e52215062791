import { describe, expect, it } from 'vitest';
import { bytesOf, sample, sampleNames, truths, type Truth } from '../test/files';
import { intensityAt, photometrySummary, readPhotometry } from './index';

/** Truth is of the exact light; a file has it at angles up to ten degrees apart. */
const isNear = (value: number, truth: number, share: number) =>
  Math.abs(value - truth) <= share * Math.max(1e-3, Math.abs(truth));

describe('the samples', () => {
  const names = Object.keys(truths);
  const valid = names.filter((name) => !truths[name]!.error);

  it('are all there', () => {
    expect([...sampleNames].sort()).toEqual([...names].sort());
    expect(valid.length).toBe(24);
  });

  it.each(valid)('%s comes to its truth', (name) => {
    const truth = truths[name]!;
    const summary = photometrySummary(sample(name));
    const numbers = [
      'flux',
      'maxCd',
      'up',
      'dff',
      'beamAngle50',
      'fieldAngle10',
      'LOR',
      'lampLumens',
    ] as const;
    for (const key of [...numbers, 'lengthM', 'widthM', 'heightM'] as const) {
      const wanted = truth[key];
      if (wanted !== undefined)
        expect(isNear(summary[key]!, wanted, 0.0015), `${key} ${summary[key]}`).toBe(true);
    }
    const words = [
      'absolute',
      'symmetry',
      'storedPlanes',
      'fileGenerationType',
      'version',
      'labels',
      'ptype',
    ] as const;
    for (const key of [...words, 'tilt'] as const) {
      const wanted = (truth as Record<string, unknown>)[key];
      if (wanted !== undefined) expect(summary[key], key).toEqual(wanted);
    }
    for (const key of ['fluxSet', 'maxCdSet'] as const) {
      for (const [at, wanted] of (truth[key] ?? []).entries())
        expect(isNear(summary[key][at]!, wanted, 1e-6), `${key} ${at}`).toBe(true);
    }
  });

  it.each(valid.filter((name) => truths[name]!.at))('%s has its intensities in every plane', (name) => {
    const { distribution } = sample(name);
    const points = (truths[name] as Truth & { at: NonNullable<Truth['at']> }).at;
    // In the axis that sample has a value of its own in each plane.
    for (const [gamma, c, candela] of points.filter(([at]) => at > 0)) {
      const value = intensityAt(distribution, c, gamma);
      expect(isNear(value, candela, 0.002), `C${c} gamma ${gamma}: ${value}, not ${candela}`).toBe(true);
    }
  });

  it.each([
    ['bad-nan.ies', 'number-expected', 16],
    ['bad-no-tilt.ies', 'tilt-missing', null],
    ['bad-not-ascending.ies', 'angles-not-ascending', 13],
    ['bad-truncated.ies', 'number-missing', 17],
  ])('%s is refused for what is wrong in it', (name, code, line) => {
    expect(truths[name]!.error).toBe(true);
    expect(readPhotometry(bytesOf(name))).toMatchObject({ ok: false, problem: { code, line } });
  });
});
