/** Where the eye is. Angles in radians, lengths in metres. */
export interface ViewPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** About the vertical; 0 looks from the front. */
  readonly azimuth: number;
  /** Above the horizon; half of pi looks straight down. */
  readonly height: number;
  /** What of the room is seen at the target, from top to bottom. */
  readonly span: number;
  /** Of the lens; a narrow one from far away draws parallels as parallels. */
  readonly lens: number;
}

/** The lens of a picture that is wider than high, radians. */
export const wide = (30 * Math.PI) / 180;
/** The height from which the plan is seen: not quite the pole, where up and aside are one. */
export const straightDown = Math.PI / 2 - 0.0001;

/** How far the eye is from its target, metres. */
export function distanceOf({ span, lens }: ViewPoint): number {
  return span / (2 * Math.tan(lens / 2));
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A view point on the way between two, 0 to 1: slow at both ends. */
export function between(from: ViewPoint, to: ViewPoint, time: number): ViewPoint {
  const share = time < 0.5 ? 4 * time ** 3 : 1 - (-2 * time + 2) ** 3 / 2;
  const turn = ((to.azimuth - from.azimuth + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    z: mix(from.z, to.z, share),
    azimuth: from.azimuth + turn * share,
    height: mix(from.height, to.height, share),
    span: mix(from.span, to.span, share),
    lens: mix(from.lens, to.lens, share),
  };
}

/** A view point turned about its target. A turned plan or front is looked at through a wide lens again. */
export function turned(view: ViewPoint, across: number, up: number): ViewPoint {
  const height = Math.min(straightDown, Math.max(-0.35, view.height + up));
  return { ...view, azimuth: view.azimuth + across, height, lens: Math.max(view.lens, wide) };
}

/** Nearer or farther by a factor, between a hand's breadth and a hall. */
export function zoomed(view: ViewPoint, by: number): ViewPoint {
  return { ...view, span: Math.min(60, Math.max(0.25, view.span * by)) };
}

/** Moved across the picture, in shares of its height. */
export function panned(view: ViewPoint, across: number, up: number): ViewPoint {
  const { azimuth, height, span } = view;
  const right = across * span;
  const rise = up * span;
  const level = -Math.sin(height) * rise;
  return {
    ...view,
    x: view.x + Math.cos(azimuth) * right + Math.sin(azimuth) * level,
    y: view.y + Math.cos(height) * rise,
    z: view.z - Math.sin(azimuth) * right + Math.cos(azimuth) * level,
  };
}
