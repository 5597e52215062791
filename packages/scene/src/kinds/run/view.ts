import type { Complement, Drawing, ElementCatalogue, Finish, Position, RoomSize, Run } from '@lucerna/engine';
import { finishKey, finishOf, partsOf, remembered } from '../../piece/finished';
import type { Part, Piece } from '../../piece/piece';
import { cableHandles } from '../cable/handles';
import { beltLength, beltView } from '../belt/view';
import { cut } from './course';
import type { CountedRow } from './counted-rows';
import { wireSolids, wiresOf, type Wire } from './wires';

const shapes = remembered<readonly Part[]>();

/** The wires and cables of a drawn run, or null when it is fastened everywhere. */
export function wiresView(run: Run, drawing: Drawing, catalogue: ElementCatalogue): Piece | null {
  const finish = finishOf(catalogue, drawing.attributes.color);
  return wiresPiece(run.id, wiresOf(run, drawing), drawing.roomSize.height, finish);
}

/** What the belts of a counted row hang by. */
export function wiresOfRow(
  { belts, wires }: CountedRow,
  room: RoomSize,
  catalogue: ElementCatalogue,
): Piece | null {
  const [belt] = belts;
  return belt
    ? wiresPiece(`${belt.id} wires`, wires, room.height, finishOf(catalogue, belt.attributes.color), belt.id)
    : null;
}

function wiresPiece(
  id: string,
  wires: readonly Wire[],
  ceiling: number,
  finish: Finish | null,
  picks = id,
): Piece | null {
  const [first] = wires;
  if (!first) return null;
  const shape = `wires ${JSON.stringify([wires, ceiling, finishKey(finish)])}`;
  return {
    id,
    picks,
    kind: 'cable',
    name: 'wire',
    model: null,
    reference: null,
    parts: shapes(shape, () => partsOf(wireSolids(wires, ceiling), finish)),
    position: first.at,
    turn: 0,
    tilt: 0,
    light: null,
    collides: false,
    handles: cableHandles,
    shape,
  };
}

/** Belts one after the other along a line. */
export function beltsAlong(
  course: readonly Position[],
  belts: readonly Complement[],
  catalogue: ElementCatalogue,
): readonly Piece[] {
  const courses = cut(
    course,
    belts.map((belt) => beltLength(belt, catalogue) ?? 0),
  );
  return belts
    .map((belt, index) => beltView(belt, courses[index] ?? [], catalogue))
    .filter((piece) => piece !== null);
}
