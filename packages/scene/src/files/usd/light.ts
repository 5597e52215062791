import type { PieceLight } from '../../piece/piece';
import { candelaOf } from '../../stage/light/spread';
import { lampsOf, type Lamp } from '../product/lamps';
import { linearChannels } from '../product/surface';
import { decimal } from './text';

/** Metres: lamps as small as a source is. */
const radius = 0.02;

const prims = { point: 'SphereLight', spot: 'SphereLight', disk: 'DiskLight' } as const;

/**
 * The luminance of a lamp, candela per square metre, from its lumens: a sphere gives π times it from each of its 4πr², a disk
 * from πr², and a cone has it times πr² in its middle.
 */
function luminanceOf({ type, flux, cone }: Lamp): number {
  const area = Math.PI * radius ** 2;
  if (type === 'spot') return candelaOf(flux, cone) / area;
  return flux / (Math.PI * area * (type === 'point' ? 4 : 1));
}

function lampText(lamp: Lamp, { at, turn: aim }: PieceLight, number: number): string {
  const { type, towards, cone, color } = lamp;
  const turn = towards === 'down' ? -90 : 90;
  const shaping =
    type === 'spot'
      ? `            float inputs:shaping:cone:angle = ${decimal((cone * 180) / Math.PI)}
            float inputs:shaping:cone:softness = 1
`
      : '';
  return `
        def ${prims[type]} "Light_${number}"${
          type === 'spot'
            ? ` (
            prepend apiSchemas = ["ShapingAPI"]
        )`
            : ''
        }
        {
            color3f inputs:color = (${linearChannels(color).join(', ')})
            float inputs:intensity = ${decimal(luminanceOf(lamp))}
            float inputs:radius = ${radius}
${shaping}${
    aim
      ? `            float3 xformOp:rotateXYZ:aim = (${[aim.x, aim.y, aim.z].map(decimal).join(', ')})
`
      : ''
  }            float3 xformOp:rotateXYZ = (${turn}, 0, 0)
            double3 xformOp:translate = (${[at.x, at.y, at.z].map(decimal).join(', ')})
            uniform token[] xformOpOrder = ["xformOp:translate",${aim ? ' "xformOp:rotateXYZ:aim",' : ''} "xformOp:rotateXYZ"]
        }
`;
}

/** The lamps of a light as UsdLux. */
export const lightText = (light: PieceLight): string =>
  lampsOf(light)
    .map((lamp, at) => lampText(lamp, light, at + 1))
    .join('');
