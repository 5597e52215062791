import type { RoomSize } from '@lucerna/engine';
import {
  DataTexture,
  Euler,
  Group,
  InstancedMesh,
  LinearFilter,
  Matrix4,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { plain } from './surface/one-program';
import { soften } from './surface/soften';
import type { Mood } from './theme';

/** The room: floor, ceiling and four walls, each seen from within only. */
export interface Room {
  readonly group: Group;
  set(size: RoomSize, mood: Mood): void;
  dispose(): void;
}

/** So near a lamp lights walls, floor and ceiling, metres. */
const least = 0.35;
/** How much darker a surface is at its edges, where less light comes. */
const edge = 0.1;

/** A texture that darkens a surface towards its edges. */
function edgeShade(): DataTexture {
  const size = 64;
  const data = new Uint8Array(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const near = (along: number): number => Math.min(along, size - 1 - along) / (size / 2);
    const shade = (distance: number): number => 1 - edge * Math.exp(-distance * 9);
    const value = Math.round(255 * shade(near(at % size)) * shade(near(Math.floor(at / size))));
    data.set([value, value, value, 255], at * 4);
  }
  const texture = new DataTexture(data, size, size);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

type Side = 'floor' | 'ceiling' | 'wall';
const roughness: Readonly<Record<Side, number>> = { floor: 0.62, ceiling: 1, wall: 0.95 };

const half = Math.PI / 2;
const turned = (x: number, y: number): Quaternion => new Quaternion().setFromEuler(new Euler(x, y, 0));
const turns = {
  floor: turned(-half, 0),
  ceiling: turned(half, 0),
  back: turned(0, 0),
  front: turned(0, Math.PI),
  left: turned(0, half),
  right: turned(0, -half),
};

const matrix = new Matrix4();
const at = new Vector3();
const size = new Vector3();

/** All surfaces are instances, as the pieces are: a processor that draws has one program for both. */
export function openRoom(software: boolean): Room {
  const group = new Group();
  const plane = new PlaneGeometry(1, 1);
  const shade = software ? null : edgeShade();
  const made = (side: Side) =>
    software
      ? plain({ least, edge, isOneSided: true }).material
      : soften(new MeshStandardMaterial({ map: shade, roughness: roughness[side], metalness: 0 }), least);
  const surface = (side: Side, count: number) => {
    const mesh = new InstancedMesh(plane, made(side), count);
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    group.add(mesh);
    return mesh;
  };
  const floor = surface('floor', 1);
  const ceiling = surface('ceiling', 1);
  const walls = surface('wall', 4);

  function put(
    mesh: typeof floor,
    index: number,
    side: keyof typeof turns,
    place: readonly [number, number, number],
    [width, height]: readonly [number, number],
  ): void {
    mesh.setMatrixAt(index, matrix.compose(at.set(...place), turns[side], size.set(width, height, 1)));
    mesh.instanceMatrix.needsUpdate = true;
  }
  return {
    group,
    set: ({ width, depth, height }, mood) => {
      const middle = height / 2;
      put(floor, 0, 'floor', [0, 0, 0], [width, depth]);
      put(ceiling, 0, 'ceiling', [0, height, 0], [width, depth]);
      put(walls, 0, 'back', [0, middle, -depth / 2], [width, height]);
      put(walls, 1, 'front', [0, middle, depth / 2], [width, height]);
      put(walls, 2, 'left', [-width / 2, middle, 0], [depth, height]);
      put(walls, 3, 'right', [width / 2, middle, 0], [depth, height]);
      floor.material.color.set(mood.floor);
      ceiling.material.color.set(mood.ceiling);
      walls.material.color.set(mood.wall);
    },
    dispose: () => {
      plane.dispose();
      shade?.dispose();
      for (const mesh of [floor, ceiling, walls]) {
        mesh.material.dispose();
        mesh.dispose();
      }
    },
  };
}
