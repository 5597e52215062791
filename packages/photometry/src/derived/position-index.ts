const radian = Math.PI / 180;

/**
 * Guth's position index of a luminaire one height above the eye (CIE 117 annex A, from Levin's formula): `tau` is its
 * direction around the line of sight from upright, `sigma` its angle from the line of sight. Null beyond the range of
 * Guth's table, T/R above 3 or H/R above 1.9, where a luminaire is not counted.
 */
export function positionIndex(ahead: number, aside: number): number | null {
  if (Math.abs(aside) / ahead > 3 || 1 / ahead > 1.9) return null;
  const tau = Math.atan(Math.abs(aside)) / radian;
  const sigma = Math.atan(Math.hypot(aside, 1) / ahead) / radian;
  return Math.exp(
    (35.2 - 0.31889 * tau - 1.22 * Math.exp((-2 * tau) / 9)) * 1e-3 * sigma +
      (21 + 0.26667 * tau - 0.002963 * tau ** 2) * 1e-5 * sigma ** 2,
  );
}
