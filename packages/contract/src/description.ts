import { z } from 'zod';
import { storedCreation } from './shape/creation';
import { creationVersion, newCreation } from './shape/creation-tree';

// What the trees of a creation hold, for the description of the API alone: no browser loads this. `greatestRoom`,
// `farthest`, `mostDrawn` and `mostCorners` of the engine are the same figures.

const text = z.string().max(500);
const name = text.min(1);
const far = z.number().min(-10_000).max(10_000);
const measure = z.number().min(-1000).max(1000);
const above = z.number().min(0).max(1000);
const position = z.object({ x: far, y: far, z: far }).describe('Metres from the middle of the room');
const roomSize = z
  .object({ height: above, width: above, depth: above, extraCeiling: above, ceilingMaterial: text })
  .describe('Metres');
const wishes = {
  color: text.optional(),
  temperature: text.optional(),
  control: text.optional(),
  installation: text.optional(),
};
const configuration = z.object({
  ...wishes,
  pendantHeight: z.int().min(1).max(100_000).optional().describe('Whole centimetres'),
});
const placed = {
  id: name,
  position,
  collides: z.boolean(),
  lastValidPosition: position.nullable(),
  elementOrderValue: z.int().min(-1e12).max(1e12),
};
const degrees = z.number().min(-180).max(180).optional();
const modelled = {
  ...placed,
  model: name,
  subFamily: z.int(),
  applicationLocation: z.int().nullable(),
  attributes: configuration,
  turn: degrees,
  tilt: degrees,
  onRun: z.object({ run: name, role: z.enum(['part', 'light']) }).optional(),
};
const light = z.object({ type: z.enum(['light', 'pendant']), ...modelled });
const complement = z.object({ type: z.literal('complement'), ...modelled });
const cluster = z.object({
  type: z.literal('cluster'),
  ...placed,
  attributes: z.object({ installation: text.optional() }),
  lights: z.array(light).max(2000),
});
const composition = z.object({
  type: z.literal('composition'),
  ...placed,
  attributes: z.object(wishes),
  controlBeforeRemote: text.nullable(),
  clusters: z.array(cluster).max(2000),
  complements: z.array(complement).max(2000),
});
const group = z.object({
  type: z.literal('group'),
  id: name,
  virtual: z.boolean(),
  elements: z.array(name).max(2000),
  options: z.object({ position }),
});
const todaysSpace = z.object({
  version: z.literal(2),
  type: z.literal('space'),
  id: name,
  config: z.object({ roomSize }),
  configurator: z.object({ id: z.int(), description: text, source: text }),
  source: text,
  productId: text.nullable(),
  compositions: z.array(composition).max(2000),
  groups: z.array(group).max(2000),
});
const firstSpace = z.object({
  version: z.literal(1),
  type: z.literal('space'),
  id: z.union([name, z.int()]),
  configuratorType: z.int().optional(),
  roomSize: roomSize.partial().optional(),
  compositions: z
    .array(
      z.object({
        attributes: z.object(wishes),
        lights: z
          .array(
            z.object({ model: name, pendantHeight: above.nullable(), x: far.nullable(), z: far.nullable() }),
          )
          .max(2000)
          .optional(),
        complements: z
          .array(z.object({ model: name, quantity: z.int().min(1).max(2000).optional() }))
          .max(2000)
          .optional(),
      }),
    )
    .max(2000),
});

/** A room with what hangs and stands in it, of either version. */
const describedSpace = z.union([todaysSpace, firstSpace]);

const ofPlan = z.number().min(-1e9).max(1e9);

/** What was drawn: runs through a room with what is on them. Metres. */
const describedDrawing = z.object({
  type: z.literal('drawing'),
  id: name,
  system: z.enum(['plusminus', 'sticks']),
  roomSize,
  height: above,
  attributes: z.object(wishes),
  runs: z
    .array(
      z.object({
        id: name,
        points: z.array(z.object({ x: measure, z: measure, y: above.optional() })).max(500),
      }),
    )
    .max(5000),
  lights: z
    .array(z.object({ id: name, run: name, at: above, model: name, attributes: z.object(wishes) }))
    .max(5000),
  feeds: z.array(z.object({ id: name, run: name, at: above })).max(5000),
  floor: z
    .object({
      file: z.string().max(64),
      kind: z.enum(['picture', 'dxf']),
      name: z.string().max(200),
      width: ofPlan,
      height: ofPlan,
      scale: ofPlan,
      x: ofPlan,
      z: ofPlan,
      opacity: ofPlan,
      isLocked: z.boolean(),
    })
    .optional(),
});

const describedCreation = z.object({
  version: creationVersion,
  space: describedSpace.nullable().optional(),
  drawing: describedDrawing.nullable().optional(),
});

/** What stands in the description for a shape that another reader judges. */
export const described: ReadonlyMap<unknown, z.ZodType> = new Map<unknown, z.ZodType>([
  [storedCreation, describedCreation],
  [newCreation, describedCreation],
]);
