/** Columns of a luminaire schedule, in the order in which a specifier reads them. */
export const scheduleColumns = [
  'mark',
  'symbol',
  'manufacturer',
  'reference',
  'description',
  'mounting',
  'lumens',
  'temperature',
  'rendering',
  'watts',
  'voltage',
  'control',
  'finish',
  'dimensions',
  'protection',
  'quantity',
  'location',
  'remarks',
] as const;
export type ScheduleColumn = (typeof scheduleColumns)[number];

/** What stands in the cells of a column: text, or a drawing. */
export const scheduleCells: Readonly<Record<ScheduleColumn, 'text' | 'drawing'>> = {
  mark: 'text',
  symbol: 'drawing',
  manufacturer: 'text',
  reference: 'text',
  description: 'text',
  mounting: 'text',
  lumens: 'text',
  temperature: 'text',
  rendering: 'text',
  watts: 'text',
  voltage: 'text',
  control: 'text',
  finish: 'text',
  dimensions: 'text',
  protection: 'text',
  quantity: 'text',
  location: 'text',
  remarks: 'text',
};

/** The files of a schedule, the usual one first, and whether a cell of them can hold a drawing. */
export const scheduleFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ScheduleFormat = (typeof scheduleFormats)[number];
const holdsDrawings: Readonly<Record<ScheduleFormat, boolean>> = { xlsx: true, csv: false, pdf: true };

/** Those of the columns that a file can hold. */
export const columnsHeldBy = (
  format: ScheduleFormat,
  columns: readonly ScheduleColumn[],
): readonly ScheduleColumn[] =>
  columns.filter((column) => holdsDrawings[format] || scheduleCells[column] !== 'drawing');

/** By what the rows of a schedule are arranged. */
export const scheduleArrangements = ['mark', 'area'] as const;
export type ScheduleArrangement = (typeof scheduleArrangements)[number];

/** Documents of each type that a submittal may hold. */
export const submittalParts = ['specSheet', 'photometry', 'driver', 'manual', 'makersDocuments'] as const;
export type SubmittalPart = (typeof submittalParts)[number];

export const submittalPapers = ['a4', 'us-letter', 'us-tabloid'] as const;
