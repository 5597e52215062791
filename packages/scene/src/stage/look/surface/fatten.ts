import { Vector2, type Material } from 'three';

/** Half a pixel in the picture's own measure; all cables read it. */
export const halfPixel = { value: new Vector2(0.001, 0.001) };

/** Moves a place on the screen outwards by half a pixel, times a share. */
export const outwards = (share: string): string => `{
        vec2 outwards = (projectionMatrix * vec4(transformedNormal, 0.0)).xy;
        float reach = length(outwards);
        if (reach > 0.0) gl_Position.xy += outwards / reach * halfPixel * gl_Position.w * ${share};
      }`;

/** Keeps a thin cable from falling between pixels: its sides are moved out by half a pixel. */
export function fatten<T extends Material>(material: T): T {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['halfPixel'] = halfPixel;
    shader.vertexShader = `uniform vec2 halfPixel;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      `#include <project_vertex>\n${outwards('1.0')}`,
    );
  };
  material.customProgramCacheKey = () => 'fat';
  return material;
}
