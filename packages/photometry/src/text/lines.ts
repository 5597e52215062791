import { limits } from '../limits';
import type { ProblemNote } from '../problem';

/** The lines of a text whatever ends them; a byte order mark and the end mark of MS-DOS (^Z) are left out. */
export function linesOf(text: string, note: ProblemNote): string[] {
  const end = text.indexOf('\u001A');
  const whole = (end < 0 ? text : text.slice(0, end)).replace(/^\uFEFF/, '');
  const lines = whole.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  const long = lines.findIndex(({ length }) => length > limits.lineLength);
  if (long >= 0) note.add('line-too-long', long + 1, { size: lines[long]!.length, most: limits.lineLength });
  return lines;
}

/** A piece of a bad line that is short enough for a message. */
export const excerpt = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);
