import { parseReference, type ParsedReference } from '@lucerna/engine';

/** What somebody typed or scanned, read as far as it goes. */
export interface TypedReference {
  readonly parsed: ParsedReference;
  /** As it is understood: without spaces, in capitals, without what follows a readable beginning. */
  readonly text: string;
  /** Everything of it was understood. */
  readonly isWhole: boolean;
}

/** The shortest text that says more than a model. */
const least = 6;

/**
 * Reads a reference, or the longest beginning of it that is one; null when not even model and finish can be read. Spaces
 * and small letters are let through, as is what a scanner adds before and after.
 */
export function readTyped(typed: string): TypedReference | null {
  const text = typed.replaceAll(/\s+/g, '').toUpperCase();
  for (let length = text.length; length >= least; length -= 1) {
    const part = text.slice(0, length);
    const parsed = parseReference(part);
    if (parsed.ok) return { parsed: parsed.value, text: part, isWhole: length === text.length };
  }
  return null;
}

/** The code of a creation in what was typed or scanned: a prefix and a number; null where it holds none. */
export function readCreationCode(typed: string): string | null {
  const text = typed.replaceAll(/\s+/g, '').toUpperCase();
  return /(?:CR|\d{4}LW)\d{9,12}/.exec(text)?.[0] ?? null;
}
