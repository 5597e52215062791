/** Why a file is refused: its code and an English sentence with {placeholders} for the values. */
export const photometryProblems = {
  'file-too-large': 'The file has {size} bytes; at most {most} are read',
  'file-unrecognised': 'This is neither an IES LM-63 file nor a EULUMDAT file',
  'line-too-long': 'The line has {size} characters; at most {most} are read',
  'header-too-long': 'More than {most} lines stand before TILT=',
  'tilt-missing': 'No line starts with TILT=',
  'number-missing': 'The file ends where {field} should follow',
  'number-expected': '{field} must be a number, not "{found}"',
  'number-not-whole': '{field} must be a whole number, not {value}',
  'number-extra': 'Numbers follow after the last intensity',
  'value-out-of-range': '{field} is {value}; it must be from {least} to {most}',
  'angles-not-ascending': '{field} must ascend, but {value} follows {before}',
  'angles-range': '{field} run from {first} to {last}, which no symmetry allows',
  'too-many-intensities': '{vertical} by {horizontal} intensities are more than {most}',
  'planes-do-not-fit': 'Symmetry {symmetry} does not fit the C planes of the file',
  'type-a': 'Type A photometry, of vehicles, is not read; type C and type B are',
  'no-light': 'Every intensity is 0',
} as const;

export type PhotometryProblemCode = keyof typeof photometryProblems;

export interface PhotometryProblem {
  readonly code: PhotometryProblemCode;
  /** Line of the file, from 1; null when the problem is of the whole file. */
  readonly line: number | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The sentence of a problem in English, with its line. */
export function problemText({ code, line, values }: PhotometryProblem): string {
  const text = photometryProblems[code].replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `${values[name] ?? ''}`,
  );
  return line === null ? text : `Line ${line}: ${text}`;
}

/** The first problem of a file; what is read after it has no meaning any more. */
export class ProblemNote {
  first: PhotometryProblem | null = null;

  add(code: PhotometryProblemCode, line: number | null, values: PhotometryProblem['values'] = {}): void {
    this.first ??= { code, line, values };
  }
}
