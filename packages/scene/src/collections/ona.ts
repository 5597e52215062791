import { cylinder, revolve } from '../solid/revolve';
import type { ProfilePoint } from '../solid/revolve';
import { body, diffuser, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** Rings of the wave that runs over the diffuser: more on a larger disc. */
const waves: Readonly<Record<string, number>> = { '2620': 1, '2621': 2, '2622': 3 };

/** Ceiling discs with a wave in their diffuser, as a drop leaves on water. */
export const ona: Shape = ({ model, x, y }) => {
  const radius = x / 2;
  const inner = radius * 0.965;
  const count = waves[model] ?? 2;
  const depth = Math.min(0.007, y * 0.12);
  const face = Array.from({ length: 64 }, (_, step): ProfilePoint => {
    const share = step / 63;
    const swell =
      share < 0.14 ? 0 : Math.sin(((share - 0.14) / 0.86) * count * Math.PI * 2) * (1 - share * 0.6);
    return [inner * share, depth * (1 - swell)];
  });
  const rim = depth * 2.2;
  return body(
    [
      metal(cylinder(radius, rim, y), 'rim'),
      diffuser(revolve([...face, [inner, 0.001], [inner, rim]])),
      metal(
        revolve(
          [
            [inner + 0.001, 0],
            [radius, 0],
          ],
          [
            [radius, 0],
            [radius, rim + 0.001],
          ],
          [
            [inner + 0.001, rim],
            [inner + 0.001, 0],
          ],
        ),
        'edge',
      ),
    ],
    { y, light: 0, grips: [] },
  );
};
