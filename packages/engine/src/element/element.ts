import { z } from 'zod';
import { maxElements } from '../creation/element-count';
import type { Stored } from '../stored';
import { farthest, greatestOrder, greatestRoom, longestText, storedSpaceVersion } from './limits';

/** A number without a negative zero, which JSON does not keep. */
const zeroed = z.overwrite((value: number) => value + 0);

export const measure = (least: number, most: number, expected: string) =>
  z.number(expected).min(least, expected).max(most, expected).check(zeroed);

export const wholeNumber = z.int('a whole number').check(zeroed);
export const storedText = z.string('a text').max(longestText, 'a text');
export const storedName = z.string('a name').min(1, 'a name').max(longestText, 'a name');
const flag = z.boolean('true or false');

/** Fields that are there: one that is told as undefined is one that is absent. */
export const present = z.overwrite((value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).includes(undefined)
    ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
    : value,
);

/** A list that ends. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, 'a list').max(most, `at most ${most} elements`);

/** One list of a space that stands alone may be longer than the elements of a creation are many. */
const longestList = 100_000;

/** A list of elements, or of what is one's own; the description of the API says how many a creation may have. */
export const elementList = <Item extends z.ZodType>(item: Item) =>
  listOf(item, longestList).meta({ maxItems: maxElements });

/**
 * A place in the room, metres: x along the width and z along the depth from the middle of the room, y upwards from the
 * floor.
 */
export const position = z
  .object(
    {
      x: measure(-farthest, farthest, 'a measure'),
      y: measure(-farthest, farthest, 'a measure'),
      z: measure(-farthest, farthest, 'a measure'),
    },
    'a position',
  )
  .describe('Metres from the middle of the room');

const side = z.number('a measure').gt(0, 'a measure').max(greatestRoom, 'a measure');

/** The measures of a room in metres, and its ceiling (spec C3, C9). */
export const roomSize = z
  .object(
    {
      height: side,
      width: side,
      depth: side,
      /** Free depth above the visible ceiling, metres. */
      extraCeiling: measure(0, greatestRoom, 'a measure'),
      ceilingMaterial: z.string('a material').min(1, 'a material').max(200, 'a material'),
    },
    'a room',
  )
  .describe('Metres');

/** What a composition, or a drawing, wants of its lights; `control` is that of every light that takes one. */
export const wishes = z
  .object(
    {
      color: storedText.optional(),
      temperature: storedText.optional(),
      control: storedText.optional(),
      installation: storedText.optional(),
    },
    'an object',
  )
  .check(present);

const centimetres = 'whole centimetres';

/** What every element but the space has (spec C3, C4). */
const placed = {
  /** Given by the caller; unique among the elements and groups of a space. */
  id: storedName,
  /** In the room, not relative to the parent: moving a parent moves all below it. */
  position,
  /** Outside the room or overlapping another element; of a parent: something below it collides. */
  collides: flag,
  /** Where the element last stood without colliding; null when it never did. */
  lastValidPosition: position.nullable().default(null),
  /** The order among the siblings: rises along the list, with gaps where elements were removed. */
  elementOrderValue: wholeNumber.min(-greatestOrder, 'a whole number').max(greatestOrder, 'a whole number'),
};

/** As many as a body may have. */
const maxPivots = 8;

const degrees = z
  .number('degrees')
  .gt(-180, 'degrees')
  .max(180, 'degrees')
  .optional()
  .overwrite((value) => (value === 0 ? undefined : value));

/** Degrees by which the pivots of a body are turned, by their names; absent: as the body is described. */
export const aimOfPivots = z
  .record(storedName, measure(-180, 180, 'degrees'), 'an object')
  .refine((each) => Object.keys(each).length <= maxPivots, `at most ${maxPivots} pivots`)
  .optional();

/** What an element that is made from a model has. Everything else about it is told by the model's sheet. */
const modelled = {
  ...placed,
  model: storedName,
  subFamily: wholeNumber,
  applicationLocation: wholeNumber.nullable().default(null),
  /** The completed configuration. */
  attributes: wishes
    .extend({
      pendantHeight: z
        .int(centimetres)
        .min(1, centimetres)
        .max(greatestRoom * 100, centimetres)
        .optional()
        .describe('Whole centimetres'),
    })
    .check(present),
  /** Degrees about the vertical through its middle, anticlockwise seen from above; absent: 0. */
  turn: degrees,
  /** Degrees by which its length rises towards its +x end, about its middle; absent: 0. */
  tilt: degrees,
  aim: aimOfPivots,
  /** What it is on a drawn run: a part that the run is built of, or a light that it carries. Present when it was made of a drawing. */
  onRun: z
    .object({ run: storedName, role: z.enum(['part', 'light'], 'one of part, light') }, 'an object')
    .optional(),
};

/** A luminaire without pendant height. */
const light = z.object({ type: z.literal('light'), ...modelled }, 'an object').check(present);
/** A luminaire that hangs: its pendant height reaches from its position down to its lowest point. */
const pendant = z.object({ type: z.literal('pendant'), ...modelled }, 'an object').check(present);
const luminaire = z.discriminatedUnion('type', [light, pendant], 'one of light, pendant');

/** What is no luminaire: anchors, joints, belts, feeds (reading 29). */
const complement = z
  .object({ type: z.literal('complement', 'one of complement'), ...modelled }, 'an object')
  .check(present);

/** One canopy with its lights: one light, or several when it is free-wire. All have its installation. */
const cluster = z.object(
  {
    type: z.literal('cluster', 'one of cluster'),
    ...placed,
    attributes: z.object({ installation: storedText.optional() }, 'an object').check(present),
    lights: elementList(luminaire),
  },
  'an object',
);

/** One buildable unit: one control, so one kind of driver. */
const composition = z.object(
  {
    type: z.literal('composition', 'one of composition'),
    ...placed,
    attributes: wishes,
    /** Reading 28: the control to restore when the installation is remote no longer; null when nothing is kept. */
    controlBeforeRemote: storedText.nullable().default(null),
    clusters: elementList(cluster),
    complements: elementList(complement),
  },
  'an object',
);

/**
 * Elements named together (spec C3). A real group holds siblings, each in one real group only, and moves them; a
 * virtual group names any elements, for its info alone.
 */
const group = z.object(
  {
    type: z.literal('group', 'one of group'),
    id: storedName,
    virtual: flag,
    elements: elementList(storedName),
    /** The middle of the elements' positions when they were grouped, moved with them since. */
    options: z.object({ position }, 'an object'),
  },
  'an object',
);

/** The root of the tree: a room with what hangs and stands in it. Immutable; edits make a new one. */
export const space = z.object(
  {
    type: z.literal('space', 'one of space'),
    id: storedName,
    config: z.object({ roomSize }, 'an object'),
    /** What made a space: `id` and `description` are those of the feed, `source` the application that it was made in. */
    configurator: z.object({ id: wholeNumber, description: storedText, source: storedText }, 'an object'),
    source: storedText,
    productId: storedText.nullable().default(null),
    compositions: elementList(composition),
    groups: elementList(group),
  },
  'an object',
);

/** A space as it is stored: plain data that JSON keeps whole. */
export const storedSpace = space.extend({ version: z.literal(storedSpaceVersion) });

export type Space = Stored<typeof space>;
export type StoredSpace = Stored<typeof storedSpace>;
export type ElementConfigurator = Space['configurator'];
export type CompositionElement = Space['compositions'][number];
export type Cluster = CompositionElement['clusters'][number];
export type Complement = CompositionElement['complements'][number];
export type Luminaire = Cluster['lights'][number];
export type Light = Stored<typeof light>;
export type Pendant = Stored<typeof pendant>;
export type Group = Space['groups'][number];
export type CompositionAttributes = CompositionElement['attributes'];
/** An element that is one article: what is priced, and what has a body. */
export type ArticleElement = Luminaire | Complement;
export type OnRun = NonNullable<ArticleElement['onRun']>;
/** Every element that stands in a space. */
export type Element = CompositionElement | Cluster | ArticleElement;
export type Placed = Pick<Element, keyof typeof placed>;
export type ElementType = Element['type'];
