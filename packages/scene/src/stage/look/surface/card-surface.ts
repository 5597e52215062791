import type { Finish } from '@lucerna/engine';
import { unknownFinish } from '@lucerna/picture';
import { Color, DoubleSide, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import type { MeshStandardMaterialParameters } from 'three';
import { fatten } from './fatten';
import { makeOpal } from './opal';
import { soften } from './soften';
import type { MakeSurface, Surface } from './surface';
import { weaveTexture } from './weave';

/** So near a lamp lights what hangs with it, metres. */
export const leastOfPieces = 0.7;

export function metal({ base, light, isMetal }: Finish): MeshStandardMaterial {
  if (!isMetal) {
    return new MeshStandardMaterial({ color: base, metalness: 0.04, roughness: 0.52, side: DoubleSide });
  }
  const color = new Color(base).lerp(new Color(light), 0.18);
  return new MeshStandardMaterial({ color, metalness: 0.92, roughness: 0.34, side: DoubleSide });
}

/** Blown glass that is seen through: no refraction, which a processor cannot draw in time. */
export function clearGlass(): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: '#ffffff',
    transparent: true,
    opacity: 0.2,
    roughness: 0.04,
    metalness: 0,
    side: DoubleSide,
    depthWrite: false,
  });
}

const matt = (roughness: number, rest: MeshStandardMaterialParameters = {}): MeshStandardMaterial =>
  new MeshStandardMaterial({ roughness, metalness: 0, ...rest });

const softened = (material: MeshStandardMaterial): Surface => ({ material: soften(material, leastOfPieces) });

function opal(roughness: number): Surface {
  const material = soften(makeOpal(matt(roughness, { side: DoubleSide })), leastOfPieces);
  return {
    material,
    shine: (isOn) => {
      material.toneMapped = !isOn;
      material.needsUpdate = true;
    },
  };
}

/** Surfaces as a graphics card draws them: each has its highlights and mirrors the studio. */
export const cardSurface: MakeSurface = (substance, finish) => {
  const paint = finish ?? unknownFinish;
  switch (substance) {
    case 'metal':
      return softened(metal(paint));
    case 'textile':
      return softened(matt(0.95, { color: paint.base, bumpMap: weaveTexture(), bumpScale: 0.6 }));
    case 'cable':
      return softened(fatten(matt(0.9, { color: paint.cable })));
    case 'clear':
      return softened(clearGlass());
    case 'dark':
      return softened(matt(1, { color: '#0d0b0a', side: DoubleSide }));
    case 'glass':
      return opal(0.22);
    case 'diffuser':
      return opal(0.6);
  }
};
