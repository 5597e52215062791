import { revolve } from '../solid/revolve';
import { at, body, diffuser, metal } from '../solid/solid';
import type { Shape, Solid } from '../solid/solid';
import type { Position } from '@lucerna/engine';

/** Thin rings of light, one or two of them, on three cables each. */
export const anell: Shape = (measures) => (measures.y > 0.15 ? double : single)(measures);

const band = 0.04;

/** A ring that is lit above and below, between two heights. */
function ring(radius: number, bottom: number, top: number, name: string): Solid[] {
  const inner = radius - Math.max(0.014, radius * 0.045);
  const strip = (top - bottom) * 0.14;
  const low = bottom + strip;
  const high = top - strip;
  return [
    metal(
      revolve(
        [
          [inner, low],
          [radius, low],
        ],
        [
          [radius, low],
          [radius, high],
        ],
        [
          [radius, high],
          [inner, high],
        ],
        [
          [inner, high],
          [inner, low],
        ],
      ),
      name,
    ),
    ...[
      [bottom, low],
      [high, top],
    ].map(([from = 0, to = 0], side) =>
      diffuser(
        revolve(
          [
            [inner + 0.001, from],
            [radius - 0.001, from],
          ],
          [
            [radius - 0.001, from],
            [radius - 0.001, to],
          ],
          [
            [radius - 0.001, to],
            [inner + 0.001, to],
          ],
          [
            [inner + 0.001, to],
            [inner + 0.001, from],
          ],
        ),
        `${name} ${side === 0 ? 'downlight' : 'uplight'}`,
      ),
    ),
  ];
}

/** Three places of the upper edge that the cables take hold of. */
function grips(radius: number, y: number, first = 90): Position[] {
  return [0, 120, 240].map((way) => {
    const angle = ((first + way) * Math.PI) / 180;
    return at(Math.cos(angle) * radius * 0.975, y, Math.sin(angle) * radius * 0.975);
  });
}

const single: Shape = ({ x, y }) =>
  body(ring(x / 2, 0, y, 'ring'), { y, light: y / 2, grips: grips(x / 2, y), grip: 0.003 });

/** The smaller above the larger. */
const double: Shape = ({ x, y }) => {
  const small = (x / 2) * (600 / 900);
  return body([...ring(x / 2, 0, band, 'ring'), ...ring(small, y - band, y, 'upper ring')], {
    y,
    light: y / 2,
    grips: [...grips(x / 2, band), ...grips(small, y, 270)],
    grip: 0.003,
  });
};
