import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemText, readPhotometry, type Photometry } from '../src/index';

const folder = join(import.meta.dirname, '..', 'fixtures');

/** What a sample must come to; the keys are those of `npm run photometry`. */
export interface Truth {
  readonly flux?: number;
  readonly maxCd?: number;
  readonly up?: number;
  readonly dff?: number;
  readonly absolute?: boolean;
  readonly beamAngle50?: number;
  readonly fieldAngle10?: number;
  readonly fileGenerationType?: string;
  readonly symmetry?: string;
  readonly storedPlanes?: number;
  readonly LOR?: number;
  readonly lampLumens?: number;
  readonly lengthM?: number;
  readonly widthM?: number;
  readonly heightM?: number;
  readonly version?: string;
  readonly labels?: number;
  readonly ptype?: string;
  readonly tilt?: unknown;
  readonly fluxSet?: readonly number[];
  readonly maxCdSet?: readonly number[];
  readonly error?: boolean;
  /** Gamma, C, candela. */
  readonly at?: readonly (readonly [number, number, number])[];
}

export const truths = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  Truth
>;
export const sampleNames = readdirSync(folder).filter((name) => name !== 'expected.json');
export const bytesOf = (name: string): Uint8Array => readFileSync(join(folder, name));
export const textOf = (name: string): string => readFileSync(join(folder, name), 'latin1');

/** Reads a file that must be good. */
export function good(file: Uint8Array | string): Photometry {
  const read = readPhotometry(file);
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.photometry;
}

export const sample = (name: string): Photometry => good(bytesOf(name));

/** The code and the line for which a file is refused. */
export function refusal(file: Uint8Array | string): { readonly code: string; readonly line: number | null } {
  const read = readPhotometry(file);
  if (read.ok) throw new Error('The file was read.');
  return { code: read.problem.code, line: read.problem.line };
}
