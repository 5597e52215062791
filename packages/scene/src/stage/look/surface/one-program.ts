import { DoubleSide, MeshLambertMaterial, ShaderChunk, type MeshLambertMaterialParameters } from 'three';
import { halfPixel, outwards } from './fatten';
import { opalGlow } from './opal';
import { attenuation } from './soften';
import type { Surface } from './surface';

/** What a surface has beside its colour. */
interface Traits {
  /** Lamps light it as if they were at least so far away, metres. */
  readonly least: number;
  /** As thin as a cable: moved out by half a pixel. */
  readonly isThin?: boolean;
  /** White where it faces the eye, warmer where it turns away. */
  readonly isOpal?: boolean;
  /** Seen from its front only. */
  readonly isOneSided?: boolean;
  /** Darker towards its edges by this share, where less light comes: as rooms are. */
  readonly edge?: number;
}

const vertexHead = `
uniform vec2 halfPixel;
uniform float thin;
uniform float oneSided;
varying vec2 onSurface;
`;

/** What is flat has one side wholly: seen from behind it is put beside the picture. */
const vertexEnd = `#include <project_vertex>
onSurface = uv;
${outwards('thin')}
vec3 toEye = isOrthographic ? vec3(0.0, 0.0, 1.0) : -mvPosition.xyz;
if (oneSided > 0.5 && dot(transformedNormal, toEye) <= 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
`;

const fragmentHead = `
uniform float least;
uniform float opal;
uniform float edge;
uniform float shines;
varying vec2 onSurface;
`;

const shaded = `#include <color_fragment>
if (edge > 0.0) {
  vec2 shade = 1.0 - edge * exp(-9.0 * (1.0 - abs(onSurface * 2.0 - 1.0)));
  diffuseColor.rgb *= shade.x * shade.y;
}
`;

const toneMapped = `
#ifdef TONE_MAPPING
if (shines < 0.5) gl_FragColor.rgb = toneMapping(gl_FragColor.rgb);
#endif
`;

const lights = ShaderChunk.lights_pars_begin.replace(
  attenuation,
  'max(lightDistance * lightDistance, least)',
);

const flag = (isOn: boolean | undefined) => ({ value: isOn ? 1 : 0 });

/**
 * A surface without highlights of the one program that draws nearly all of a room where a processor draws: it takes half
 * as long to compile a program as to draw a picture with it, so what surfaces differ in are numbers, not programs.
 */
export function plain(
  traits: Traits,
  parameters: MeshLambertMaterialParameters = {},
): Surface<MeshLambertMaterial> {
  // Two sides and one are two programs.
  const material = new MeshLambertMaterial({ ...parameters, side: DoubleSide });
  const shines = flag(false);
  const uniforms = {
    halfPixel,
    shines,
    least: { value: traits.least ** 2 },
    thin: flag(traits.isThin),
    opal: flag(traits.isOpal),
    oneSided: flag(traits.isOneSided),
    edge: { value: traits.edge ?? 0 },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = vertexHead + shader.vertexShader.replace('#include <project_vertex>', vertexEnd);
    shader.fragmentShader =
      fragmentHead +
      shader.fragmentShader
        .replace('#include <color_fragment>', shaded)
        .replace(
          '#include <emissivemap_fragment>',
          `#include <emissivemap_fragment>\nif (opal > 0.5) ${opalGlow}`,
        )
        .replace('#include <lights_pars_begin>', lights)
        .replace('#include <tonemapping_fragment>', toneMapped);
  };
  material.customProgramCacheKey = () => 'plain';
  return { material, shine: (isOn) => (shines.value = isOn ? 1 : 0) };
}
