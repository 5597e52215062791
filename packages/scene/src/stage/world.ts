import type { RoomSize } from '@lucerna/engine';
import { Color, Matrix4, Scene, Vector3, type Texture } from 'three';
import { turnedWay } from '../piece/light-turn';
import type { Piece } from '../piece/piece';
import { openLamps } from './light/lamps';
import type { PlacedLight } from './light/merge-lights';
import { makeEnvironment } from './look/environment';
import { openFinishes } from './look/finishes';
import { openHalos } from './look/halos';
import { openRoom } from './look/room';
import { studioProbe } from './look/studio-probe';
import { cardSurface } from './look/surface/card-surface';
import { processorSurface } from './look/surface/processor-surface';
import type { Mood } from './look/theme';
import { matrixOf } from './place/matrix-of';
import { openPieces, type Change } from './place/placed-pieces';
import type { Drawer } from './renderer';

/** All that is drawn: room, pieces, their light and glow. */
export interface World {
  readonly scene: Scene;
  readonly pieces: ReadonlyMap<string, Piece>;
  /** Shows pieces in a room; tells what changed. */
  show(pieces: readonly Piece[], room: RoomSize): Change;
  look(mood: Mood, lit: boolean): void;
  dispose(): void;
}

/** Lumens for a square metre of floor. */
const lumensAsked = 120;

const matrix = new Matrix4();
const place = new Vector3();

const known = new WeakMap<Piece, PlacedLight>();

/** The light of a piece in the room, placed once: a piece is never changed. */
function placedLight(piece: Piece): PlacedLight | null {
  const { light } = piece;
  if (!light) return null;
  let placed = known.get(piece);
  if (!placed) {
    const { x, y, z } = place.set(light.at.x, light.at.y, light.at.z).applyMatrix4(matrixOf(piece, matrix));
    const { flux, temperature, distribution } = light;
    const way = light.turn && turnedWay(light, 0, -1, 0).transformDirection(matrix);
    placed = {
      at: { x, y, z },
      flux,
      temperature,
      distribution,
      ...(way && { way: { x: way.x, y: way.y, z: way.z } }),
    };
    known.set(piece, placed);
  }
  return placed;
}

function lightsOf(pieces: readonly Piece[]): readonly PlacedLight[] {
  return pieces.map(placedLight).filter((light) => light !== null);
}

/** An empty room is lit as it will be: by a globe in its middle. */
function firstLight({ width, depth, height }: RoomSize): readonly PlacedLight[] {
  const flux = width * depth * lumensAsked;
  return [{ at: { x: 0, y: height * 0.5, z: 0 }, flux, temperature: 3000, distribution: 'globe' }];
}

export function openWorld({ renderer, software }: Drawer, firstMood: Mood): World {
  const scene = new Scene();
  let environment: Texture | null = null;
  /** What is mirrored, counted when it is first wanted. */
  const studio = (): Texture => (environment ??= makeEnvironment());
  const finishes = openFinishes(software ? processorSurface(studio) : cardSurface);
  const room = openRoom(software);
  const lamps = openLamps(software);
  const halos = openHalos();
  const placed = openPieces(scene, finishes, software);
  scene.add(room.group, lamps.group, halos.mesh);
  const probe = studioProbe();
  if (software) scene.add(probe);
  else scene.environment = studio();
  let mood = firstMood;
  let lit = true;
  let size: RoomSize | null = null;

  function light(): void {
    const all = [...placed.all.values()];
    const lights = lightsOf(all);
    if (size) lamps.set(all.length > 0 ? lights : firstLight(size), size, mood, lit);
    halos.set(all, lit ? mood.halo : 0);
  }

  return {
    scene,
    pieces: placed.all,
    show: (pieces, next) => {
      const change = placed.show(pieces);
      const isOtherRoom = size !== next;
      size = next;
      if (isOtherRoom) room.set(next, mood);
      if (change.lights || isOtherRoom) light();
      return isOtherRoom ? { ...change, any: true } : change;
    },
    look: (next, on) => {
      mood = next;
      lit = on;
      finishes.set(mood, lit);
      scene.background = new Color(mood.ground);
      scene.environmentIntensity = mood.environment;
      probe.intensity = mood.environment;
      renderer.toneMappingExposure = mood.exposure;
      if (size) room.set(size, mood);
      light();
    },
    dispose: () => {
      placed.dispose();
      halos.dispose();
      lamps.dispose();
      room.dispose();
      finishes.dispose();
      environment?.dispose();
      scene.clear();
    },
  };
}
