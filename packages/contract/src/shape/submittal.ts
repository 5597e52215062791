import { z } from 'zod';
import {
  columnsHeldBy,
  scheduleArrangements,
  scheduleColumns,
  scheduleFormats,
  submittalPapers,
  submittalParts,
} from '../submittal';
import { languageQuery } from './common';
import { anyText } from './text';

/** Types of a submittal, and of a schedule. */
export const maxTypes = 400;

/** One of several, or one alone, as a query writes them. */
const someOf = <const Names extends readonly [string, ...string[]]>(names: Names) => {
  const one = z.enum(names);
  return z.union([one.transform((each) => [each]), z.array(one).min(1).max(names.length)]).optional();
};

const columns = someOf(scheduleColumns);
/** Of lengths and weights; without it those of the market. */
const units = z.enum(['metric', 'imperial']).optional();

export const luminaireScheduleQuery = z
  .object({
    format: z.enum(scheduleFormats).default('xlsx'),
    /** Each type once with all its places, or the types of each area. */
    by: z.enum(scheduleArrangements).default('mark'),
    columns,
    units,
    /** Of a PDF, as `paper` of a submittal. */
    paper: z.enum(submittalPapers).optional(),
    /** Of a PDF. */
    revision: anyText(20).default(''),
    lang: languageQuery,
  })
  .refine(({ format, columns: asked }) => !asked || columnsHeldBy(format, asked).length > 0, {
    path: ['columns'],
    message: 'A CSV holds no drawings: ask for another column besides, or for an XLSX or a PDF',
  });

export const submittalQuery = z.object({
  columns,
  parts: someOf(submittalParts),
  /** Without it that of the market. */
  paper: z.enum(submittalPapers).optional(),
  units,
  contractor: anyText(100).default(''),
  location: anyText(100).default(''),
  revision: anyText(20).default(''),
  lang: languageQuery,
});

const columnList = z.array(z.enum(scheduleColumns)).min(1).max(scheduleColumns.length).optional();
const paper = z.enum(submittalPapers).optional();

/** What a submittal holds, where it is a document of a download. */
export const submittalParams = z.strictObject({
  columns: columnList,
  parts: z.array(z.enum(submittalParts)).min(1).max(submittalParts.length).optional(),
  paper,
  contractor: anyText(100).optional(),
  location: anyText(100).optional(),
  revision: anyText(20).optional(),
});

/** What a luminaire schedule holds, where it is a document of a download. */
export const scheduleParams = z.strictObject({
  by: z.enum(scheduleArrangements).optional(),
  columns: columnList,
  paper,
  revision: anyText(20).optional(),
});
