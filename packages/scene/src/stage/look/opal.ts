import type { MeshStandardMaterial } from 'three';

/**
 * Lets a lit surface be white where it faces the eye and warmer where it turns away, as opal glass is: light has a
 * longer way through it there.
 */
export function makeOpal(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `#include <emissivemap_fragment>
      {
        float facing = abs(dot(normalize(normal), normalize(vViewPosition)));
        float through = smoothstep(0.0, 0.75, facing);
        vec3 core = mix(totalEmissiveRadiance, vec3(dot(totalEmissiveRadiance, vec3(0.3333))) * 1.15, 0.8);
        totalEmissiveRadiance = mix(totalEmissiveRadiance * vec3(0.62, 0.5, 0.36), core, through);
      }`,
    );
  };
  material.customProgramCacheKey = () => 'opal';
  return material;
}
