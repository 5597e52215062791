import type { Emitter } from '../emitter';
import type { Lamp } from '../request';
import type { Stage } from '../stage';
import type { Pen } from '../svg';
import { fan, throwLight } from './beam';
import { bodyGlow, pool, shadow, wallGlow } from './glow';

type Throw = (pen: Pen, lamp: Lamp, stage: Stage, from: Emitter) => void;

/** Light that a luminaire throws on the room around it, by where it stands and how it distributes. */
export const throwInRoom: Throw = (pen, lamp, stage, from) => {
  if (lamp.kind === 'wall') onWall(pen, lamp, stage, from);
  else if (lamp.kind === 'ceiling') underCeiling(pen, lamp, stage, from);
  else if (lamp.kind === 'table' || lamp.kind === 'floor') standing(pen, lamp, stage, from);
  else if (lamp.kind === 'ground') outdoors(pen, lamp, stage, from);
  else hanging(pen, lamp, stage, from);
};

const hanging: Throw = (pen, lamp, stage, from) => {
  const { x, y, rx, ry, turn = 0 } = from;
  const size = Math.max(rx, ry);
  const floor = (stage.floor + stage.height) / 2 + 8;
  switch (lamp.distribution) {
    case 'beam': {
      const lean = Math.sin((turn * Math.PI) / 180);
      const mouth = { x: x - lean * ry, y: y + ry };
      const reach = floor - y - ry;
      fan(pen, lamp, { ...mouth, opening: rx * 0.8, spread: rx + 130, reach, turn, strength: 0.55 });
      wallGlow(pen, lamp, mouth.x, mouth.y + 90, 330, 0.42);
      pool(pen, lamp, mouth.x - lean * reach, floor, 190, 1.15, 0.2);
      return;
    }
    case 'lambert':
      if (turn !== 0) {
        pool(pen, lamp, x, floor, 190 + rx * 0.7, 0.75, 0.17);
        return;
      }
      bodyGlow(pen, lamp, { x, y: y + ry + 44, rx, ry: 4 }, 300, 0.62);
      throwLight(pen, lamp, x, y, Math.min(360, (stage.height - y) * 0.52), 1, 0.5, 1 + rx / 400);
      pool(pen, lamp, x, floor, 200 + rx * 0.8, 0.75, 0.17);
      return;
    case 'updown':
      bodyGlow(pen, lamp, from, 300, 0.7);
      throwLight(pen, lamp, x, y - ry, Math.min(260, y * 0.55), -1, 0.36, 1 + rx / 330);
      throwLight(pen, lamp, x, y + ry, Math.min(330, (stage.height - y) * 0.5), 1, 0.36, 1 + rx / 330);
      pool(pen, lamp, x, stage.ceiling - 6, 230 + rx * 0.5, 0.7, 0.13);
      pool(pen, lamp, x, floor, 200 + rx * 0.7, 0.7, 0.17);
      return;
    default:
      bodyGlow(pen, lamp, from, 430, 0.8);
      pool(pen, lamp, x, floor, 210 + size * 0.6, 0.55, 0.17);
      pool(pen, lamp, x, stage.ceiling - 10, 200 + size * 0.5, 0.35, 0.13);
  }
};

const onWall: Throw = (pen, lamp, stage, from) => {
  const { x, y, rx, ry } = from;
  const reach = Math.min(430, stage.height / 2 - 40);
  switch (lamp.distribution) {
    case 'updown':
      wallGlow(pen, lamp, x, y, 400, 0.5);
      for (const turn of [0, 180]) {
        const mouth = turn === 0 ? y + ry * 0.7 : y - ry * 0.7;
        fan(pen, lamp, {
          x,
          y: mouth,
          opening: rx * 0.8,
          spread: rx + 150,
          reach,
          turn,
          curve: 1,
          strength: 0.95,
        });
      }
      return;
    case 'lambert':
    case 'beam':
      wallGlow(pen, lamp, x, y + 90, 360, 0.5);
      fan(pen, lamp, {
        x,
        y: y + ry * 0.8,
        opening: rx * 0.85,
        spread: rx + 190,
        reach,
        curve: 1,
        strength: 1,
      });
      return;
    default:
      bodyGlow(pen, lamp, from, 460, 0.86);
  }
};

const underCeiling: Throw = (pen, lamp, stage, from) => {
  const { x, y, rx, ry } = from;
  bodyGlow(pen, lamp, from, 360, 0.75);
  pool(pen, lamp, x, y - ry * 0.6, rx * 2.1, 0.6, 0.42);
  throwLight(pen, lamp, x, y + ry, Math.min(400, (stage.height - y) * 0.52), 1, 0.5, 1.25);
};

const standing: Throw = (pen, lamp, stage, from) => {
  const { x, y, rx, ry } = from;
  const size = Math.max(rx, ry);
  const surface = stage.y + 12;
  if (lamp.distribution === 'beam') {
    fan(pen, lamp, {
      x,
      y: y + ry,
      opening: rx * 0.8,
      spread: rx + 120,
      reach: surface - y - ry,
      strength: 0.42,
    });
    wallGlow(pen, lamp, x, y + 90, 300, 0.4);
    pool(pen, lamp, x, surface + 8, 190, 1, 0.2);
    return;
  }
  bodyGlow(pen, lamp, from, 400, 0.8);
  if (lamp.distribution !== 'globe') {
    const up = Math.min(330, y - ry + 20);
    fan(pen, lamp, {
      x,
      y: y - ry,
      opening: rx * 0.66,
      spread: rx + 150,
      reach: up,
      turn: 180,
      curve: 1,
      strength: 0.55,
    });
  }
  pool(pen, lamp, x, surface, 210 + size, 0.95, 0.2);
};

const outdoors: Throw = (pen, lamp, stage, { x, y, rx, ry }) => {
  const ground = stage.y;
  if (lamp.distribution === 'beam') {
    fan(pen, lamp, {
      x,
      y: y - ry,
      opening: rx * 0.8,
      spread: rx + 170,
      reach: y - 30,
      turn: 168,
      strength: 0.75,
    });
    wallGlow(pen, lamp, x - 70, y - 260, 330, 0.55);
    pool(pen, lamp, x, ground, 190, 0.4, 0.2);
    return;
  }
  wallGlow(pen, lamp, x, y, 320, 0.6);
  pool(pen, lamp, x, ground + 8, 370, 1.15, 0.24);
  shadow(pen, lamp, x, ground + 4, rx * 2, 1, 0.24);
};
