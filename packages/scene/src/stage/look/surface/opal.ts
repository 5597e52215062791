import type { Material } from 'three';

/** What a source gives to the eye through opal glass, from its colour. */
export const opalGlow = `{
  float facing = abs(dot(normalize(normal), normalize(vViewPosition)));
  float through = smoothstep(0.0, 0.75, facing);
  float most = max(max(totalEmissiveRadiance.r, totalEmissiveRadiance.g), totalEmissiveRadiance.b);
  vec3 core = mix(totalEmissiveRadiance, vec3(most), 0.86);
  totalEmissiveRadiance = mix(totalEmissiveRadiance * vec3(0.95, 0.82, 0.66), core, through);
}`;

/**
 * Lets a lit surface be white where it faces the eye and warmer where it turns away, as opal glass is: light has a
 * longer way through it there.
 */
export function makeOpal<T extends Material>(material: T): T {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `#include <emissivemap_fragment>\n${opalGlow}`,
    );
  };
  material.customProgramCacheKey = () => 'opal';
  return material;
}
