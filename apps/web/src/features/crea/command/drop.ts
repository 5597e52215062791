import { applyEdit, heightLimits } from '@lucerna/engine';
import type { Configuration, Edit, ElementCatalogue, Model, Position, Space } from '@lucerna/engine';
import { adding, firstPlace, onFloor, type NewId } from './add';
import { findElement } from './find';
import { caughtLift } from './move';

/** A place of the room that a hand points at with something new. Metres. */
export interface Pointed {
  readonly at: Position;
  /** Its height was pointed at, too: what hangs then comes to it. */
  readonly hasHeight: boolean;
}

/** A luminaire that a hand holds over the room, under its new ids. */
export interface Dropping {
  readonly model: Model;
  readonly cluster: string;
  readonly light: string;
}

/** How something new is put: hung, or stood on the floor. */
export const putWay = ({ kind }: Model): 'hang' | 'stand' => (onFloor.has(kind) ? 'stand' : 'hang');

/** Where a luminaire is put that is pointed to a place: to the ceiling above it, the floor below it, its wall. */
function placeFor(model: Model, { at, hasHeight }: Pointed, space: Space): Position {
  const first = firstPlace(model, space.config.roomSize);
  if (model.kind === 'wall') return { x: at.x, y: hasHeight ? at.y : first.y, z: first.z };
  return { x: at.x, y: first.y, z: at.z };
}

/** What is held, which no height of its own catches, and the step of heights; absent: nothing catches. */
interface Catching {
  readonly held: readonly string[];
  readonly stepCm: number | undefined;
}

/** The pendant height at which the middle of a body is at a height that is pointed at; null for what does not hang. */
function heightFor(
  model: Model,
  { at, hasHeight }: Pointed,
  space: Space,
  catalogue: ElementCatalogue,
  { held, stepCm }: Catching,
): number | null {
  const room = space.config.roomSize;
  const prepared = catalogue.model(model.model);
  const limits = prepared && heightLimits(prepared, room);
  if (!limits || !hasHeight || model.kind === 'wall') return null;
  const bodyCm = (model.technicalData.dimensionsMm?.height ?? 0) / 10;
  const pointed = Math.round((room.height - at.y) * 100 + bodyCm / 2);
  const wanted = stepCm === undefined ? pointed : caughtLift(space, held, pointed, stepCm);
  return Math.max(limits.min, Math.min(limits.max, wanted));
}

/** Hangs something new where a hand points, in the composition of the selection or in the last one. */
export function startDrop(
  space: Space,
  catalogue: ElementCatalogue,
  model: Model,
  pointed: Pointed,
  given: { readonly selection: readonly string[]; readonly newId: NewId; readonly stepCm?: number },
): { readonly edit: Edit; readonly dropping: Dropping } {
  const ids = [given.newId(), given.newId(), given.newId()];
  const [, cluster = '', light = ''] = ids;
  const near = findElement(space, given.selection[0] ?? '')?.composition ?? space.compositions.at(-1);
  const pendantHeight = heightFor(model, pointed, space, catalogue, { held: [], stepCm: given.stepCm });
  const attributes: Configuration | undefined = pendantHeight === null ? undefined : { pendantHeight };
  const place = placeFor(model, pointed, space);
  const edit = (to: string | null): Edit => adding(space, model, to, place, ids, attributes);
  const isTaken = near !== undefined && applyEdit(space, edit(near.id), catalogue).ok;
  return { edit: edit(isTaken ? near.id : null), dropping: { model, cluster, light } };
}

/** Brings what a hand holds to where it points now. */
export function moveDrop(
  space: Space,
  catalogue: ElementCatalogue,
  { model, cluster, light }: Dropping,
  pointed: Pointed,
  stepCm?: number,
): Edit {
  const pendantHeight = heightFor(model, pointed, space, catalogue, { held: [light], stepCm });
  const move: Edit = { type: 'move', id: cluster, to: placeFor(model, pointed, space) };
  if (pendantHeight === null) return move;
  return {
    type: 'batch',
    edits: [move, { type: 'change-attributes', ids: [light], delta: { pendantHeight } }],
  };
}
