import type { BodyDescription } from '@lucerna/engine';
import { drawGround, type Room } from '../ground';
import { drawBody } from '../body/draw-body';
import { onGround, placeLamp, wrap } from '../luminaire';
import { completeRequest, type Lamp } from '../request';
import { beltAlong } from '../solid/belt';
import { cylinder } from '../solid/metal';
import { createPen, d, ellipse, fainter, line, shrunk, type Pen } from '../svg';
import { eyeBefore, extentOf, type Extent, type Frame, type RoomPlace, type Seen } from './eye';
import type { CompositionLook, PictureModel } from './model';

/** A luminaire where it is in the room, in its own finish and light. */
export interface PlacedLuminaire extends Omit<PictureModel, 'body'> {
  readonly temperature?: string;
  /** The middle of its body. */
  readonly at: RoomPlace;
  /** Degrees about the vertical. */
  readonly turn: number;
  /** Both ends of a slim rod; null for any other body. */
  readonly ends: readonly [RoomPlace, RoomPlace] | null;
  /** Where its cable begins; null for what hangs on a line, stands, or is fixed to a wall or ceiling. */
  readonly hangsFrom: RoomPlace | null;
}

/** A round piece of metal on the ceiling: a canopy, or a feed. */
export interface PlacedCanopy {
  readonly finish?: string;
  /** The middle of its top. */
  readonly at: RoomPlace;
  readonly width: number;
  readonly height: number;
}

/** A belt through the room, or a slack cable on its ceiling. */
export interface PlacedLine {
  readonly finish?: string;
  readonly points: readonly RoomPlace[];
  /** Millimetres. */
  readonly width: number;
  readonly isTextile: boolean;
}

/** What was composed, as `frontOf` of the scene tells it. */
export interface CreationRequest extends Pick<CompositionLook, 'ground' | 'finishes' | 'idPrefix'> {
  /** 1600 by 1000, or 800 by 1000. */
  readonly shape: keyof typeof sizes;
  readonly subFamilyId: number;
  readonly luminaires: readonly PlacedLuminaire[];
  /** The shapes of models that their maker describes. */
  readonly bodies?: Readonly<Record<string, BodyDescription>>;
  readonly canopies: readonly PlacedCanopy[];
  readonly lines: readonly PlacedLine[];
}

const sizes = { landscape: { width: 1600, height: 1000 }, portrait: { width: 800, height: 1000 } };
/** A ceiling that is farther above the luminaires than this many of their heights is out of the picture. */
const nearCeiling = 1.4;
/** Where wall and floor meet, and how much wall is between them and what hangs: usually, and at most. */
const usualFloor = 900;
const usualWall = 330;
const highestWall = 500;
const standing: ReadonlySet<string> = new Set(['table', 'floor', 'ground']);
const hanging: ReadonlySet<string> = new Set(['pendant', 'spot', 'light']);

/** So many are drawn whole, those in front; more are points of light, and a crowd is cut off. */
const maxWhole = 60;
const maxPoints = 400;

/** Units for a millimetre at which a luminaire alone is drawn. */
const nearScale = 0.95;

interface Placed {
  readonly luminaire: PlacedLuminaire;
  readonly lamp: Lamp;
}

/**
 * The picture of exactly what was composed, as a complete `<svg>`: every luminaire at its place, in its
 * finish and light, with its canopy, cable or belt, seen from the front. What is behind is drawn first and smaller.
 */
export function drawCreation(request: CreationRequest): string {
  const { ground, subFamilyId, canopies, lines } = request;
  const { width, height } = sizes[request.shape];
  const side = width * 0.08;
  const pen = createPen(request.idPrefix ?? `k${subFamilyId}`);
  const placed = request.luminaires
    .map((luminaire): Placed => ({ luminaire, lamp: lampAt(luminaire, request) }))
    .toSorted((one, other) => one.luminaire.at.z - other.luminaire.at.z);
  const bodies = placed.flatMap(cornersOf);
  const inSight = bodies.length > 0 ? bodies : lines.flatMap(({ points }) => points);
  if (inSight.length === 0) {
    drawGround(pen, ground, { width, height, ceiling: 0, floor: usualFloor });
    return wrap(pen, width, height);
  }
  const own = extentOf([
    ...inSight,
    ...lines.filter(({ isTextile }) => isTextile).flatMap(({ points }) => points),
  ]);
  const reach = Math.max(own.to.y - own.from.y, (own.to.x - own.from.x) / 4);
  const tops = canopies.filter(({ at }) => at.y - own.to.y < reach * nearCeiling);
  const hasCeiling = tops.length > 0;
  const onFloor = placed.some(({ lamp }) => standing.has(lamp.kind));
  const frame = { left: side, right: width - side, top: hasCeiling ? 48 : 110, bottom: onFloor ? 880 : 830 };
  const wanted = extentOf([own.from, own.to, ...tops.map(({ at }) => at)]);
  const see = hasCeiling ? eyeInRoom(wanted, frame) : eyeBefore(wanted, frame, 0.45);
  const edge = hasCeiling ? Math.min(...tops.map(({ at }) => see({ ...at, z: own.from.z - 200 }).y)) + 26 : 0;
  const floor = onFloor
    ? Math.min(...placed.map((each) => footOf(each, see).y)) - 70
    : Math.min(usualFloor, lowest(wanted, see) + highestWall);
  drawGround(pen, ground, { width, height, ceiling: edge, floor });
  for (const each of lines) drawLine(pen, each, request, see);
  for (const each of tops) drawCanopy(pen, each, request, see);
  const behind = placed.slice(0, -maxWhole).slice(-maxPoints);
  for (const each of behind) drawPoint(pen, each, see);
  const faint = fainter(onGround(pen, ground), washOf(placed.length, own));
  for (const each of placed.slice(-maxWhole)) drawPlaced(faint, each, request, see, { width, height, floor });
  return wrap(pen, width, height);
}

type See = (place: RoomPlace) => Seen;

/**
 * What hangs under a ceiling begins at the top of the picture. When it is so wide that little of the height is its own,
 * it comes down to the upper third: a room about it rather than an empty wall below.
 */
function eyeInRoom(wanted: Extent, frame: Frame): See {
  const high = eyeBefore(wanted, frame, 0);
  const spare = frame.bottom - lowest(wanted, high) - usualWall;
  const low = Math.max(0, spare) * 0.45;
  return (place) => {
    const seen = high(place);
    return { ...seen, y: seen.y + low };
  };
}

const lowest = ({ from, to }: Extent, see: See): number => Math.max(see(from).y, see({ ...from, z: to.z }).y);

const bodyOf = ({ bodies = {} }: CreationRequest, model: string): BodyDescription | null =>
  (Object.hasOwn(bodies, model) && bodies[model]) || null;

/** A luminaire that is turned shows what of its length is across the sight. */
function lampAt(luminaire: PlacedLuminaire, request: CreationRequest): Lamp {
  const { ground, finishes } = request;
  const body = bodyOf(request, luminaire.model);
  const { turn } = luminaire;
  const lamp = completeRequest({ ...luminaire, body, ground, finishes });
  const angle = (turn * Math.PI) / 180;
  const across = Math.abs(Math.cos(angle)) * lamp.length + Math.abs(Math.sin(angle)) * lamp.width;
  const upright = lamp.body && { ...lamp.body, pose: { x: 0, y: 0, z: 0 } };
  return { ...lamp, body: upright, turn, length: Math.max(across, Math.min(lamp.width, lamp.length)) };
}

function cornersOf({ luminaire: { at, ends }, lamp }: Placed): readonly RoomPlace[] {
  if (ends) return ends;
  const [x, y] = [lamp.length / 2, lamp.height / 2];
  return [
    { x: at.x - x, y: at.y - y, z: at.z },
    { x: at.x + x, y: at.y + y, z: at.z },
  ];
}

function footOf({ luminaire: { at }, lamp }: Placed, see: See): Seen {
  return see({ ...at, y: at.y - lamp.height / 2 });
}

/** How strong the light on the wall is of each of many luminaires: close to each other they would burn it out. */
function washOf(count: number, { from, to }: Extent): number {
  const aspect = (to.x - from.x) / Math.max(to.y - from.y, 1);
  return Math.min(1, 1.7 / Math.sqrt(count / Math.max(1, aspect * 1.5)));
}

function drawPlaced(
  pen: Pen,
  placed: Placed,
  request: CreationRequest,
  see: See,
  room: Pick<Room, 'width' | 'height' | 'floor'>,
) {
  const { luminaire, lamp } = placed;
  const { at, hangsFrom, ends } = luminaire;
  const middle = see(at);
  const { x, scale } = middle;
  if (ends) {
    const [one, other] = [see(ends[0]), see(ends[1])];
    const degrees = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
    const length = Math.max(Math.hypot(other.x - one.x, other.y - one.y) / scale, lamp.width);
    drawRod(pen, placed, { ...middle, length, degrees }, request, room);
    return;
  }
  const half = (lamp.height * scale) / 2;
  const y = standing.has(lamp.kind) ? middle.y + half : hanging.has(lamp.kind) ? middle.y - half : middle.y;
  // Fittings are drawn at the size that suits a luminaire seen from near; from afar all of it is drawn smaller.
  const smaller = Math.min(1, Math.max(0.4, scale / nearScale));
  const away = (from: number, to: number) => from + (to - from) / smaller;
  placeLamp(shrunk(pen, x, y, smaller), lamp, {
    x,
    y,
    scale: scale / smaller,
    ceiling: hangsFrom ? away(y, see(hangsFrom).y) : y,
    floor: away(y, room.floor),
    width: away(x, room.width),
    height: away(y, room.height),
    alone: false,
  });
}

/** A slim rod between its ends: as long as it is seen, leaning as it is. */
function drawRod(
  pen: Pen,
  { luminaire, lamp }: Placed,
  seen: Seen & { readonly length: number; readonly degrees: number },
  request: CreationRequest,
  room: Pick<Room, 'width' | 'height' | 'floor'>,
) {
  const { x, y, scale, length, degrees } = seen;
  const thick = Math.max(1, 5 / (lamp.height * scale));
  const dimensionsMm = { length, width: lamp.width * thick, height: lamp.height * thick };
  const { ground, finishes } = request;
  const body = bodyOf(request, luminaire.model);
  const rod = completeRequest({ ...luminaire, body, dimensionsMm, ground, finishes });
  if (!rod.body) return;
  const pose = { x: 0, y: 0, z: -degrees };
  const half =
    (rod.height * scale * Math.abs(Math.cos((degrees * Math.PI) / 180)) +
      length * scale * Math.abs(Math.sin((degrees * Math.PI) / 180))) /
    2;
  drawBody(
    pen,
    rod,
    { ...rod.body, pose, grips: [] },
    { x, y: y - half, scale, ceiling: y - half, ...room, alone: false },
  );
}

function drawPoint(pen: Pen, { luminaire: { at }, lamp }: Placed, see: See) {
  const { x, y, scale } = see(at);
  const half = scale / 2;
  const fill = lamp.lit ? lamp.light.glow : lamp.paint.base;
  pen.add('body', ellipse(x, y, Math.max(1.5, lamp.length * half), Math.max(1.5, lamp.height * half), fill));
}

function drawCanopy(pen: Pen, { at, finish, ...size }: PlacedCanopy, request: CreationRequest, see: See) {
  const { x, y, scale } = see(at);
  const lamp = paintedWith(finish, request);
  pen.add(
    'body',
    cylinder(pen, lamp, x, y, Math.max(8, size.width * scale), Math.max(3, size.height * scale), 0.1),
  );
}

function drawLine(
  pen: Pen,
  { points, finish, isTextile, ...size }: PlacedLine,
  request: CreationRequest,
  see: See,
) {
  const [first, ...others] = points.map(see);
  if (!first) return;
  const outline = d`M${first.x} ${first.y}` + others.map(({ x, y }) => d`L${x} ${y}`).join('');
  const lamp = paintedWith(finish, request);
  const wide = Math.max(isTextile ? 3 : 1.2, size.width * first.scale);
  pen.add('cable', isTextile ? beltAlong(lamp, outline, wide) : line(outline, lamp.paint.cable, wide));
}

/** Only its paint and ground matter. */
function paintedWith(finish: string | undefined, { ground, finishes, subFamilyId }: CreationRequest): Lamp {
  return completeRequest({
    model: '',
    kind: '',
    subFamilyId,
    ground,
    finishes,
    ...(finish !== undefined && { finish }),
  });
}
