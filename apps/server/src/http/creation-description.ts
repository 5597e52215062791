import { creationVersion, newCreation, storedCreation } from '@lucerna/contract';
import { creationReach, drawnSystemNames, maxElements } from '@lucerna/engine';
import { z } from 'zod';

// What the trees of a creation hold, for the description of the API alone. The figures are those by which the engine
// reads a creation.
const {
  farthest,
  greatestRoom,
  maxCorners,
  maxDrawn,
  longestText,
  longestFileName,
  greatestOfPlan,
  greatestOrder,
} = creationReach;

const text = z.string().max(longestText);
const name = text.min(1);
const far = z.number().min(-farthest).max(farthest);
const measure = z.number().min(-greatestRoom).max(greatestRoom);
const above = z.number().min(0).max(greatestRoom);
const elements = <Item extends z.ZodType>(item: Item) => z.array(item).max(maxElements);
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
  pendantHeight: z
    .int()
    .min(1)
    .max(greatestRoom * 100)
    .optional()
    .describe('Whole centimetres'),
});
const placed = {
  id: name,
  position,
  collides: z.boolean(),
  lastValidPosition: position.nullable(),
  elementOrderValue: z.int().min(-greatestOrder).max(greatestOrder),
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
  lights: elements(light),
});
const composition = z.object({
  type: z.literal('composition'),
  ...placed,
  attributes: z.object(wishes),
  controlBeforeRemote: text.nullable(),
  clusters: elements(cluster),
  complements: elements(complement),
});
const group = z.object({
  type: z.literal('group'),
  id: name,
  virtual: z.boolean(),
  elements: elements(name),
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
  compositions: elements(composition),
  groups: elements(group),
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
          .max(maxElements)
          .optional(),
        complements: z
          .array(z.object({ model: name, quantity: z.int().min(1).max(maxElements).optional() }))
          .max(maxElements)
          .optional(),
      }),
    )
    .max(maxElements),
});

/** A room with what hangs and stands in it, of either version. */
const describedSpace = z.union([todaysSpace, firstSpace]);

const ofPlan = z.number().min(-greatestOfPlan).max(greatestOfPlan);

/** What was drawn: runs through a room with what is on them. Metres. */
const describedDrawing = z.object({
  type: z.literal('drawing'),
  id: name,
  system: z.enum(drawnSystemNames),
  roomSize,
  height: above,
  attributes: z.object(wishes),
  runs: z
    .array(
      z.object({
        id: name,
        points: z.array(z.object({ x: measure, z: measure, y: above.optional() })).max(maxCorners),
      }),
    )
    .max(maxDrawn),
  lights: z
    .array(z.object({ id: name, run: name, at: above, model: name, attributes: z.object(wishes) }))
    .max(maxDrawn),
  feeds: z.array(z.object({ id: name, run: name, at: above })).max(maxDrawn),
  floor: z
    .object({
      file: z.string().max(64),
      kind: z.enum(['picture', 'dxf']),
      name: z.string().max(longestFileName),
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

/** What stands in the description for a shape that another reader judges, by its name there. */
export const described: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [storedCreation, 'Creation'],
  [newCreation, 'Creation'],
]);

/** The components of the description that stand for other shapes. */
export const describedShapes: Readonly<Record<string, z.ZodType>> = { Creation: describedCreation };
