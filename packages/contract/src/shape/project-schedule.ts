import { attributeNames } from '@lucerna/engine';
import { z } from 'zod';
import { localized, money, maxLines, problem, rows } from './common';
import { maxParts, maxPieces, typeMark } from './project-structure';
import { anyText, lengths, shortText, textareaText } from './text';

/** Rows of a schedule as somebody wrote them, none of them judged: texts are cut where no field is as long. */
const written = anyText(5000).default('');

/** What a row says of where its line goes. */
const placed = {
  mark: typeMark.default(''),
  floor: shortText(lengths.areaName).default(''),
  room: shortText(lengths.areaName).default(''),
  section: shortText(lengths.sectionName).default(''),
  note: textareaText.default(''),
};

/** The fields of a row beside reference and quantity, with the length of each. */
export const scheduleTexts = {
  mark: lengths.typeMark,
  floor: lengths.areaName,
  room: lengths.areaName,
  section: lengths.sectionName,
  note: lengths.textarea,
} as const;

export const scheduleCheck = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        reference: written,
        quantity: written,
        mark: written,
        floor: written,
        room: written,
        section: written,
        note: written,
        option: written,
        chosen: written,
        name: written,
        unitNet: written,
      }),
    )
    .min(1)
    .max(maxLines),
});

/** A product by its reference, as it can be added today. */
const found = {
  reference: z.string(),
  name: z.string(),
  model: z.string(),
  /** Gross, of one. Absent without price.view; null where it has none. */
  price: money.nullable().optional(),
};

const valueName = z.enum(['catalogue', 'model', ...attributeNames]);

/** A row that can be added has no problems. */
export const judgedRow = z.object({
  /** That it counts only when it is chosen; an alternative names its row as the list does. */
  option: z.object({ alternativeTo: z.string().nullable(), isChosen: z.boolean() }).nullable(),
  /** A row without reference that has a name and a quantity: freight, a sample, a service. */
  freeLine: z.object({ text: z.string(), unitPrice: money.nullable() }).nullable(),
  quantity: z.int().nullable(),
  problems: z.array(problem),
  /** What does not stop it: fewer than the minimum, no price. */
  notices: z.array(problem),
  product: z.object(found).nullable(),
  /** The valid product nearest to a reference that is none, with what differs from what the row says. */
  nearest: z
    .object({
      ...found,
      changes: z.array(
        z.object({
          value: valueName,
          from: z.string().nullable(),
          to: z.string().nullable(),
          /** What the model calls them; null: it has no such value. */
          names: z.object({ from: localized.nullable(), to: localized.nullable() }).optional(),
        }),
      ),
    })
    .nullable(),
});

export const scheduleJudgement = z.object({ rows: rows(judgedRow, maxLines) });

const newRow = z.strictObject({
  reference: anyText(40),
  quantity: z.int().min(1).max(maxPieces),
  ...placed,
  /** `alternativeTo` is the place of a row of the same request, 0 the first; null: an option by itself. */
  option: z
    .strictObject({ alternativeTo: z.int().min(0).max(maxLines).nullable(), isChosen: z.boolean() })
    .optional(),
});

type Row = z.infer<typeof newRow>;

/** An alternative is to a row that is none, not to itself, and one of several is chosen at most. */
function alternativesAreRight(rows: readonly Row[]): boolean {
  const taken = new Set<number>();
  return rows.every(({ option }, place) => {
    const base = option?.alternativeTo ?? null;
    if (base === null) return true;
    const isSecond = option?.isChosen === true && taken.has(base);
    if (option?.isChosen) taken.add(base);
    const stands = rows[base];
    return (
      base !== place && stands !== undefined && typeof stands.option?.alternativeTo !== 'number' && !isSecond
    );
  });
}

export const newSchedule = z
  .strictObject({
    rows: z
      .array(newRow)
      .max(maxLines)
      .default([])
      .refine(alternativesAreRight, { message: 'formError.invalid' }),
    /** What is no product; in the project's currency. */
    freeLines: z
      .array(
        z.strictObject({
          text: textareaText.min(1, 'formError.required'),
          quantity: z.int().min(1).max(maxPieces),
          section: placed.section,
          unitPrice: money.extend({ amount: z.int().min(0).max(1e11) }).nullable(),
        }),
      )
      .max(maxParts)
      .default([]),
  })
  .refine(({ rows, freeLines }) => rows.length + freeLines.length > 0, { message: 'formError.required' });

export const scheduleFileQuery = z.object({
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  lang: z.string().max(10).optional(),
});

export type ScheduleCheck = z.infer<typeof scheduleCheck>;
export type JudgedRow = z.infer<typeof judgedRow>;
export type NewSchedule = z.infer<typeof newSchedule>;
export type NewScheduleRow = Row;
