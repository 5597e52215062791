import { directions, slots, type BodyDescription } from '@lucerna/engine';
import { z } from 'zod';

const expression = z.union([z.number().min(-100_000).max(100_000), z.string().min(1).max(200)], {
  error: 'a figure or an expression',
});
const place = z.tuple([expression, expression, expression]).readonly();
const point = z.tuple([expression, expression]).readonly();
const steps = z.int().min(1).max(96);

const profileStep = z.union(
  [
    point,
    z.strictObject({ curve: z.tuple([point, point, point, point]).readonly(), steps: steps.optional() }),
    z.strictObject({ along: z.string().regex(/^[a-z][A-Za-z0-9]{0,30}$/), steps, point }),
  ],
  { error: 'a point, a curve of four points, or a point along a variable' },
);
const profile = z.array(profileStep).min(1).max(60).readonly();

const outlineStep = z.union(
  [
    point,
    z.strictObject({
      arc: z.strictObject({
        radius: expression,
        from: expression,
        to: expression,
        middle: point.optional(),
        steps: steps.optional(),
      }),
    }),
  ],
  { error: 'a corner or an arc' },
);
const outline = z.union(
  [
    z.strictObject({
      rectangle: z.strictObject({
        width: expression,
        from: expression,
        to: expression,
        round: expression.optional(),
      }),
    }),
    z.array(outlineStep).min(1).max(200).readonly(),
  ],
  { error: 'a rectangle, or corners and arcs' },
);

const placement = {
  turn: place.optional(),
  stretch: place.optional(),
  at: place.optional(),
  places: z.array(place).min(1).max(100).readonly().optional(),
};
const range = { from: expression, to: expression };
const path = z.array(place).min(2).max(60).readonly();

const solid = z.discriminatedUnion('solid', [
  z.strictObject({
    solid: z.literal('cylinder'),
    radius: expression,
    upper: expression.optional(),
    ...range,
    ...placement,
  }),
  z.strictObject({
    solid: z.literal('sphere'),
    radius: expression,
    middle: expression,
    neck: expression.optional(),
    ...placement,
  }),
  z.strictObject({
    solid: z.literal('turned'),
    profiles: z.array(profile).min(1).max(40).readonly(),
    from: expression.optional(),
    sweep: expression.optional(),
    ...placement,
  }),
  z.strictObject({ solid: z.literal('ring'), inner: expression, outer: expression, ...range, ...placement }),
  z.strictObject({
    solid: z.literal('shade'),
    flank: profile,
    thickness: expression,
    lid: z.boolean().optional(),
    ...placement,
  }),
  z.strictObject({ solid: z.literal('tube'), path, radius: expression, ...placement }),
  z.strictObject({ solid: z.literal('cable'), path, radius: expression, ...placement }),
  z.strictObject({
    solid: z.literal('prism'),
    along: z.enum(directions),
    outline,
    hole: outline.optional(),
    ...range,
    ...placement,
  }),
  z.strictObject({ solid: z.literal('plate'), outline, hole: outline.optional(), ...range, ...placement }),
]);

const partName = z.string().min(1).max(60);

/** The shape of models by their own measures, a file of bodies/ of the feed. Lengths are millimetres. */
export const body: z.ZodType<BodyDescription> = z.strictObject({
  parameters: z
    .record(z.string(), z.number().min(-100_000).max(100_000))

    .optional(),
  sizes: z.record(z.string(), expression).optional(),
  parts: z
    .array(
      z.strictObject({
        name: partName,
        slot: z.enum(slots),
        solids: z.array(solid).min(1).max(60).readonly(),
      }),
    )
    .min(1)
    .max(40)
    .readonly(),
  grips: z.array(place).max(60).readonly().optional(),
  cap: expression.optional(),
  pose: place.optional(),
  light: z
    .array(z.strictObject({ part: partName, at: place, share: expression, turn: place.optional() }))
    .max(40)
    .readonly()
    .optional(),
  pivots: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-z][A-Za-z0-9]{0,30}$/, 'a name of letters and figures'),
        at: place,
        axis: z.union([z.enum(directions), place], { error: 'length, height, depth, or a way' }),
        from: expression,
        to: expression,
        parts: z.array(partName).min(1).max(40).readonly(),
        on: z.string().optional(),
      }),
    )
    .max(8)
    .readonly()
    .optional(),
});
