import { unknownFinish } from '@lucerna/picture';
import type { MeshStandardMaterial, Texture } from 'three';
import { clearGlass, leastOfPieces, metal } from './card-surface';
import { mirrorOnly } from './mirror-only';
import { plain } from './one-program';
import { soften } from './soften';
import type { MakeSurface, Surface } from './surface';
import { weaveTexture } from './weave';

const least = leastOfPieces;

/**
 * Surfaces as a processor draws them: all of one program but for what mirrors and what is woven. `studio` is what metals
 * and clear glass mirror; it is not counted before something does.
 */
export function processorSurface(studio: () => Texture): MakeSurface {
  function mirroring(material: MeshStandardMaterial): Surface {
    material.envMap = studio();
    return { material: soften(mirrorOnly(material), least) };
  }
  return (substance, finish) => {
    const paint = finish ?? unknownFinish;
    switch (substance) {
      case 'metal':
        return paint.isMetal ? mirroring(metal(paint)) : plain({ least }, { color: paint.base });
      case 'textile':
        return plain({ least }, { color: paint.base, bumpMap: weaveTexture(), bumpScale: 0.6 });
      case 'cable':
        return plain({ least, isThin: true }, { color: paint.cable });
      case 'clear':
        return mirroring(clearGlass());
      case 'dark':
        return plain({ least }, { color: '#0d0b0a' });
      case 'glass':
      case 'diffuser':
        return plain({ least, isOpal: true });
    }
  };
}
