/** Linear mixing of sRGB hex colours, enough for shading a drawing. */

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` (0 to 1) of the way from `from` to `to`, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  const part = Math.min(1, Math.max(0, share));
  const blend = (index: 0 | 1 | 2) =>
    Math.round(start[index] + (end[index] - start[index]) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(0)}${blend(1)}${blend(2)}`;
}
