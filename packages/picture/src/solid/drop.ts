import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, path } from '../svg';
import { capShade, opalStops, sheen } from './glass';

/** Outline of a drop: a narrow shoulder at the top that swells into a round belly. */
function dropOutline(x: number, top: number, width: number, height: number, neck: number): string {
  const half = width / 2;
  const middle = top + height - half * 1.02;
  const bottom = top + height;
  return d`M${x - neck} ${top}C${x - neck} ${top + height * 0.2} ${x - half} ${middle - half * 0.75} ${x - half} ${middle}C${x - half} ${middle + half * 0.58} ${x - half * 0.56} ${bottom} ${x} ${bottom}S${x + half} ${middle + half * 0.58} ${x + half} ${middle}C${x + half} ${middle - half * 0.75} ${x + neck} ${top + height * 0.2} ${x + neck} ${top}z`;
}

/** A drop of opal glass. */
export function opalDrop(
  pen: Pen,
  lamp: Lamp,
  x: number,
  top: number,
  width: number,
  height: number,
  neck: number,
): string {
  const outline = dropOutline(x, top, width, height, neck);
  const half = width / 2;
  const middle = top + height - half * 1.02;
  const tall = 1 + (height / width - 1) * 0.62;
  const belly = middle - (height - width) * 0.36;
  const glass = pen.radial(x, belly, half * 1.03, opalStops(lamp), {
    squash: Math.max(1, tall),
    focus: [x, middle],
  });
  return (
    path(outline, glass) +
    path(outline, capShade(pen, lamp, x, top, neck * 1.5)) +
    sheen(pen, lamp, x, middle, half * 0.92)
  );
}
