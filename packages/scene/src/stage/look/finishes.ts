import { finishPaints } from '@lucerna/picture';
import { Color, DoubleSide, MeshLambertMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import type { Material, MeshStandardMaterialParameters, Texture } from 'three';
import type { Part, Substance } from '../../piece/piece';
import { fatten } from './fatten';
import { kelvinColour } from './kelvin';
import { mirrorOnly } from './mirror-only';
import { makeOpal } from './opal';
import { soften } from './soften';
import type { Mood } from './theme';
import { weaveTexture } from './weave';

/** The materials of a stage, one for each substance, finish and light. */
export interface Finishes {
  of(part: Part, kelvin: number | null): Material;
  /** Gives all the look of a theme, lit or not. */
  set(mood: Mood, lit: boolean): void;
  dispose(): void;
}

/** What the materials of a stage are seen in. */
interface Surroundings {
  /** A processor draws, without a graphics card. */
  readonly software: boolean;
  /** What metals and glass mirror. */
  readonly environment: Texture;
}

const unlit = new Color('#f2efea');
/** Lit glass shows its own light, and next to nothing of what falls on it. */
const ember = new Color('#0a0908');

function paint(finish: string | null) {
  return finishPaints[finish ?? ''] ?? finishPaints['10'];
}

/** The cable of a finish is its own colour on white and metals, and dark otherwise, as in the pictures. */
function cableColour(finish: string | null): string {
  if (finish === '10' || finish === null) return '#c4c0b9';
  return finish === '70' || finish === '40' ? (paint(finish)?.shade ?? '#2c2b2b') : '#2c2b2b';
}

function metal(finish: string | null): MeshStandardMaterial {
  const { base = '#eceae6', light = '#ffffff', metallic = false } = paint(finish) ?? {};
  if (metallic) {
    const color = new Color(base).lerp(new Color(light), 0.18);
    return new MeshStandardMaterial({
      color,
      metalness: 0.92,
      roughness: 0.34,
      side: DoubleSide,
    });
  }
  return new MeshStandardMaterial({ color: base, metalness: 0.04, roughness: 0.52, side: DoubleSide });
}

/** What scatters light evenly; a processor that draws counts no highlight for it. */
type Matt = MeshLambertMaterial | MeshStandardMaterial;

function matt(software: boolean, roughness: number, rest: MeshStandardMaterialParameters = {}): Matt {
  return software
    ? new MeshLambertMaterial(rest)
    : new MeshStandardMaterial({ roughness, metalness: 0, ...rest });
}

function textile(finish: string | null, software: boolean): Material {
  const { base = '#eceae6' } = paint(finish) ?? {};
  return matt(software, 0.95, { color: base, bumpMap: weaveTexture(), bumpScale: 0.6 });
}

/** Blown glass that is seen through: no refraction, which a processor cannot draw in time. */
function clear(): MeshPhysicalMaterial {
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

/** Where a processor draws, only what mirrors has the environment, for itself: everything else is lit by a probe. */
function mirroring<T extends MeshStandardMaterial>(material: T, { software, environment }: Surroundings): T {
  if (!software) return material;
  material.envMap = environment;
  return mirrorOnly(material);
}

function made(substance: Substance, finish: string | null, surroundings: Surroundings): Material {
  const { software } = surroundings;
  switch (substance) {
    case 'metal':
      return mirroring(metal(finish), surroundings);
    case 'textile':
      return textile(finish, software);
    case 'cable':
      return fatten(matt(software, 0.9, { color: cableColour(finish) }));
    case 'clear':
      return mirroring(clear(), surroundings);
    case 'dark':
      return matt(software, 1, { color: '#0d0b0a', side: DoubleSide });
    case 'glass':
      return makeOpal(matt(software, 0.22, { side: DoubleSide }));
    case 'diffuser':
      return makeOpal(matt(software, 0.6, { side: DoubleSide }));
  }
}

const isMatt = (material: Material): material is Matt =>
  material instanceof MeshStandardMaterial || material instanceof MeshLambertMaterial;

/** Opens the materials of a stage, which makes each when a part first asks for it. */
export function openFinishes(surroundings: Surroundings): Finishes {
  const materials = new Map<string, { material: Material; kelvin: number | null; glows: boolean }>();
  let mood: Mood | null = null;
  let on = true;
  const look = ({
    material,
    kelvin,
    glows,
  }: {
    material: Material;
    kelvin: number | null;
    glows: boolean;
  }): void => {
    if (mood && surroundings.software && material instanceof MeshStandardMaterial)
      material.envMapIntensity = mood.environment;
    if (!glows || !isMatt(material) || !mood) return;
    const shines = on && kelvin !== null;
    material.color.copy(shines ? ember : unlit);
    material.emissive.copy(shines ? kelvinColour(kelvin) : ember);
    material.emissiveIntensity = shines ? mood.glow : 0;
    // A source is as bright as the screen can be: what the eye does to the room is not done to it.
    material.toneMapped = !shines;
    material.needsUpdate = true;
  };
  return {
    of: (part, kelvin) => {
      const glows = part.substance === 'glass' || part.substance === 'diffuser';
      const key = [part.substance, part.finish, glows ? kelvin : null].join(' ');
      let found = materials.get(key);
      if (!found) {
        found = { material: soften(made(part.substance, part.finish, surroundings), 0.7), kelvin, glows };
        look(found);
        materials.set(key, found);
      }
      return found.material;
    },
    set: (next, lit) => {
      mood = next;
      on = lit;
      for (const each of materials.values()) look(each);
    },
    dispose: () => {
      for (const { material } of materials.values()) {
        if (isMatt(material)) material.bumpMap?.dispose();
        material.dispose();
      }
      materials.clear();
    },
  };
}
