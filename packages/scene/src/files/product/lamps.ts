import { temperatureColour } from '@lucerna/picture/samples';
import type { PieceLight } from '../../piece/piece';
import { coneOf, spreads } from '../../stage/light/spread';
import { eachCross, meshOf, type Mesh } from './mesh';
import type { Shape } from './shapes';
import { nearestTemperature } from './surface';

/** A lamp of a luminaire as programs that draw light know it, in the frame of its piece. */
export interface Lamp {
  /** `point` shines evenly, `disk` as a flat diffuser does, `spot` within a cone. */
  readonly type: 'point' | 'disk' | 'spot';
  readonly towards: 'down' | 'up';
  /** Lumens. */
  readonly flux: number;
  /** Half the angle of its cone, radians; of what is no spot a quarter turn. */
  readonly cone: number;
  /** '#rrggbb'. */
  readonly color: string;
}

/** The lamps of a light: two where it shines up and down. */
export function lampsOf({ flux, temperature, distribution }: PieceLight): readonly Lamp[] {
  const color = temperatureColour(String(nearestTemperature(temperature)));
  const { up, beam } = spreads[distribution];
  const quarter = Math.PI / 2;
  if (beam === null) return [{ type: 'point', towards: 'down', flux, cone: quarter, color }];
  const isFlat = distribution !== 'beam';
  const lamp = (towards: Lamp['towards'], share: number): Lamp => ({
    ...{ type: isFlat ? 'disk' : 'spot', towards, flux: flux * share, color },
    cone: isFlat ? quarter : Math.min(quarter, coneOf(beam)),
  });
  return up > 0 ? [lamp('down', 1 - up), lamp('up', up)] : [lamp('down', 1)];
}

function areaOf(mesh: Mesh): number {
  let area = 0;
  eachCross(mesh, (_at, x, y, z) => (area += Math.hypot(x, y, z) / 2));
  return area;
}

/** Candela per square metre of what glows in a shape, which gives all its light evenly; null where nothing does. */
export function luminanceOf({ parts, flux }: Shape): number | null {
  const glowing = parts.filter(({ surface }) => surface.glow !== null);
  const area = glowing.reduce((sum, { part }) => sum + areaOf(meshOf(part.geometry)), 0);
  if (flux === null || area <= 0) return null;
  return Number((flux / (Math.PI * area)).toPrecision(3));
}
