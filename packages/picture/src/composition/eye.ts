/** A place in a room, millimetres: x to the right, y upwards from the floor, z towards the eye. */
export interface RoomPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place in a picture, and how many of its units a millimetre is there. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The box of what is to be in sight. */
export interface Extent {
  readonly from: RoomPlace;
  readonly to: RoomPlace;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Units for a millimetre at most: a single small lamp is not blown up. */
const nearest = 1.3;
/** How far away the eye is, in sizes of what it sees. */
const away = 2.6;

/** The smallest box around places; never flat. */
export function extentOf(places: readonly RoomPlace[]): Extent {
  const range = (axis: keyof RoomPlace): [number, number] => {
    const values = places.map((place) => place[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [x, y, z] = [range('x'), range('y'), range('z')];
  return { from: { x: x[0], y: y[0], z: z[0] }, to: { x: x[1], y: y[1], z: z[1] } };
}

/**
 * An eye before the middle of a box, at its lower third, that sees all of it within a frame. Things behind are smaller,
 * and what lies on one level is seen a little from below. `drop` (0 to 1) is the share of spare height that is above.
 */
export function eyeBefore({ from, to }: Extent, frame: Frame, drop: number): (place: RoomPlace) => Seen {
  const size = Math.max(to.x - from.x, to.y - from.y, to.z - from.z, 400);
  const middle = { x: (from.x + to.x) / 2, y: from.y + (to.y - from.y) / 3, z: (from.z + to.z) / 2 };
  const distance = away * size;
  const flat = ({ x, y, z }: RoomPlace) => {
    const scale = distance / (distance - (z - middle.z));
    return { x: (x - middle.x) * scale, y: (middle.y - y) * scale, scale };
  };
  const corners = [from.x, to.x].flatMap((x) =>
    [from.y, to.y].flatMap((y) => [from.z, to.z].map((z) => flat({ x, y, z }))),
  );
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const unit = Math.min(
    (frame.right - frame.left) / Math.max(right - left, 1),
    (frame.bottom - frame.top) / Math.max(bottom - top, 1),
    nearest,
  );
  const aside = (frame.left + frame.right) / 2 - ((left + right) / 2) * unit;
  const spare = Math.max(0, frame.bottom - frame.top - (bottom - top) * unit);
  const below = frame.top + spare * drop - top * unit;
  return (place) => {
    const seen = flat(place);
    return { x: aside + seen.x * unit, y: below + seen.y * unit, scale: seen.scale * unit };
  };
}
