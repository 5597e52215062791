import { studioLight } from './cast/glow';
import { throwInRoom } from './cast/throw';
import { drawBody } from './body/draw-body';
import { drawGround, type Room } from './ground';
import { completeRequest, type Ground, type Lamp, type PictureRequest } from './request';
import { beltRoll } from './solid/belt-roll';
import { portrait, stageOf, type Stage } from './stage';
import { createPen, without, type Pen } from './svg';

/**
 * One luminaire as a complete `<svg>` of 800 by 1000, lit, in its finish, in the light or dark room that suits its kind.
 * The same request always gives the same text; a gap or an unknown code is filled sensibly, nothing throws.
 */
export function drawLuminaire(request: PictureRequest): string {
  const lamp = completeRequest(request);
  const pen = createPen(request.idPrefix ?? `p${request.model}`);
  drawGround(pen, request.ground, roomOf(lamp));
  placeLamp(onGround(pen, request.ground), lamp, stageOf(lamp));
  return wrap(pen, portrait.width, portrait.height);
}

/** What is cut out has no wall that it could light. */
export function onGround(pen: Pen, ground: Ground): Pen {
  return ground === 'none' ? without(pen, 'wash') : pen;
}

/** Draws the body of a lamp and the light that it throws. */
export function placeLamp(pen: Pen, lamp: Lamp, stage: Stage) {
  const emitter = lamp.body ? drawBody(pen, lamp, lamp.body, stage) : beltRoll(pen, lamp, stage);
  if (emitter && lamp.lit) throwInRoom(pen, lamp, stage, emitter);
  if (lamp.kind === 'complement') studioLight(pen, lamp, stage.x, stage.y + 10, 460);
}

export function wrap(pen: Pen, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${pen.body()}</svg>`;
}

/** Degrees by which a body is turned that stands where two walls meet. */
const cornerTurn = 45;

function roomOf(lamp: Lamp): Room {
  const { width, height, edge, floor } = portrait;
  switch (lamp.kind) {
    case 'wall':
      return {
        width,
        height,
        ceiling: 0,
        floor: height,
        corner: Math.abs(lamp.body?.pose.y ?? 0) === cornerTurn ? width / 2 : undefined,
      };
    case 'ceiling':
      return { width, height, ceiling: 470, floor: height };
    case 'table':
      return { width, height, ceiling: 0, floor: 690 };
    case 'floor':
      return { width, height, ceiling: 0, floor: 820 };
    case 'ground':
      return { width, height, ceiling: 0, floor: 640 };
    case 'complement':
      return { width, height, ceiling: 0, floor: 540 };
    default:
      return { width, height, ceiling: edge, floor };
  }
}
