import type { Finish } from '@lucerna/engine';
import type { Light } from './light';
import { lightOf } from './light';
import type { Paint } from './finish';
import { paintOf, unknownFinish } from './finish';

/** What a luminaire stands before; `none` is cut out, for a page of its own colour. */
export type Ground = 'light' | 'dark' | 'none';

/** What is to be drawn: catalogue facts of a model and the chosen values of its attributes. */
export interface PictureRequest {
  /** Four digits of the model, e.g. '2010'. Unknown models get a neutral luminaire of their kind. */
  model: string;
  /** pendant, wall, ceiling, table, floor, ground, spot, light or complement. */
  kind: string;
  subFamilyId: number;
  /** Millimetres. Missing or impossible figures fall back to those of the collection's typical model. */
  dimensionsMm?: { length?: number; width?: number; height?: number } | null;
  /** The largest sizes, millimetres, of the models that it is shown beside: all of them are drawn at one scale. */
  siblingsMm?: { length?: number; width?: number; height?: number } | null;
  /** globe, lambert, updown, beam or null. */
  distribution?: string | null;
  /** The code of its finish; without one it is as its collection is usually shown. */
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

/** The typical model of a collection: stands in for what a request leaves out. */
export interface Archetype {
  kind: Kind;
  model: string;
  size: readonly [length: number, width: number, height: number];
  distribution: Distribution;
  /** In which it is shown when none is chosen. */
  finish: string;
}

/** A request made whole: everything known, everything in range. Lengths in millimetres. */
export interface Lamp {
  model: string;
  kind: Kind;
  subFamilyId: number;
  length: number;
  width: number;
  height: number;
  /** Its size, or that of its largest siblings: what the picture has room for. */
  room: { length: number; width: number; height: number };
  distribution: Distribution;
  paint: Paint;
  light: Light;
  lit: boolean;
  dark: boolean;
  installation: string;
  pendantHeightCm: number;
}

/** Parts are made in few finishes, and in black always. */
const partFinish = '20';

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

/** The finish of what is made in none. */
export const finishOf = (kind: string, typical: Archetype): string =>
  kind === 'complement' ? partFinish : typical.finish;

/** Fills the gaps of a request from the collection's typical model; never fails. */
export function completeRequest(request: PictureRequest, typical: Archetype): Lamp {
  const known = kinds.find((each) => each === request.kind);
  const kind = known ?? typical.kind;
  const size = request.dimensionsMm ?? {};
  const distribution =
    distributions.find((each) => each === request.distribution) ??
    (kind === 'complement' ? 'none' : typical.distribution);
  const dark = request.ground === 'dark';
  const code = request.finish ?? finishOf(kind, typical);
  const finish = request.finishes?.find((each) => each.code === code) ?? unknownFinish;
  const light = lightOf(request.temperature ?? '2');
  const own = {
    length: millimetres(size.length, typical.size[0]),
    width: millimetres(size.width, typical.size[1]),
    height: millimetres(size.height, typical.size[2]),
  };
  const siblings = request.siblingsMm ?? {};
  return {
    model: known ? request.model : typical.model,
    kind,
    subFamilyId: request.subFamilyId,
    ...own,
    room: {
      length: Math.max(own.length, millimetres(siblings.length, own.length)),
      width: Math.max(own.width, millimetres(siblings.width, own.width)),
      height: Math.max(own.height, millimetres(siblings.height, own.height)),
    },
    distribution,
    paint: paintOf(finish, dark),
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
