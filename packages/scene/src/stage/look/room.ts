import type { RoomSize } from '@lucerna/engine';
import {
  DataTexture,
  Group,
  LinearFilter,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import { soften } from './soften';
import type { Mood } from './theme';

/** The room: floor, ceiling and four walls, each seen from within only. */
export interface Room {
  readonly group: Group;
  set(size: RoomSize, mood: Mood): void;
  dispose(): void;
}

/** A texture that darkens a surface towards its edges, where less light comes: as rooms do. */
function edgeShade(): DataTexture {
  const size = 64;
  const data = new Uint8Array(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const near = (along: number): number => Math.min(along, size - 1 - along) / (size / 2);
    const shade = (distance: number): number => 1 - 0.1 * Math.exp(-distance * 9);
    const value = Math.round(255 * shade(near(at % size)) * shade(near(Math.floor(at / size))));
    data.set([value, value, value, 255], at * 4);
  }
  const texture = new DataTexture(data, size, size);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

type Side = 'floor' | 'ceiling' | 'wall';

/** A processor that draws counts no highlights on walls and floor. */
export function openRoom(software: boolean): Room {
  const group = new Group();
  const plane = new PlaneGeometry(1, 1);
  const shade = edgeShade();
  const made = (roughness: number) =>
    soften(
      software
        ? new MeshLambertMaterial({ map: shade })
        : new MeshStandardMaterial({ map: shade, roughness, metalness: 0 }),
      0.35,
    );
  const materials = {
    floor: made(0.62),
    ceiling: made(1),
    wall: made(0.95),
  } as const satisfies Readonly<Record<Side, unknown>>;
  const surface = (side: Side): Mesh => {
    const mesh = new Mesh(plane, materials[side]);
    mesh.receiveShadow = true;
    group.add(mesh);
    return mesh;
  };
  const floor = surface('floor');
  const ceiling = surface('ceiling');
  const [back, front, left, right] = [surface('wall'), surface('wall'), surface('wall'), surface('wall')];
  floor.rotation.x = -Math.PI / 2;
  ceiling.rotation.x = Math.PI / 2;
  front.rotation.y = Math.PI;
  left.rotation.y = Math.PI / 2;
  right.rotation.y = -Math.PI / 2;
  return {
    group,
    set: ({ width, depth, height }, mood) => {
      const middle = height / 2;
      floor.scale.set(width, depth, 1);
      ceiling.scale.set(width, depth, 1);
      ceiling.position.set(0, height, 0);
      back.scale.set(width, height, 1);
      back.position.set(0, middle, -depth / 2);
      front.scale.set(width, height, 1);
      front.position.set(0, middle, depth / 2);
      left.scale.set(depth, height, 1);
      left.position.set(-width / 2, middle, 0);
      right.scale.set(depth, height, 1);
      right.position.set(width / 2, middle, 0);
      materials.floor.color.set(mood.floor);
      materials.ceiling.color.set(mood.ceiling);
      materials.wall.color.set(mood.wall);
    },
    dispose: () => {
      plane.dispose();
      shade.dispose();
      for (const material of Object.values(materials)) material.dispose();
    },
  };
}
