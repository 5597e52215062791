import type { DxfPlan, Point } from '@lucerna/picture/floor-plan';

/** The longest side of the picture in its own units: a tenth of one is a millimetre in a building of a hundred metres. */
const longestSide = 100_000;
/** What a page takes for the size of the picture where it gives it none: as large as a photograph of a plan. */
const shownSide = 4000;
/** Seen on a light ground and on a dark one. */
const stroke = '#808080';

/** The lines of a plan as SVG. Only numbers of the drawing get into it. */
export function planPicture({ lines, bounds: { minX, maxY, width, height } }: DxfPlan): string {
  const scale = longestSide / Math.max(width, height);
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  const at = ({ x, y }: Point) => `${Math.round((x - minX) * scale)} ${Math.round((maxY - y) * scale)}`;
  const path = lines.map((line) => `M${line.map(at).join('L')}`).join('');
  const [w, h] = [whole(width), whole(height)];
  const shown = (side: number) => Math.max(1, Math.round((side * shownSide) / longestSide));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${shown(w)}" height="${shown(h)}" ` +
    `preserveAspectRatio="none"><path d="${path}" fill="none" stroke="${stroke}" stroke-width="1" ` +
    `vector-effect="non-scaling-stroke"/></svg>`
  );
}
