import { ShaderChunk, type Material } from 'three';

/** How three counts what is left of a light at a distance. */
export const attenuation = 'max( pow( lightDistance, decayExponent ), 0.01 )';

/**
 * Lets lamps light a surface as if they were at least so far away, metres. A lamp stands as one point in the middle of its
 * own body, and would burn white what is around it.
 */
export function soften<T extends Material>(material: T, least: number): T {
  const before = material.onBeforeCompile.bind(material);
  const key = material.customProgramCacheKey();
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer);
    const chunk = ShaderChunk.lights_pars_begin.replace(
      attenuation,
      `max( pow( lightDistance, decayExponent ), ${(least * least).toFixed(3)} )`,
    );
    shader.fragmentShader = shader.fragmentShader.replace('#include <lights_pars_begin>', chunk);
  };
  material.customProgramCacheKey = () => `${key} soft ${String(least)}`;
  return material;
}
