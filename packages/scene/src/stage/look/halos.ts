import {
  AdditiveBlending,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Matrix4,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Piece } from '../../piece/piece';
import { boxOf } from '../place/pick-piece';
import { matrixOf } from '../place/matrix-of';
import { kelvinColour } from './kelvin';

/** The glow in the air about lit bodies: discs that always face the eye, one draw for all. */
export interface Halos {
  readonly mesh: Mesh;
  set(pieces: Iterable<Piece>, strength: number): void;
  dispose(): void;
}

const vertexShader = `
attribute vec4 place;
attribute vec3 tone;
varying vec2 across;
varying vec3 colour;
void main() {
  across = position.xy * 2.0;
  colour = tone;
  vec4 middle = viewMatrix * vec4(place.xyz, 1.0);
  middle.xy += position.xy * 2.0 * place.w;
  gl_Position = projectionMatrix * middle;
}`;
const fragmentShader = `
uniform float strength;
varying vec2 across;
varying vec3 colour;
void main() {
  float away = length(across);
  // Added to the finished picture, so its steps must be as even to the eye as they are in number.
  float rest = max(0.0, 1.0 - away);
  gl_FragColor = vec4(colour * rest * rest * (0.35 + 0.65 * rest) * strength, 1.0);
}`;

/** How far the glow reaches beyond the lit body, as a multiple of its half width. */
const beyond = { globe: 3.4, lambert: 1.9, updown: 1.7, beam: 4 } as const;

/** So many glow as far as each of them does alone. */
const fewGlows = 30;

const matrix = new Matrix4();
const place = new Vector3();
const size = new Vector3();
const tone = new Color();

/** One disc of glow: its middle in the room, half its width in metres, and its share of the strength. */
interface Glow {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly half: number;
  readonly share: number;
  readonly kelvin: number;
}

const known = new WeakMap<Piece, readonly Glow[]>();

/** The glows of a piece, counted once: a piece is never changed. */
function glowsOf(piece: Piece): readonly Glow[] {
  let glows = known.get(piece);
  if (!glows) known.set(piece, (glows = countGlows(piece)));
  return glows;
}

/** A long body glows along its length, at places a hand's breadth or two apart; any other about its light. */
function countGlows(piece: Piece): readonly Glow[] {
  const { light } = piece;
  if (!light) return [];
  boxOf(piece).getSize(size);
  matrixOf(piece, matrix);
  const { x, z } = size;
  const count = x > z * 3 ? Math.min(14, Math.max(2, Math.round(x / 0.16))) : 1;
  const half =
    count > 1 ? 0.34 : (Math.min(Math.max(x, z), size.y > 0.5 ? 0.4 : 0.55) / 2) * beyond[light.distribution];
  return Array.from({ length: count }, (_, index): Glow => {
    const along = light.at.x + ((index + 0.5) / count - 0.5) * x;
    place.set(along, light.at.y, light.at.z).applyMatrix4(matrix);
    const share = count > 1 ? 0.3 : 1;
    return { x: place.x, y: place.y, z: place.z, half, share, kelvin: light.temperature };
  });
}

/** Sends one entry of an attribute to the picture. */
function touch(attribute: InstancedBufferAttribute, index: number): void {
  attribute.addUpdateRange(index * attribute.itemSize, attribute.itemSize);
  attribute.needsUpdate = true;
}

export function openHalos(): Halos {
  const quad = new PlaneGeometry(1, 1);
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { strength: { value: 0 } },
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  });
  let geometry = new InstancedBufferGeometry();
  let room = 0;
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;

  function grow(count: number): void {
    if (count <= room) return;
    room = Math.max(count, room * 2, 16);
    geometry.dispose();
    geometry = new InstancedBufferGeometry();
    geometry.index = quad.index;
    geometry.setAttribute('position', quad.getAttribute('position'));
    for (const [name, width] of [
      ['place', 4],
      ['tone', 3],
    ] as const) {
      const attribute = new InstancedBufferAttribute(new Float32Array(room * width), width);
      geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage));
    }
    mesh.geometry = geometry;
  }

  /** What the mesh holds, of which only what is another is written. */
  let drawn: { glows: readonly Glow[]; closer: number; places: unknown } = {
    glows: [],
    closer: 0,
    places: null,
  };
  return {
    mesh,
    set: (pieces, strength) => {
      const glows = strength > 0 ? [...pieces].flatMap(glowsOf) : [];
      // Many glows together are one fog: each is drawn smaller then.
      const closer = Math.max(0.45, Math.min(1, (fewGlows / glows.length) ** 0.4));
      mesh.visible = glows.length > 0;
      if (!mesh.visible) return;
      grow(glows.length);
      (material.uniforms['strength'] as { value: number }).value = strength;
      const places = geometry.getAttribute('place');
      const tones = geometry.getAttribute('tone');
      const isAll = closer !== drawn.closer || places !== drawn.places;
      for (const [index, glow] of glows.entries()) {
        if (!isAll && glow === drawn.glows[index]) continue;
        const { x, y, z, half, share, kelvin } = glow;
        places.setXYZW(index, x, y, z, half * closer);
        tone.copy(kelvinColour(kelvin, 0.25)).multiplyScalar(share);
        tones.setXYZ(index, tone.r, tone.g, tone.b);
        touch(places as InstancedBufferAttribute, index);
        touch(tones as InstancedBufferAttribute, index);
      }
      drawn = { glows, closer, places };
      geometry.instanceCount = glows.length;
    },
    dispose: () => {
      geometry.dispose();
      quad.dispose();
      material.dispose();
    },
  };
}
