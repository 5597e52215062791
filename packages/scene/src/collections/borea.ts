import { prism, roundedRectangle } from '../solid/bar';
import { at, body, diffuser, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** Slim linear bars on two cables; the up/down one is lit on both sides. */
export const borea: Shape = ({ x, y, z, distribution }) => {
  const both = distribution === 'updown';
  const strip = y * 0.22;
  const top = both ? y - strip : y;
  const grip = x / 2 - Math.min(x * 0.08, 0.12);
  const lit = (from: number, to: number) => prism(roundedRectangle(z * 0.86, from, to, 0.004), x - 0.006);
  return body(
    [
      metal(prism(roundedRectangle(z, strip, top, 0.0025), x), 'profile'),
      diffuser(lit(0, strip + 0.001)),
      ...(both ? [diffuser(lit(top - 0.001, y), 'uplight')] : []),
    ],
    { y, light: both ? y / 2 : 0, grips: [at(-grip, y), at(grip, y)], grip: 0.0035 },
  );
};
