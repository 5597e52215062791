import { beamAngles } from './derived/angles';
import { efficacy, fluxOf, lightOutputRatio, upwardShare } from './derived/flux';
import { maxCandela, type Symmetry } from './distribution/distribution';
import { withLampSet } from './lamp-set';
import type { Photometry, Tilt } from './photometry';

/** The words of LM-63 for the symmetries. */
const symmetryWords: Readonly<Record<Symmetry, string>> = {
  axial: 'axial',
  quadrant: 'quadrilateral',
  'c0-c180': 'bilateral about 0-180',
  'c90-c270': 'bilateral about 90-270',
  none: 'none',
};

/** What a photometric file comes to, in one flat object: `npm run photometry` prints it. */
export interface PhotometrySummary {
  readonly version: string;
  readonly ptype: 'B' | 'C';
  readonly symmetry: string;
  readonly storedPlanes: number;
  /** Lumens, candela, share from 0 to 1. */
  readonly flux: number;
  readonly maxCd: number;
  readonly up: number;
  /** Downward flux fraction, percent. */
  readonly dff: number;
  readonly absolute: boolean;
  /** Degrees, in the plane C0–C180 and in C90–C270; null where the light never falls so low. */
  readonly beamAngle50: number | null;
  readonly fieldAngle10: number | null;
  readonly beamAngle50C90: number | null;
  readonly fieldAngle10C90: number | null;
  /** 0 to 1; null in absolute photometry. */
  readonly LOR: number | null;
  readonly lampLumens: number | null;
  readonly watts: number;
  readonly efficacy: number | null;
  /** Luminous opening, metres. */
  readonly shape: string;
  readonly lengthM: number;
  readonly widthM: number;
  readonly heightM: number;
  readonly fileGenerationType: string | null;
  readonly tilt: Tilt | null;
  readonly labels: number;
  /** Flux and largest intensity with each lamp set. */
  readonly fluxSet: readonly number[];
  readonly maxCdSet: readonly number[];
}

export function photometrySummary(photometry: Photometry): PhotometrySummary {
  const { distribution, lamps, opening } = photometry;
  const [c0, c90] = [beamAngles(distribution, 0), beamAngles(distribution, 90)];
  const up = upwardShare(distribution);
  const sets = lamps.flatMap((_, at) => withLampSet(photometry, at)?.distribution ?? []);
  return {
    version: photometry.version,
    ptype: photometry.measured,
    symmetry: symmetryWords[distribution.symmetry],
    storedPlanes: distribution.planes.length,
    flux: fluxOf(distribution),
    maxCd: maxCandela(distribution),
    up,
    dff: 100 * (1 - up),
    absolute: photometry.absolute,
    beamAngle50: c0.beam,
    fieldAngle10: c0.field,
    beamAngle50C90: c90.beam,
    fieldAngle10C90: c90.field,
    LOR: lightOutputRatio(photometry),
    lampLumens: lamps[0]?.lumens ?? null,
    watts: lamps[0]?.watts ?? 0,
    efficacy: efficacy(photometry),
    shape: opening.shape,
    lengthM: opening.length,
    widthM: opening.width,
    heightM: opening.height,
    fileGenerationType: photometry.generation,
    tilt: photometry.tilt,
    labels: photometry.labels.length,
    fluxSet: sets.map(fluxOf),
    maxCdSet: sets.map(maxCandela),
  };
}
