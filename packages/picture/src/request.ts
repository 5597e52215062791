import { bodyByProportion, shapeBody } from '@lucerna/engine';
import type { BodyDescription, BodyMeasures, Finish, ShapedBody } from '@lucerna/engine';
import { lightOf, type Light } from './light';
import { paintOf, unknownFinish, type Paint } from './finish';

/** What a luminaire stands before; `none` is cut out, for a page of its own colour. */
export type Ground = 'light' | 'dark' | 'none';

/** What is to be drawn: catalogue facts of a model and the chosen values of its attributes. */
export interface PictureRequest {
  /** Four digits of the model, e.g. '2010'. */
  model: string;
  /** pendant, wall, ceiling, table, floor, ground, spot, light or complement. */
  kind: string;
  subFamilyId: number;
  /** Millimetres. Missing or impossible figures fall back to usual ones. */
  dimensionsMm?: { length?: number; width?: number; height?: number } | null;
  /** The largest sizes, millimetres, of the models that it is shown beside: all of them are drawn at one scale. */
  siblingsMm?: { length?: number; width?: number; height?: number } | null;
  /** globe, lambert, updown, beam or null. */
  distribution?: string | null;
  /** Its shape as its maker describes it; without one it is drawn by its proportion. */
  body?: BodyDescription | null;
  /** The code of its second finish, where it has one that is never chosen. */
  secondFinish?: string | null;
  /** The code of its finish; white without one. */
  finish?: string;
  /** How finishes look; what is not among them is white. */
  finishes?: readonly Finish[];
  /** One digit ('0' to '5') or kelvin ('2700'); an unknown one is drawn at 3000 K. */
  temperature?: string;
  /** Two digits of the installation; decides the canopy. */
  installation?: string;
  pendantHeightCm?: number | null;
  ground: Ground;
  /** false draws the lamp switched off. */
  lit?: boolean;
  /** Start of every id inside the drawing: give each drawing of a page its own. */
  idPrefix?: string;
}

const kinds = [
  'pendant',
  'wall',
  'ceiling',
  'table',
  'floor',
  'ground',
  'spot',
  'light',
  'complement',
] as const;
type Kind = (typeof kinds)[number];

const distributions = ['globe', 'lambert', 'updown', 'beam', 'none'] as const;
type Distribution = (typeof distributions)[number];

/** What stands in for what nothing is known of. */
const usual = { kind: 'pendant', size: [200, 200, 200], distribution: 'globe' } as const;

/** A request made whole: everything known, everything in range. Lengths in millimetres. */
export interface Lamp {
  kind: Kind;
  length: number;
  width: number;
  height: number;
  /** Its size, or that of its largest siblings: what the picture has room for. */
  room: { length: number; width: number; height: number };
  distribution: Distribution;
  /** Null of what is drawn rolled up. */
  body: ShapedBody | null;
  /** Degrees about the vertical by which it stands turned away from the eye. */
  turn: number;
  paint: Paint;
  second: Paint;
  light: Light;
  lit: boolean;
  dark: boolean;
  installation: string;
  pendantHeightCm: number;
}

const usualInstallation: Record<Kind, string> = {
  pendant: '10',
  spot: '10',
  light: '10',
  wall: '15',
  ceiling: '16',
  table: '41',
  floor: '40',
  ground: '50',
  complement: '00',
};

/** Fills the gaps of a request; never fails. */
export function completeRequest(request: PictureRequest): Lamp {
  const kind = kinds.find((each) => each === request.kind) ?? usual.kind;
  const size = request.dimensionsMm ?? {};
  const distribution =
    distributions.find((each) => each === request.distribution) ??
    (kind === 'complement' ? 'none' : usual.distribution);
  const dark = request.ground === 'dark';
  const finishOf = (code: string | null | undefined) => request.finishes?.find((each) => each.code === code);
  const finish = finishOf(request.finish) ?? unknownFinish;
  const light = lightOf(request.temperature ?? '2');
  const own = {
    length: millimetres(size.length, usual.size[0]),
    width: millimetres(size.width, usual.size[1]),
    height: millimetres(size.height, usual.size[2]),
  };
  const siblings = request.siblingsMm ?? {};
  return {
    kind,
    ...own,
    room: {
      length: Math.max(own.length, millimetres(siblings.length, own.length)),
      width: Math.max(own.width, millimetres(siblings.width, own.width)),
      height: Math.max(own.height, millimetres(siblings.height, own.height)),
    },
    distribution,
    body: isRoll(kind, own) ? null : bodyOf(request.body ?? null, { kind, distribution }, own),
    turn: 0,
    paint: paintOf(finish, dark),
    second: paintOf(finishOf(request.secondFinish) ?? finish, dark),
    light,
    lit: request.lit !== false && light.on && distribution !== 'none',
    dark,
    installation: request.installation ?? usualInstallation[kind],
    pendantHeightCm: Math.min(1000, Math.max(10, finite(request.pendantHeightCm, 200))),
  };
}

function millimetres(value: number | undefined, typical: number): number {
  const given = finite(value, typical);
  return given > 0 ? Math.min(20000, given) : typical;
}

function finite(value: number | null | undefined, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** The shapes of a description by measures: one composition has many luminaires of few models. */
const shaped = new WeakMap<BodyDescription, Map<string, ShapedBody | null>>();
/** A rod that leans away from the eye has measures of its own. */
const maxShapes = 50;

/** The maker's body where it can be made of these measures; worked out once for them. */
function ownBody(body: BodyDescription, measures: BodyMeasures): ShapedBody | null {
  const known = shaped.get(body) ?? new Map<string, ShapedBody | null>();
  shaped.set(body, known);
  const key = `${measures.length} ${measures.width} ${measures.height}`;
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= maxShapes) known.clear();
    const made = shapeBody(body, measures);
    found = made.ok ? made.value : null;
    known.set(key, found);
  }
  return found;
}

/** The maker's body where there is one that can be made, the plain one of its proportion otherwise. */
function bodyOf(
  body: BodyDescription | null,
  { kind, distribution }: Pick<Lamp, 'kind' | 'distribution'>,
  measures: BodyMeasures,
): ShapedBody | null {
  const own = body && ownBody(body, measures);
  return own ?? ownBody(bodyByProportion({ kind, distribution }, measures), measures);
}

/** What comes by the metre is drawn rolled up. */
const isRoll = (kind: Kind, { length }: BodyMeasures): boolean => kind === 'complement' && length > 1000;
