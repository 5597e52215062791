import { limits } from '../limits';
import type { Keyword, PhotometryVersion } from '../photometry';
import type { ProblemNote } from '../problem';

export interface Head {
  readonly version: PhotometryVersion;
  readonly labels: readonly string[];
  readonly keywords: readonly Keyword[];
  /** What stands behind TILT=. */
  readonly tilt: string;
  /** Line of TILT=, from 1. */
  readonly tiltLine: number;
}

/** IESNA91, IESNA:LM-63-1995, IESNA95 and IES:LM-63-2019 are all in use. */
const versionLine = /^\s*IES(?:NA)?\s*:?\s*(?:LM-?63-?)?(\d{4}|\d{2})\b/i;

export const tiltLine = /^\s*TILT\s*=\s*(.*)$/i;

/** Whether a text starts as LM-63 does. */
export const startsAsIes = (lines: readonly string[]) =>
  versionLine.test(lines[0] ?? '') || lines.slice(0, limits.headerLines).some((line) => tiltLine.test(line));

function versionOf(line: string): PhotometryVersion | null {
  const digits = versionLine.exec(line)?.[1];
  if (digits === undefined) return null;
  const year = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 80 ? 2000 : 1900);
  if (year >= 2019) return '2019';
  if (year >= 2002) return '2002';
  if (year >= 1995) return '1995';
  return year >= 1991 ? '1991' : '1986';
}

/**
 * The lines before the numbers: version, keywords (LM-63-19 clause 5.2), free label lines of 1986, and TILT=. Keywords
 * that the standard does not know are read like the others, in their order. [MORE] continues the keyword before it.
 */
export function readHead(lines: readonly string[], note: ProblemNote): Head {
  const at = lines.slice(0, limits.headerLines + 1).findIndex((line) => tiltLine.test(line));
  if (at < 0) {
    if (lines.length > limits.headerLines) note.add('header-too-long', null, { most: limits.headerLines });
    else note.add('tilt-missing', null);
  }
  const version = versionOf(lines[0] ?? '');
  const labels: string[] = [];
  const keywords: { keyword: string; text: string }[] = [];
  for (const line of lines.slice(version === null ? 0 : 1, Math.max(at, 0))) {
    const found = version === null ? null : /^\s*\[([^\]]{1,80})\]\s?(.*)$/.exec(line);
    const keyword = found?.[1]?.trim().toUpperCase();
    const text = found?.[2]?.trimEnd() ?? '';
    const before = keywords.at(-1);
    if (keyword === undefined) {
      if (line.trim() !== '') labels.push(line.trimEnd());
    } else if (keyword === 'MORE' && before) before.text += `\n${text}`;
    else keywords.push({ keyword, text });
  }
  const tilt = tiltLine.exec(lines[at] ?? '')?.[1]?.trim() ?? '';
  return { version: version ?? '1986', labels, keywords, tilt, tiltLine: at + 1 };
}
