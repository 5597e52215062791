import { fitted, type Covered, type Extent } from './fit';
import { wide, type ViewPoint } from './view-point';

const degrees = Math.PI / 180;

/** The lens of a picture that is much higher than wide, which would look flat through a narrow one. */
const widest = 56 * degrees;

/** From the front, then ever more from a corner, which shortens what is long. */
const directions = [0.36, 0.52, 0.68, 0.84, -0.36, -0.6, -0.84];
/** Another direction is only taken when it brings the eye so much nearer. */
const worth = 0.9;

/** Metres of air about what hangs, or a share of its size where that is more; below it the light falls. */
const aside = { least: 0.35, share: 0.1 };
const below = { least: 0.7, share: 0.35 };
/** What ends so near to the ceiling hangs from it, which is shown then. */
const nearCeiling = 1.2;

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const whole = ({ width, depth, height }: Size): Extent => ({
  min: { x: -width / 2, y: 0, z: -depth / 2 },
  max: { x: width / 2, y: height, z: depth / 2 },
});

const grown = (
  { min, max }: Extent,
  beside: number,
  under: number,
  { width, depth, height }: Size,
): Extent => {
  const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
  return {
    min: {
      x: within(min.x - beside, -width / 2, width / 2),
      y: within(min.y - under, 0, height),
      z: within(min.z - beside, -depth / 2, depth / 2),
    },
    max: {
      x: within(max.x + beside, -width / 2, width / 2),
      y: height - max.y < nearCeiling ? height : within(max.y + under, 0, height),
      z: within(max.z + beside, -depth / 2, depth / 2),
    },
  };
};

/** How large all that hangs is. */
function sizeOf(hung: readonly Extent[]): { readonly long: number; readonly drop: number } {
  const reach = (way: 'x' | 'y' | 'z') =>
    hung.reduce((most, { max }) => Math.max(most, max[way]), -Infinity) -
    hung.reduce((least, { min }) => Math.min(least, min[way]), Infinity);
  return { long: Math.max(reach('x'), reach('z')), drop: reach('y') };
}

/** About what must not lie under anything that stands over the picture, metres. */
const bodyAir = { beside: 0.1, under: 0.15 };

/** What hangs, with the air that it needs within the room. */
function subjectOf(hung: readonly Extent[], size: Size): readonly Extent[] {
  const { long, drop } = sizeOf(hung);
  const beside = Math.max(aside.least, long * aside.share);
  const under = Math.max(below.least, drop * below.share);
  return hung.map((each) => grown(each, beside, under, size));
}

/** Where the first lamp of an empty room will hang: the room fills the picture about it. */
function firstLamp({ height }: Size): Extent {
  return { min: { x: -0.2, y: height * 0.52, z: -0.2 }, max: { x: 0.2, y: height, z: 0.2 } };
}

/** From a little aside and as near as shows all that hangs; into an empty room as if a lamp hung in its middle. */
export function perspectiveOf(
  size: Size,
  aspect: number,
  hung: readonly Extent[],
  covered?: Covered,
): ViewPoint {
  const room = whole(size);
  const subject = hung.length > 0 ? hung : [firstLamp(size)];
  const looked = {
    all: subjectOf(subject, size),
    bodies: subject.map((each) => grown(each, bodyAir.beside, bodyAir.under, size)),
    covered,
  };
  const flat = Math.min(1, Math.max(0, (1.4 - aspect) / 0.8));
  const lens = wide + (widest - wide) * flat;
  const [first, ...others] = directions.map((azimuth) =>
    fitted({ x: 0, y: 0, z: 0, azimuth, height: 0.08, span: 1, lens }, looked, room, aspect),
  ) as [ReturnType<typeof fitted>, ...ReturnType<typeof fitted>[]];
  let best = first;
  for (const other of others) if (other.away < best.away * worth) best = other;
  return best.view;
}
