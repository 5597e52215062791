import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  photometryReport,
  photometrySummary,
  problemText,
  readPhotometry,
  writeEulumdat,
  writeIes,
} from '../src/index';

/**
 * Reads any bytes. A refusal must be a sentence with all its values; what is read must have finite figures, be written
 * in both formats and be read back as the same light.
 */
export function judge(file: Uint8Array, seed: number): 'read' | 'refused' {
  const read = readPhotometry(file);
  if (!read.ok) {
    const text = problemText(read.problem);
    expect(text, `seed ${seed}`).not.toMatch(/\{\w+\}|undefined/);
    return 'refused';
  }
  const { photometry } = read;
  const summary = photometrySummary(photometry);
  expect(Number.isFinite(summary.flux) && summary.flux >= 0 && summary.maxCd > 0, `seed ${seed}`).toBe(true);
  expect(photometryReport(photometry), `seed ${seed}`).not.toContain('NaN');
  const isEulumdat = photometry.version === 'EULUMDAT';
  const back = readPhotometry(isEulumdat ? writeEulumdat(photometry) : writeIes(photometry));
  const isSame = back.ok && isDeepStrictEqual(back.photometry.distribution, photometry.distribution);
  expect(isSame, `seed ${seed}`).toBe(true);
  const other = readPhotometry(isEulumdat ? writeIes(photometry) : writeEulumdat(photometry));
  expect(other.ok, `seed ${seed}: ${other.ok ? '' : problemText(other.problem)}`).toBe(true);
  return 'read';
}
