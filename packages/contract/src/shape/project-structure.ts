import { z } from 'zod';
import { currency, id, money, rows } from './common';
import { answeredTexts, lengths, requiredText, shortText, textareaText } from './text';

/** The most sections, areas and free lines of a project, of each kind. */
export const maxParts = 200;

/** The most pieces of a line. */
export const maxPieces = 100_000;

/** The type mark of a luminaire on the plans: A1, B2. */
export const typeMark = shortText(lengths.typeMark);

/**
 * What is written of a line. The columns have these names; calls, copies, versions with what differs between two, quotes and orders take each
 * from here.
 */
export const lineTexts = { mark: typeMark, note: textareaText };

export type LineText = keyof typeof lineTexts;
export const lineTextNames = Object.keys(lineTexts) as LineText[];

export const eachLineText = <Value>(of: (name: LineText) => Value) =>
  Object.fromEntries(lineTextNames.map((name) => [name, of(name)])) as Record<LineText, Value>;

const newTexts = z.object(lineTexts).partial().shape;
const saidTexts = z.object(answeredTexts(lineTexts)).partial().shape;

/** A section of a project by its name, with the lines in it. */
export const newSection = z.strictObject({ name: requiredText(lengths.sectionName) });

const floor = shortText(lengths.areaName);
const room = shortText(lengths.areaName);

/** Where luminaires hang: a floor, a room, or both. */
export const newArea = z
  .strictObject({ floor: floor.default(''), room: room.default('') })
  .refine((area) => area.floor !== '' || area.room !== '', { message: 'formError.required', path: ['room'] });

const text = textareaText.min(1, 'formError.required');
const unitPrice = money.extend({ amount: z.int().min(0).max(1e11) });

/** What is no product: freight, a sample, a service. A price in the project's currency, or null where it is but a text. */
export const newFreeLine = z.strictObject({
  text,
  section: id.nullable().default(null),
  quantity: z.int().min(1).max(maxPieces).default(1),
  unitPrice: unitPrice.nullable().default(null),
});

/** A place among the others of its kind, 0 the first. */
const position = z.int().min(0).max(maxParts).optional();

const someOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...z.object(shape).partial().shape, position })
    .refine((change) => Object.keys(change).length > 0, { message: 'formError.required' });

export const sectionChange = someOf({ name: requiredText(lengths.sectionName) });
export const areaChange = someOf({ floor, room });
export const freeLineChange = someOf({
  text,
  section: id.nullable(),
  quantity: z.int().min(1).max(maxPieces),
  unitPrice: unitPrice.nullable(),
});

/** That a line counts only when it is chosen; `alternativeTo` is the line in whose place an alternative would stand. */
export const lineOption = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('optional'), isChosen: z.boolean() }),
  z.object({ kind: z.literal('alternative'), alternativeTo: id, isChosen: z.boolean() }),
]);

/** What its owner arranged of a line; absent what was not. */
export const lineArrangement = {
  /** Ids of the project's structure. */
  section: id.optional(),
  area: id.optional(),
  ...saidTexts,
  option: lineOption.optional(),
};

/** The same as it is changed: null and an empty text take away. */
export const arrangementChange = {
  section: id.nullable().optional(),
  area: id.nullable().optional(),
  ...newTexts,
  /** A line that becomes one of these is not chosen yet. */
  option: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('optional') }),
      z.strictObject({ kind: z.literal('alternative'), alternativeTo: id }),
    ])
    .nullable()
    .optional(),
  /** Choosing an alternative takes it in the place of its line and of the other alternatives. */
  isChosen: z.boolean().optional(),
};

/** The same of a line that is added. */
export const newArrangement = {
  section: id.optional(),
  area: id.optional(),
  ...newTexts,
};

/** What counts of a part of a project. Amounts are absent without price.view. */
const partTotals = z.object({
  quantity: z.int(),
  watts: z.number(),
  gross: money.nullable().optional(),
  net: money.nullable().optional(),
  unpriced: z.int().optional(),
});

export const projectSection = z.object({ id, name: z.string(), totals: partTotals });
export const projectArea = z.object({ id, floor: z.string(), room: z.string(), totals: partTotals });
export const projectFreeLine = z.object({
  id,
  text: z.string(),
  section: id.nullable(),
  quantity: z.int(),
  /** Absent without price.view; null of a line that has none. */
  unitPrice: money.nullable().optional(),
  total: money.nullable().optional(),
});

/** How its owner arranged a project; absent of one that is a plain list of products. */
export const projectStructure = z
  .object({
    sections: rows(projectSection, maxParts),
    areas: rows(projectArea, maxParts),
    freeLines: rows(projectFreeLine, maxParts),
    /** Of what stands in no section; absent where there are no sections. */
    unsectioned: partTotals.optional(),
  })
  .meta({ id: 'ProjectStructure' });

/** What a sale keeps of where a line stood, in words: the project may name it otherwise tomorrow. */
export const soldArrangement = {
  ...saidTexts,
  section: z.string().optional(),
  area: z.object({ floor: z.string(), room: z.string() }).optional(),
};

/** A free line in a sale. */
export const soldFreeLine = z.object({
  text: z.string(),
  section: z.string().optional(),
  quantity: z.int(),
  unitPrice: z.object({ amount: z.int(), currency }).nullable().optional(),
  total: money.nullable().optional(),
});

export type ProjectStructure = z.infer<typeof projectStructure>;
export type ArrangementChange = z.infer<z.ZodObject<typeof arrangementChange>>;
export type NewArrangement = z.infer<z.ZodObject<typeof newArrangement>>;
export type SoldFreeLine = z.infer<typeof soldFreeLine>;
