import type { FloorPlan as UploadedFloor } from '@lucerna/contract';
import type { Drawing, DrawnFloor, PlanPoint, RoomSize } from '@lucerna/engine';

/**
 * A floor plan under the drawing: which file, and how it lies in the room. `file` is the name under which this browser
 * keeps it, see `floor-files`, and once it is uploaded the id of the upload.
 */
export interface FloorPlan extends DrawnFloor {
  /** The account has it: it can be read on any device. */
  readonly isUploaded?: boolean;
}

/** A floor plan that fills a room of a width, until it is scaled. */
export function laidOut(
  file: Pick<FloorPlan, 'file' | 'kind' | 'name' | 'width' | 'height'>,
  scale: number,
): FloorPlan {
  return { ...file, scale, x: 0, z: 0, opacity: 0.5, isLocked: false };
}

type FloorSize = Pick<RoomSize, 'width' | 'depth'>;

/** The scale at which a floor plan fills a room, in metres of one of its units. */
export const fillingScale = (
  { width, height }: Pick<FloorPlan, 'width' | 'height'>,
  room: FloorSize,
): number => Math.max(room.width / width, room.depth / height);

/** A floor plan that the account has, laid under a drawing: in its own scale where its file says one. */
export function laidUpload(uploaded: UploadedFloor, room: FloorSize): FloorPlan {
  const { id, kind, name, width, height, metres } = uploaded;
  const file = { file: id, kind: kind === 'drawing' ? 'dxf' : 'picture', name, width, height } as const;
  return { ...laidOut(file, metres ?? fillingScale(uploaded, room)), isUploaded: true };
}

/**
 * The floor plan scaled so that two places of it that are `metres` apart in truth are so in the room. The middle between
 * them stays where it is. The same plan when the two are one place.
 */
export function scaledBy(floor: FloorPlan, from: PlanPoint, to: PlanPoint, metres: number): FloorPlan {
  const apart = Math.hypot(to.x - from.x, to.z - from.z);
  if (!(apart > 1e-6) || !(metres > 0)) return floor;
  const factor = metres / apart;
  const held = { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 };
  return {
    ...floor,
    scale: floor.scale * factor,
    x: held.x + (floor.x - held.x) * factor,
    z: held.z + (floor.z - held.z) * factor,
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A floor plan as it was kept; null for what is none. */
export function readFloorPlan(stored: unknown): FloorPlan | null {
  const floor = (stored ?? {}) as Partial<FloorPlan>;
  const isWhole =
    typeof floor.file === 'string' &&
    (floor.kind === 'picture' || floor.kind === 'dxf') &&
    typeof floor.name === 'string' &&
    [floor.width, floor.height, floor.scale, floor.x, floor.z, floor.opacity].every(isNumber) &&
    typeof floor.isLocked === 'boolean';
  return isWhole ? (floor as FloorPlan) : null;
}

/** The drawing with the floor plan under it, as it is stored: only one that was uploaded can be read elsewhere. */
export function withFloor(drawing: Drawing, floor: FloorPlan | null): Drawing {
  if (!floor?.isUploaded) return drawing;
  const { isUploaded: _, ...laid } = floor;
  return { ...drawing, floor: laid };
}

/** A stored drawing and the floor plan under it, each by itself. */
export function apartFromFloor({ floor, ...drawing }: Drawing): {
  readonly drawing: Drawing;
  readonly floor: FloorPlan | null;
} {
  return { drawing, floor: floor ? { ...floor, isUploaded: true } : null };
}
