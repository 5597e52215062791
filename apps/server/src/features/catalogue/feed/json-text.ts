import { lineOf } from './line-of';
import type { FeedProblemCode } from './problem';
import { byteName, decode, lineOfByte, mayBeUnstorable, textsOf, unstorableIn } from './text';
import { errorOf } from '../../../thrown';

/** A JSON value as it was read, or why it cannot be; `line` counts from 0, `value` is what could be read of it. */
export type JsonRead =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | {
      readonly ok: false;
      readonly code: FeedProblemCode;
      readonly data: Readonly<Record<string, string>>;
      readonly line: number;
      readonly path: readonly PropertyKey[];
      readonly value: unknown;
    };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads JSON strictly: its bytes are UTF-8, and no text or name in it has a character that cannot be stored. */
export function readJson(bytes: Buffer): JsonRead {
  const decoded = decode(bytes);
  if (!decoded.ok) {
    const byte = byteName(bytes[decoded.at] ?? 0);
    // Read as Latin-1, byte by byte, so that the field can be named.
    const value = parsed(bytes.toString('latin1'));
    const path = pathOfBroken(value);
    return { ok: false, code: 'encoding', data: { byte }, line: lineOfByte(bytes, decoded.at), path, value };
  }
  const { text } = decoded;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const reason = errorOf(cause).message;
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
    const line = text.slice(0, offset).split('\n').length - 1;
    return { ok: false, code: 'syntax', data: { reason }, line, path: [], value: undefined };
  }
  if (mayBeUnstorable(text)) {
    for (const { path, text: found } of textsOf(value)) {
      const name = unstorableIn(found);
      if (name === null) continue;
      return { ok: false, code: 'character', data: { name }, line: lineOf(text, path), path, value };
    }
  }
  return { ok: true, value, text };
}

/** The field of the first text that is not UTF-8, in a value that was read as Latin-1. */
function pathOfBroken(value: unknown): readonly PropertyKey[] {
  for (const { path, text } of textsOf(value)) if (!decode(Buffer.from(text, 'latin1')).ok) return path;
  return [];
}
