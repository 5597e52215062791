import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BodyDescription } from './body';
import { boxOfBody } from './body-box';
import { shapeBody } from './shape-body';
import type { ShapedBody } from './shaped-body';
import { cataloguesOf } from '../../examples/demo-catalogue';
import { exampleDay } from '../../test/feed';
import type { Aim } from './pivot';
import { pivotGripsOf } from './pivots-of';

const { elements: catalogue } = cataloguesOf(225, 16, exampleDay);
const measures = { length: 200, width: 200, height: 400 };

/** A foot, an arm that swivels on it, and a head at the end of the arm that tilts. */
const lamp: BodyDescription = {
  sizes: { joint: 'height / 2' },
  parts: [
    { name: 'foot', slot: 'finish', solids: [{ solid: 'cylinder', radius: 100, from: 0, to: 10 }] },
    {
      name: 'arm',
      slot: 'finish',
      solids: [
        {
          solid: 'prism',
          along: 'length',
          outline: { rectangle: { width: 4, from: 198, to: 202 } },
          from: 0,
          to: 80,
        },
      ],
    },
    {
      name: 'head',
      slot: 'diffuser',
      solids: [{ solid: 'cylinder', radius: 5, from: -60, to: 0, at: [80, 'joint', 0] }],
    },
  ],
  light: [{ part: 'head', at: [80, 'joint - 60', 0], share: 1 }],
  pivots: [
    { name: 'swivel', at: [0, 0, 0], axis: 'height', from: -180, to: 180, parts: ['arm'] },
    {
      name: 'tilt',
      at: [80, 'joint', 0],
      axis: 'depth',
      from: -90,
      to: 'joint / 4',
      on: 'swivel',
      parts: ['head'],
    },
  ],
};

function aimed(aim: Aim, description = lamp): ShapedBody {
  const found = shapeBody(description, measures, aim);
  if (!found.ok) throw new Error(found.fault.reason);
  return found.value;
}
const faultOf = (more: Partial<BodyDescription>): string => {
  const found = shapeBody({ ...lamp, ...more }, measures);
  return found.ok ? 'none' : `${found.fault.path.join('.')}: ${found.fault.reason}`;
};
const near = (x: number, y: number, z: number) => {
  const close = (figure: number): unknown => expect.closeTo(figure, 6);
  return { x: close(x), y: close(y), z: close(z) };
};

it('a body whose pivots are not turned is the body as it is described', () => {
  const { pivots: _, ...without } = lamp;
  const { pivots, ...still } = aimed({});
  const { pivots: none, ...plain } = aimed({}, without);
  expect(still).toEqual(plain);
  expect(none).toEqual([]);
  expect(pivots.map(({ name, from, to, degrees }) => [name, from, to, degrees])).toEqual([
    ['swivel', -180, 180, 0],
    ['tilt', -90, 50, 0],
  ]);
});

it('a part turns about its pivot, and its light with it', () => {
  const [light] = aimed({ tilt: 50 }).light;
  const angle = (50 * Math.PI) / 180;
  expect(light?.at).toEqual(near(0.08 + 0.06 * Math.sin(angle), 0.2 - 0.06 * Math.cos(angle), 0));
  expect(light?.turn).toEqual(near(0, 0, 50));
  const [foot] = aimed({ tilt: 50 }).parts;
  expect(foot).toEqual(aimed({}).parts[0]);
});

it('what hangs on a pivot that another one carries turns with both', () => {
  const [light] = aimed({ swivel: 90, tilt: -90 }).light;
  // The head looks back along its arm, which has come from the right to behind: an axis upwards turns x to -z.
  expect(light?.at).toEqual(near(0, 0.2, -0.02));
  const box = boxOfBody({ ...aimed({ swivel: 90 }), parts: aimed({ swivel: 90 }).parts.slice(1, 2) });
  expect(box?.min).toEqual(near(-0.002, 0.198, -0.08));
  expect(box?.max).toEqual(near(0.002, 0.202, 0));
});

it('a pivot turns as far as it can', () => {
  expect(aimed({ tilt: 500 })).toEqual(aimed({ tilt: 50 }));
  expect(aimed({ tilt: -500 })).toEqual(aimed({ tilt: -90 }));
  expect(aimed({ other: 20 })).toEqual(aimed({}));
});

it('keeps distances, whatever the way of an axis and the turn of a solid', () => {
  const angle = fc.double({ min: -180, max: 180, noNaN: true });
  const way = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(way, way, way), fc.tuple(angle, angle, angle), angle, (axis, turn, degrees) => {
      fc.pre(Math.hypot(...axis) > 0.01);
      const description: BodyDescription = {
        parts: [
          {
            name: 'bar',
            slot: 'finish',
            solids: [
              {
                solid: 'tube',
                path: [
                  [0, 0, 0],
                  [50, 20, 10],
                ],
                radius: 1,
                turn,
                at: [30, 40, 50],
              },
            ],
          },
        ],
        light: [{ part: 'bar', at: [30, 40, 50], share: 1, turn }],
        pivots: [{ name: 'a', at: [10, 20, 30], axis, from: -180, to: 180, parts: ['bar'] }],
      };
      const { parts, light, pivots } = aimed({ a: degrees }, description);
      const place = parts[0]?.solids[0]?.places[0];
      // A solid and the light at its place, turned alike, stay so.
      expect(place).toEqual(near(light[0]!.at.x, light[0]!.at.y, light[0]!.at.z));
      const far = (at = { x: 0, y: 0, z: 0 }) => Math.hypot(at.x - 0.01, at.y - 0.02, at.z - 0.03);
      expect(far(place)).toBeCloseTo(Math.hypot(0.02, 0.02, 0.02), 9);
      const along = ({ x, y, z } = { x: 0, y: 0, z: 0 }) =>
        x * pivots[0]!.axis.x + y * pivots[0]!.axis.y + z * pivots[0]!.axis.z;
      expect(along(place)).toBeCloseTo(along({ x: 0.03, y: 0.04, z: 0.05 }), 9);
    }),
  );
});

it('a hand takes hold of a pivot where what carries it has brought it, at the side of what hangs on it', () => {
  const { sheet } = catalogue.model('2255')!;
  const [swivel, head] = pivotGripsOf({ ...sheet, body: lamp }, { swivel: 90 });
  const { x, y, z } = head!.at;
  const reach = sheet.model.technicalData.dimensionsMm!.height / 2000;
  expect({ x, y, z }).toEqual(near(0, reach, -0.08));
  expect(head!.axis).toEqual(near(1, 0, 0));
  expect(head!.towards).toEqual(near(0, -1, 0));
  expect([swivel!.at, swivel!.axis, swivel!.towards]).toEqual([near(0, 0, 0), near(0, 1, 0), near(1, 0, 0)]);
  expect(pivotGripsOf({ model: sheet.model })).toEqual([]);
});

it('has one light: surfaces that turn apart, or look elsewhere, are refused with the place', () => {
  const [shown] = lamp.light!;
  const other = (more: object) => ({
    light: [
      { ...shown!, share: 0.5 },
      { ...shown!, share: 0.5, ...more },
    ],
  });
  expect(faultOf(other({}))).toBe('none');
  expect(faultOf(other({ part: 'arm' }))).toBe(
    'light.1.part: arm does not turn with head, and a body has one light, which turns as a whole',
  );
  expect(faultOf(other({ part: 'foot' }))).toBe(
    'light.1.part: foot does not turn with head, and a body has one light, which turns as a whole',
  );
  expect(faultOf({ ...other({ part: 'foot' }), pivots: [] })).toBe('none');
  expect(faultOf(other({ turn: [0, 'joint - joint', 0] }))).toBe('none');
  expect(faultOf(other({ turn: [180, 0, 0] }))).toBe(
    'light.1.turn: it is turned otherwise than the first surface, and a body has one light, which looks one way',
  );
});

it('says in words what of a pivot cannot be', () => {
  const [swivel, tilt] = lamp.pivots!;
  const one = (more: object) => ({ pivots: [{ ...swivel!, ...more }] });
  expect(faultOf({})).toBe('none');
  expect(faultOf(one({ parts: ['hand'] }))).toBe('pivots.0.parts.0: there is no part hand');
  expect(faultOf(one({ from: 10 }))).toMatch(/^pivots\.0\.to: it turns from 10 to 180/);
  expect(faultOf(one({ to: 200 }))).toMatch(/more than 180 degrees/);
  expect(faultOf(one({ from: 90, to: -90 }))).toBe(
    'pivots.0.to: it turns from 90 to -90, which is the wrong way round',
  );
  expect(faultOf(one({ axis: [0, 0, 0] }))).toBe('pivots.0.axis: an axis of length 0 leads nowhere');
  expect(faultOf(one({ on: 'nothing' }))).toBe('pivots.0.on: there is no pivot nothing');
  expect(faultOf(one({ on: 'swivel' }))).toMatch(/carried by itself/);
  expect(faultOf({ pivots: [swivel!, swivel!] })).toMatch(/two pivots swivel/);
  expect(faultOf({ pivots: [swivel!, { ...tilt!, parts: ['arm'] }] })).toBe(
    'pivots.1.parts.0: it hangs on swivel already',
  );
  const parts = lamp.parts.map((part) => ({
    ...part,
    solids: part.solids.map((solid) => ({ ...solid, stretch: [1, 1, 0.5] as const })),
  }));
  expect(faultOf({ parts })).toMatch(/stretched in one direction/);
});
