import { Color, MeshStandardMaterial, type Material } from 'three';
import { finishKey } from '../../piece/finished';
import type { Part } from '../../piece/piece';
import { kelvinColour } from './kelvin';
import type { MakeSurface, Surface } from './surface/surface';
import type { Mood } from './theme';

/** The materials of a stage, one for each substance, finish and light. */
export interface Finishes {
  of(part: Part, kelvin: number | null): Material;
  /** Gives all the look of a theme, lit or not. */
  set(mood: Mood, lit: boolean): void;
  dispose(): void;
}

const unlit = new Color('#f2efea');
/** Lit glass shows its own light, and next to nothing of what falls on it. */
const ember = new Color('#0a0908');

interface Made {
  readonly surface: Surface;
  readonly kelvin: number | null;
  readonly isBeforeSource: boolean;
}

export function openFinishes(make: MakeSurface): Finishes {
  const made = new Map<string, Made>();
  let mood: Mood | null = null;
  let on = true;
  const look = ({ surface, kelvin, isBeforeSource }: Made): void => {
    if (!mood) return;
    const { material } = surface;
    // Without a picture of its own it mirrors that of the scene, which has its strength.
    if (material instanceof MeshStandardMaterial && material.envMap) {
      material.envMapIntensity = mood.environment;
    }
    if (!isBeforeSource) return;
    const shines = on && kelvin !== null;
    material.color.copy(shines ? ember : unlit);
    material.emissive.copy(shines ? kelvinColour(kelvin) : ember);
    material.emissiveIntensity = shines ? mood.glow : 0;
    surface.shine?.(shines);
  };
  return {
    of: ({ substance, finish }, kelvin) => {
      const isBeforeSource = substance === 'glass' || substance === 'diffuser';
      const key = [substance, finishKey(finish), isBeforeSource ? kelvin : null].join(' ');
      let found = made.get(key);
      if (!found) {
        found = { surface: make(substance, finish), kelvin, isBeforeSource };
        look(found);
        made.set(key, found);
      }
      return found.surface.material;
    },
    set: (next, lit) => {
      mood = next;
      on = lit;
      for (const each of made.values()) look(each);
    },
    dispose: () => {
      for (const { surface } of made.values()) {
        surface.material.bumpMap?.dispose();
        surface.material.dispose();
      }
      made.clear();
    },
  };
}
