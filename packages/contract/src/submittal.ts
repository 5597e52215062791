/** Columns of a luminaire schedule, in the order in which a specifier reads them. */
export const scheduleColumns = [
  'mark',
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

/** By what the rows of a schedule are arranged. */
export const scheduleArrangements = ['mark', 'area'] as const;
export type ScheduleArrangement = (typeof scheduleArrangements)[number];

/** Documents of each type that a submittal may hold. */
export const submittalParts = ['specSheet', 'photometry', 'driver', 'manual', 'makersDocuments'] as const;
export type SubmittalPart = (typeof submittalParts)[number];

export const submittalPapers = ['a4', 'us-letter', 'us-tabloid'] as const;
