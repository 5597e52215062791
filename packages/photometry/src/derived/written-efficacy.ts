/**
 * Lumens per watt as they are written beside lumens and watts, so that everybody who divides the two gets the same: of whole lumens, since
 * the flux of a light file is a sum that ends a hair beside the lumens that it was scaled to. Null where one of both is not known.
 */
export function writtenEfficacy(lumens: number, watts: number): number | null {
  const whole = Math.round(lumens);
  return whole > 0 && watts > 0 ? Math.round(whole / watts) : null;
}
