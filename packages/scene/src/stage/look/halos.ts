import {
  AdditiveBlending,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import type { Piece } from '../../piece/piece';
import { boxOf } from '../place/pick-piece';
import { matrixOf } from '../place/matrix-of';
import { Matrix4, Vector3 } from 'three';
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
  float fall = 1.0 / (1.0 + away * away * 14.0) - 1.0 / 15.0;
  float soft = max(0.0, fall) * smoothstep(1.0, 0.55, away);
  gl_FragColor = vec4(colour * soft * strength, 1.0);
  #include <colorspace_fragment>
}`;

/** How far the glow reaches beyond the lit body, as a multiple of its half width. */
const beyond = { globe: 2.6, lambert: 1.5, updown: 1.5, beam: 2.2 } as const;

const matrix = new Matrix4();
const place = new Vector3();
const size = new Vector3();
const tone = new Color();

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

  return {
    mesh,
    set: (pieces, strength) => {
      const shining = strength > 0 ? [...pieces].filter(({ light }) => light !== null) : [];
      mesh.visible = shining.length > 0;
      if (!mesh.visible) return;
      grow(shining.length);
      (material.uniforms['strength'] as { value: number }).value = strength;
      const places = geometry.getAttribute('place');
      const tones = geometry.getAttribute('tone');
      for (const [index, piece] of shining.entries()) {
        const { light } = piece;
        if (!light) continue;
        place.set(light.at.x, light.at.y, light.at.z).applyMatrix4(matrixOf(piece, matrix));
        boxOf(piece).getSize(size);
        const half = Math.min(Math.max(size.x, size.z), size.y > 0.5 ? 0.4 : 0.55) / 2;
        places.setXYZW(index, place.x, place.y, place.z, half * beyond[light.distribution]);
        tone.copy(kelvinColour(light.temperature, 0.25));
        tones.setXYZ(index, tone.r, tone.g, tone.b);
      }
      places.needsUpdate = true;
      tones.needsUpdate = true;
      geometry.instanceCount = shining.length;
    },
    dispose: () => {
      geometry.dispose();
      quad.dispose();
      material.dispose();
    },
  };
}
