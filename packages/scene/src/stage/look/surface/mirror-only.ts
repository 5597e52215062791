import { ShaderChunk, type Material } from 'three';

/** Takes from the surroundings what a surface mirrors, and leaves what falls on it to the light of the studio's probe. */
export function mirrorOnly<T extends Material>(material: T): T {
  material.onBeforeCompile = (shader) => {
    const chunk = ShaderChunk.lights_fragment_maps.replace(
      'iblIrradiance += getIBLIrradiance( geometryNormal );',
      '',
    );
    shader.fragmentShader = shader.fragmentShader.replace('#include <lights_fragment_maps>', chunk);
  };
  material.customProgramCacheKey = () => 'mirror';
  return material;
}
