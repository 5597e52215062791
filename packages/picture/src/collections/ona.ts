import { bloom } from '../cast/glow';
import { mix } from '../colour';
import { diffuserColours, roundDiffuser } from '../solid/diffuser';
import { roundStops } from '../solid/metal';
import { d, ellipse, path, rect } from '../svg';
import type { Collection, Shape } from './shape';

/** Ceiling discs whose edge rises and falls like a wave; larger ones carry more waves. */
export const ona: Collection = {
  subFamilyId: 262,
  typical: { kind: 'ceiling', model: '2621', size: [450, 450, 60], distribution: 'lambert' },
  shapeOf: () => disc,
};

const waves: Record<string, number> = { '2620': 2, '2621': 3, '2622': 5 };
const tilt = 0.36;

/** A closed smooth line around an ellipse whose height follows a wave. */
function waveOutline(x: number, y: number, radius: number, count: number, lift: number): string {
  const points = 8 * Math.max(3, count);
  const at = (index: number): [number, number] => {
    const angle = (index / points) * Math.PI * 2;
    return [
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius * tilt + Math.sin(angle * count) * lift,
    ];
  };
  // Catmull-Rom through the points, written as cubic curves.
  let outline = d`M${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < points; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    outline += d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return `${outline}z`;
}

const disc: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const recessed = lamp.installation === '21';
  const height = recessed ? 5 : lamp.height * scale * 0.72;
  const count = waves[lamp.model] ?? 3;
  const lift = radius * (recessed ? 0.012 : 0.034);
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
  const metal = pen.linear(x - radius, 0, x + radius, 0, roundStops(lamp));
  pen.add('body', path(waveOutline(x, top, radius, count, lift * 0.35), metal));
  pen.add('body', rect(x - radius, top, radius * 2, height, metal));
  pen.add('body', path(waveOutline(x, y, radius, count, lift), mix(lamp.paint.base, lamp.paint.light, 0.3)));
  const face = waveOutline(x, y + 1, radius * 0.965, count, lift);
  const { near, edge } = diffuserColours(lamp);
  pen.add('body', path(face, roundDiffuser(pen, lamp, x, y, radius, tilt)));
  // Relief of the diffuser: the wave runs on towards the middle and fades.
  for (const [share, opacity] of [
    [0.78, 0.4],
    [0.56, 0.28],
    [0.34, 0.18],
  ] as const) {
    const fold = waveOutline(x, y + 1, radius * share, count, lift * share * share);
    const stroke = lamp.lit ? mix(edge, near, 0.3) : edge;
    pen.add(
      'body',
      path(
        fold,
        'none',
        `stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${d`${radius * 0.016}`}"`,
      ),
    );
  }
  bloom(pen, lamp, x, y + 6, radius * 1.5, 0.85, 0.5);
  return { x, y, rx: radius, ry: radius * tilt };
};
