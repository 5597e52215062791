import { fewestDrivers } from '../../driver/fewest-drivers';

/** Lengths are compared in centimetres: a run may be a little longer than its belt by what a hand cannot cut. */
const perMetre = 100;
const uncut = 1e-4;

function greatestCommon(one: number, other: number): number {
  return other === 0 ? one : greatestCommon(other, one % other);
}

/**
 * The fewest belts that cover a length, then the least waste; the lengths chosen, longest first. Metres. The lengths to
 * choose from are different, shortest first.
 */
export function fewestBelts(length: number, lengths: readonly number[]): readonly number[] {
  const sizes = lengths.map((each) => Math.round(each * perMetre));
  const unit = sizes.reduce(greatestCommon, 0);
  if (unit === 0) return [];
  const wanted = Math.ceil(((length - uncut) * perMetre) / unit);
  const units = sizes.map((size) => size / unit).toReversed();
  return fewestDrivers(units, wanted).map((size) => (size * unit) / perMetre);
}
