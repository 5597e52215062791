import { bloom } from '../cast/glow';
import { mix } from '../colour';
import type { Lamp } from '../request';
import { diffuserColours } from '../solid/diffuser';
import { cylinder } from '../solid/metal';
import { underside } from '../solid/underside';
import type { Stop } from '../svg';
import { ellipse } from '../svg';
import type { Collection, Shape } from './shape';
import { tableOf } from '../table';

/** Ceiling discs with a wave in their diffuser, as a drop leaves on water. */
export const ona: Collection = {
  subFamilyId: 262,
  typical: { kind: 'ceiling', model: '2621', size: [450, 450, 60], distribution: 'lambert', finish: '20' },
  shapeOf: () => disc,
};

/** Rings of the wave that runs over the diffuser: more on a larger disc. */
const waves = tableOf<number>({ '2620': 1, '2621': 2, '2622': 3 });
const tilt = 0.34;

/** Crests and troughs from the middle to the border, as bands of a radial gradient. */
function ripples(lamp: Lamp, count: number): Stop[] {
  const { edge } = diffuserColours(lamp);
  const trough = lamp.lit ? mix(edge, lamp.light.ember, 0.15) : edge;
  return Array.from({ length: count }, (_, index) => {
    const start = 0.2 + (index * 0.72) / count;
    const width = 0.72 / count;
    return [
      [start, trough, 0],
      [start + width * 0.42, trough, 0.42],
      [start + width * 0.52, '#ffffff', 0.7],
      [start + width * 0.72, '#ffffff', 0],
    ] satisfies Stop[];
  }).flat();
}

const disc: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const recessed = lamp.installation === '21';
  const height = recessed ? 5 : lamp.height * scale * 0.72;
  const count = waves[lamp.model] ?? 2;
  const top = y - height;
  if (!lamp.lit || !recessed) {
    const tone = lamp.dark ? '#000000' : '#54493e';
    const soft = pen.radial(
      x,
      top - 4,
      radius * 1.16,
      [
        [0.7, tone, 0.3],
        [0.88, tone, 0.14],
        [1, tone, 0],
      ],
      { squash: tilt * 1.02 },
    );
    pen.add('shadow', ellipse(x, top - 4, radius * 1.16, radius * 1.16 * tilt * 1.02, soft));
  }
  const inner = radius * 0.965;
  pen.add('body', cylinder(pen, lamp, x, top, radius * 2, height, tilt));
  pen.add('body', underside(pen, lamp, x, y, radius, tilt));
  const relief = pen.radial(x, y, inner, ripples(lamp, count), { squash: tilt });
  pen.add('body', ellipse(x, y, inner, inner * tilt, relief));
  bloom(pen, lamp, x, y + 6, radius * 1.5, 0.85, 0.5);
  return { x, y, rx: radius, ry: radius * tilt };
};
