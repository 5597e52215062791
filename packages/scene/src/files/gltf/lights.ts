import { Quaternion } from 'three';
import { lightRotation } from '../../piece/light-turn';
import type { PieceLight } from '../../piece/piece';
import { lampsOf, type Lamp } from '../product/lamps';
import { linearChannels } from '../product/surface';

/** A node shines along its -z: turned so that this is downwards, or upwards. */
const half = Math.SQRT1_2;
const rotations = { down: [-half, 0, 0, half], up: [half, 0, 0, half] } as const;

/**
 * Candela in the middle of a lamp. What a cone loses to its edge is that of KHR_lights_punctual: the square of the share of its
 * cosine, so that the lumens are those of the lamp.
 */
function candelaOf({ type, flux, cone }: Lamp): number {
  const candela = type === 'point' ? flux / (4 * Math.PI) : (3 * flux) / (2 * Math.PI * (1 - Math.cos(cone)));
  return Math.round(candela * 100) / 100;
}

/** How the node of a lamp is turned in the frame of its piece. */
function rotationOf(light: PieceLight, towards: Lamp['towards']): readonly number[] {
  const turned = lightRotation(light);
  return turned ? turned.multiply(new Quaternion(...rotations[towards])).toArray() : rotations[towards];
}

function definitionOf(lamp: Lamp, name: string): object {
  const isPoint = lamp.type === 'point';
  return {
    name,
    type: isPoint ? 'point' : 'spot',
    color: linearChannels(lamp.color),
    intensity: candelaOf(lamp),
    ...(isPoint ? {} : { spot: { innerConeAngle: 0, outerConeAngle: lamp.cone } }),
  };
}

/**
 * Collects the lamps of luminaires, a definition and a node for each; `firstNode` is the index of the first. Equal lamps share no
 * definition: three, which many viewers are made of, loses where the cone of a shared one looks.
 */
export function openLights(firstNode: number) {
  const definitions: object[] = [];
  const nodes: object[] = [];
  return {
    definitions,
    nodes,
    /** The nodes of the lamps of a light. */
    of(source: PieceLight, name: string): readonly number[] {
      const { x, y, z } = source.at;
      return lampsOf(source).map((lamp) => {
        const light = definitions.push(definitionOf(lamp, `${name} ${lamp.towards}`)) - 1;
        nodes.push({
          name: `${name} light`,
          translation: [x, y, z],
          ...(lamp.type === 'point' ? {} : { rotation: rotationOf(source, lamp.towards) }),
          extensions: { KHR_lights_punctual: { light } },
        });
        return firstNode + nodes.length - 1;
      });
    },
  };
}
