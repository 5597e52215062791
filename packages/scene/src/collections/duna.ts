import { arc, plate, upright } from '../solid/bar';
import type { SectionPoint } from '../solid/bar';
import { curve, cylinder } from '../solid/revolve';
import { at, body, diffuser, metal } from '../solid/solid';
import type { Body, Measures, Shape, Solid } from '../solid/solid';
import { LatheGeometry, Vector2 } from 'three';

/** Shells that stand off the wall and wash it up and down: whole, slit, two halves, and one for corners. */
export const duna: Shape = (measures) => (shapes[measures.model] ?? disc)(measures);

/** How far the shell stands off the wall, as a share of the depth. */
const gap = 0.34;

/** The plate on the wall and the ring of light behind the shell. */
function behind({ x, y, z }: Measures): Solid[] {
  const radius = x / 2;
  const back = -z / 2;
  const facing = (part: ReturnType<typeof cylinder>) => part.rotateX(Math.PI / 2).translate(0, y / 2, back);
  return [
    metal(facing(cylinder(radius * 0.5, 0, z * 0.12)), 'plate'),
    diffuser(facing(cylinder(radius * 0.8, z * 0.12, z * (gap + 0.06)))),
  ];
}

const lit = (solids: Solid[], { y }: Measures): Body => body(solids, { y, light: y / 2, grips: [] });

/** A shallow dome whose rim looks to the wall, or the half of one. `from` and `sweep` are degrees. */
function shell({ x, y, z }: Measures, from = 0, sweep = 360) {
  const radius = x / 2;
  const rise = z * (1 - gap);
  const outer = curve([radius, 0], [radius * 0.98, rise * 0.62], [radius * 0.6, rise], [0, rise], 16);
  const inner = outer.map(([r, h]): [number, number] => [r * 0.975, h * 0.94]).reverse();
  const points = [...inner, ...outer, [0, rise * 0.94] as const].slice(0, -1);
  const lathe = new LatheGeometry(
    points.map(([r, h]) => new Vector2(Math.max(0, r), h)),
    sweep === 360 ? 48 : 24,
    (from * Math.PI) / 180,
    (sweep * Math.PI) / 180,
  );
  return lathe.rotateX(Math.PI / 2).translate(0, y / 2, -z / 2 + z * gap);
}

const disc: Shape = (measures) => lit([...behind(measures), metal(shell(measures), 'shell')], measures);

/** The shell is cut across; light leaves the cut as well. */
const slit: Shape = (measures) => {
  const { x, y, z } = measures;
  const width = Math.max(0.003, x * 0.018);
  const halves = [1, -1].map((side) => {
    const half = shell(measures, side === 1 ? 90 : 270, 180).scale(1, 1 - width / y, 1);
    const name = side === 1 ? 'upper shell' : 'lower shell';
    return metal(half.translate(0, (width / 2) * (1 + side), 0), name);
  });
  const core = cylinder(x * 0.42, 0, z * 0.2).rotateX(Math.PI / 2);
  return lit(
    [...behind(measures), diffuser(core.translate(0, y / 2, -z / 2 + z * gap), 'slit'), ...halves],
    measures,
  );
};

/** Two half shells, one before the other. */
const halves: Shape = (measures) => {
  const { x, y, z } = measures;
  const shift = x * 0.04;
  const narrow = 1 - (shift * 2) / x;
  const upper = shell(measures, 90, 180).scale(narrow, 1, 1).translate(-shift, 0, 0);
  const lower = shell(measures, 270, 180)
    .scale(narrow, 1, 0.82)
    .translate(shift, 0, -z * 0.09);
  const core = cylinder(x * 0.4, 0, z * 0.24).rotateX(Math.PI / 2);
  return lit(
    [
      ...behind(measures),
      diffuser(core.translate(0, y / 2, -z / 2 + z * gap), 'slit'),
      metal(lower, 'lower shell'),
      metal(upper, 'upper shell'),
    ],
    measures,
  );
};

/** A bowed shell over a corner: walls at its left and behind it. */
const corner: Shape = (measures) => {
  const { x, y, z } = measures;
  const bow = (radius: number, from: number, to: number): SectionPoint[] =>
    arc(radius, from, to, [-x / 2, -z / 2]).map(([across, up]) => [across, up]);
  const outline = [...bow(x, 0, 90), ...bow(x - 0.003, 90, 0)];
  const inside: SectionPoint[] = [...bow(x - 0.006, 0, 90), [-x / 2, -z / 2]];
  return body(
    [
      metal(upright(outline, 0, y), 'shell'),
      diffuser(upright(inside, y * 0.12, y * 0.88)),
      metal(
        plate(
          [
            [-x / 2, y * 0.1],
            [-x * 0.1, y * 0.1],
            [-x * 0.1, y * 0.9],
            [-x / 2, y * 0.9],
          ],
          -z / 2,
          0.006,
        ),
        'plate',
      ),
    ],
    { y, light: at(0, y / 2, 0), grips: [] },
  );
};

const shapes: Readonly<Record<string, Shape>> = {
  '2100': disc,
  '2101': slit,
  '2102': halves,
  '2103': corner,
};
