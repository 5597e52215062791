import { prism, roundedRectangle } from '../solid/bar';
import { joined } from '../solid/joined';
import { cylinder, sphere } from '../solid/revolve';
import { coneShade, litPlate, spotHead } from '../solid/shade';
import { body, diffuser, glass, metal } from '../solid/solid';
import type { Shape, Solid } from '../solid/solid';
import { byProportion } from './by-proportion';
import { powerFeed } from './power-feed';

/** Lights that hang on a textile belt by a clip; the belt has a geometry of its own. */
export const plusminus: Shape = (measures) => {
  const { kind, distribution, x, y, z } = measures;
  if (kind === 'complement') return (x > 1 ? byProportion : powerFeed)(measures);
  if (distribution === 'beam') return spot(measures);
  if (distribution === 'globe') return globe(measures);
  if (x > z * 3) return linear(measures);
  return (y < x / 3 ? disc : cone)(measures);
};

/** The clip that holds the belt, from a height up to the top. */
function clip(from: number, top: number, width = 0.022, away = 0): Solid {
  return metal(
    prism(roundedRectangle(0.014, from, top, 0.003), width).translate(away, 0, 0),
    away < 0 ? 'left clip' : away > 0 ? 'right clip' : 'clip',
  );
}

const globe: Shape = ({ x, y }) => {
  const radius = x / 2;
  const neck = radius * 0.23;
  return body(
    [
      glass(sphere(radius, radius, neck)),
      metal(cylinder(neck, radius + Math.sqrt(radius ** 2 - neck ** 2) - 0.004, y - 0.003), 'cap'),
      clip(y - 0.016, y),
    ],
    { y, light: radius, grips: [] },
  );
};

const cone: Shape = ({ x, y }) => {
  const stem = Math.min(0.045, y * 0.2);
  return body(
    [
      ...coneShade(x / 2, x * 0.13, 0, y - stem),
      metal(cylinder(0.008, y - stem, y - 0.004), 'stem'),
      clip(y - 0.022, y),
    ],
    { y, light: y * 0.15, grips: [] },
  );
};

const disc: Shape = ({ x, y }) =>
  body(
    [
      ...litPlate(x / 2, 0, y * 0.34),
      metal(cylinder(0.008, y * 0.34, y - 0.004), 'stem'),
      clip(y - 0.022, y),
    ],
    { y, light: 0, grips: [] },
  );

const linear: Shape = ({ x, y, z }) => {
  const top = y * 0.62;
  const strip = top * 0.26;
  const grip = Math.min(x * 0.15, 0.12);
  return body(
    [
      metal(prism(roundedRectangle(z, strip, top, 0.006), x), 'profile'),
      diffuser(prism(roundedRectangle(z * 0.88, 0, strip + 0.001, 0.006), x - 0.008)),
      metal(
        joined(
          cylinder(0.006, top, y - 0.004).translate(-grip, 0, 0),
          cylinder(0.006, top, y - 0.004).translate(grip, 0, 0),
        ),
        'stems',
      ),
      clip(y - 0.022, y, 0.022, -grip),
      clip(y - 0.022, y, 0.022, grip),
    ],
    { y, light: 0, grips: [] },
  );
};

const spot: Shape = ({ x, y }) => {
  const stem = Math.min(0.03, y * 0.25);
  return body(
    [
      ...spotHead(x / 2, 0, y - stem),
      metal(cylinder(x * 0.12, y - stem, y - 0.004), 'stem'),
      clip(y - 0.022, y),
    ],
    { y, light: 0, grips: [] },
  );
};
