import { drawGround, type Room } from '../ground';
import { garland } from '../installation/suspension';
import { onGround, placeLamp, wrap } from '../luminaire';
import { completeRequest, type Lamp } from '../request';
import { createPen } from '../svg';
import type { CompositionLook, PictureModel } from './model';

export interface CollectionRequest extends CompositionLook {
  subFamilyId: number;
  /** The models of the collection. Without any, a plain luminaire stands alone. */
  models: readonly PictureModel[];
}

interface Place {
  lamp: Lamp;
  x: number;
  y: number;
}

const width = 1600;
const height = 1000;
const drops = [0.3, 0.62, 0.14, 0.46, 0.76, 0.22, 0.54];

/** A collection's models together as a complete `<svg>` of 1600 by 1000, all at one scale. */
export function drawCollection(request: CollectionRequest): string {
  const pen = createPen(request.idPrefix ?? `c${request.subFamilyId}`);
  const lamps = lampsOf(request);
  const room = roomOf(lamps);
  drawGround(pen, request.ground, room);
  const { scale, places } = arrange(lamps, room);
  for (const { lamp, x, y } of places) {
    placeLamp(onGround(pen, request.ground), lamp, {
      x,
      y,
      scale,
      ceiling: -20,
      floor: room.floor,
      width,
      height,
      alone: false,
    });
  }
  const [first] = lamps;
  if (first && lamps.every(({ kind }) => kind === 'light')) garland(pen, first, places, width);
  return wrap(pen, width, height);
}

/** The models worth showing: no umbrella models, and parts only where there is nothing else; seven at most. */
function lampsOf(request: CollectionRequest): Lamp[] {
  const real = request.models.filter(({ kind }) => kind !== 'umbrella');
  const lights = real.filter(({ kind }) => kind !== 'complement');
  const shown = lights.length > 0 ? lights : real;
  const facts: readonly PictureModel[] =
    shown.length > 0 ? shown.slice(0, 7) : [{ model: '', kind: '', subFamilyId: request.subFamilyId }];
  return facts.map((model) => asSeen(completeRequest({ ...request, ...model })));
}

/** As long as it is seen in its pose. */
function asSeen(lamp: Lamp): Lamp {
  const about = ((lamp.body?.pose.y ?? 0) * Math.PI) / 180;
  const length = Math.abs(Math.cos(about)) * lamp.length + Math.abs(Math.sin(about)) * lamp.width;
  return { ...lamp, length };
}

function roomOf(lamps: readonly Lamp[]): Room {
  const all = (...kinds: string[]) => lamps.every(({ kind }) => kinds.includes(kind));
  const some = (...kinds: string[]) => lamps.some(({ kind }) => kinds.includes(kind));
  if (all('ceiling')) return { width, height, ceiling: 560, floor: height };
  if (all('wall')) return { width, height, ceiling: 0, floor: height };
  if (some('table', 'floor', 'ground', 'complement')) return { width, height, ceiling: 0, floor: 800 };
  return { width, height, ceiling: 0, floor: 900 };
}

function arrange(lamps: readonly Lamp[], room: Room): { scale: number; places: Place[] } {
  const longest = Math.max(...lamps.map(({ length }) => length));
  const tallest = Math.max(...lamps.map(({ height: tall }) => tall));
  const total = lamps.reduce((sum, { length }) => sum + length, 0);
  const slender = lamps.filter(({ length, height: tall }) => length > tall * 2.4).length;
  const hung = lamps.every(({ kind }) => kind === 'pendant' || kind === 'spot');
  if (hung && lamps.length > 1 && slender > lamps.length * 0.6) return stack(lamps, longest, room.floor);
  const gaps = 54 * (lamps.length + 1) + 120;
  const scale = Math.min((width - gaps) / total, 640 / tallest, 520 / longest, 2);
  const used = total * scale;
  const gap = Math.min(150, (width - used) / (lamps.length + 1));
  let cursor = (width - used - gap * (lamps.length - 1)) / 2;
  const places = lamps.map((lamp, index): Place => {
    const x = cursor + (lamp.length * scale) / 2;
    cursor += lamp.length * scale + gap;
    return { lamp, x, y: levelOf(lamp, index, scale, room) };
  });
  return { scale, places };
}

/** Long, flat things hang one under the other, each a little aside. */
function stack(lamps: readonly Lamp[], longest: number, floor: number): { scale: number; places: Place[] } {
  const round = lamps.some(({ length, width: across }) => across > length / 2 && length === longest);
  const scale = Math.min((round ? 560 : 860) / longest, 0.8);
  const asides = round ? [-330, 300, -150, 190, 0] : [-200, 210, -60, 120, 330];
  const last = lamps[lamps.length - 1] as Lamp;
  const pitch = (floor - 330 - last.height * scale) / (lamps.length - 1);
  const places = lamps.map((lamp, index): Place => {
    const half = (lamp.length * scale) / 2;
    const room = Math.min(1, (width / 2 - half - 60) / 330);
    return { lamp, x: width / 2 + (asides[index] ?? 0) * room, y: 120 + index * pitch };
  });
  return { scale, places };
}

function levelOf(lamp: Lamp, index: number, scale: number, room: Room): number {
  const tall = lamp.height * scale;
  if (isHung(lamp.kind)) {
    const lowest = Math.max(140, room.floor - 120 - tall);
    return 120 + (lowest - 120) * (drops[index % drops.length] ?? 0.4) * 0.9;
  }
  if (lamp.kind === 'wall') return 470 + (index % 2 === 0 ? -34 : 34);
  if (lamp.kind === 'ceiling')
    return room.ceiling > 0 ? 250 + (index % 2) * 130 : tall - (lamp.length * scale) / 2;
  return 888 + (index % 2) * 26;
}

function isHung(kind: string): boolean {
  return kind === 'pendant' || kind === 'spot' || kind === 'light';
}
