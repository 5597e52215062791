import { z } from 'zod';
import { eachOnce, id, maxLines, problem, rows } from './common';
import { choices } from './configuration';
import { project } from './project';
import { projectDelta } from './project-delta';
import { maxPieces, maxParts } from './project-structure';

/** Products and free lines. */
const maxOfProject = maxLines + maxParts;

const move = z
  .strictObject({
    act: z.literal('move'),
    /** Null for none. */
    section: id.nullable().optional(),
    area: id.nullable().optional(),
    /** Among all products of the project that stay where they are, 0 before the first. Without it they become the last of the section. */
    position: z.int().min(0).max(10_000).optional(),
  })
  .refine(({ section, area }) => section !== undefined || area !== undefined, {
    message: 'formError.required',
  });

/** What many luminaires may have in common. */
const commonChoices = choices
  .pick({ color: true, temperature: true, control: true })
  .refine((chosen) => Object.keys(chosen).length > 0, { message: 'formError.required' });

/** One change of several lines of a project; those that stand in the order that they keep. */
export const linesChange = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** Of a product or of a free line. */
        _id: id,
        /** What the caller saw of what it changes; a line of which that is another by now stays as it is. */
        seen: z.strictObject({ quantity: z.int() }).optional(),
      }),
    )
    .min(1)
    .max(maxOfProject)
    .refine(eachOnce, 'formError.repeated'),
  change: z.discriminatedUnion('act', [
    move,
    z.strictObject({ act: z.literal('clone') }),
    z.strictObject({ act: z.literal('remove') }),
    z.strictObject({ act: z.literal('quantity'), quantity: z.int().min(1).max(maxPieces) }),
    z.strictObject({ act: z.literal('choices'), choices: commonChoices }),
  ]),
});

/** What became of a change of several lines, or of taking one back. */
export const lineChange = z.object({
  /** By which it is taken back; null where nothing was changed, and of what took one back. */
  id: id.nullable(),
  /** How many lines became others. */
  changed: z.int(),
  /** Lines that stay as they are, and why. */
  refused: rows(
    /** By the reference; of a free line by its text, and of one that is gone by nothing. */
    z.object({ _id: id, name: z.string(), problems: z.array(problem) }),
    maxOfProject,
  ),
});

export const changedLines = project.extend({ lineChange });
export const changedLinesDelta = projectDelta.extend({ lineChange });

export type LinesChange = z.infer<typeof linesChange>;
export type LineChange = z.infer<typeof lineChange>;
