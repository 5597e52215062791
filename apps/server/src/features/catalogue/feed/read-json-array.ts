import { createReadStream } from 'node:fs';
import { FeedSyntaxError } from './problem';
import { byteName } from './text';

/** One element of the array, with its number from 1 and the line on which it starts. */
export interface JsonItem {
  readonly line: number;
  readonly row: number;
  readonly bytes: Buffer;
}

const largestItem = 1 << 20;
const deepest = 64;
const newline = 0x0a;
const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const shown = (byte: number) =>
  byte < 0x80 ? JSON.stringify(String.fromCharCode(byte)) : `byte ${byteName(byte)}`;
const isSpace = (byte: number) => byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09;

/**
 * Reads a JSON array of any length and yields its elements in batches, one chunk of the file at a time, so that
 * memory does not grow with the file. The elements are cut out, neither decoded nor parsed.
 * Throws FeedSyntaxError with the line where the text is no array of objects.
 */
export async function* readJsonArray(path: string): AsyncGenerator<readonly JsonItem[]> {
  let line = 1;
  let place: 'before' | 'item' | 'between' | 'after' = 'before';
  let mayClose = true;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let itemLine = 1;
  let row = 0;
  let carried: Buffer[] = [];
  let carriedBytes = 0;
  let first = true;

  const bytes: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 1 << 18 });
  for await (const part of bytes) {
    let chunk = part;
    if (first && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) chunk = chunk.subarray(3);
    first = false;
    const items: JsonItem[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (byte === newline) line += 1;
      if (depth > 0) {
        if (inString) {
          if (escaped) escaped = false;
          else if (byte === backslash) escaped = true;
          else if (byte === quote) inString = false;
        } else if (byte === quote) inString = true;
        else if (byte === openBrace || byte === openBracket) {
          depth += 1;
          if (depth > deepest) throw new FeedSyntaxError(line, `more than ${deepest} levels`, row);
        } else if (byte === closeBrace || byte === closeBracket) {
          depth -= 1;
          if (depth === 0) {
            carried.push(chunk.subarray(start, at + 1));
            items.push({ line: itemLine, row, bytes: Buffer.concat(carried) });
            carried = [];
            carriedBytes = 0;
            place = 'between';
            mayClose = true;
          }
        }
        continue;
      }
      if (isSpace(byte)) continue;
      if (place === 'before' && byte === openBracket) place = 'item';
      else if (place === 'item' && byte === openBrace) {
        depth = 1;
        start = at;
        itemLine = line;
        row += 1;
      } else if (place === 'between' && byte === comma) {
        place = 'item';
        mayClose = false;
      } else if ((place === 'between' || (place === 'item' && mayClose)) && byte === closeBracket)
        place = 'after';
      else throw new FeedSyntaxError(line, `unexpected ${shown(byte)}`, row + 1);
    }
    if (depth > 0) {
      carried.push(chunk.subarray(start));
      carriedBytes += chunk.length - start;
      if (carriedBytes > largestItem) throw new FeedSyntaxError(itemLine, 'an element larger than 1 MB', row);
    }
    if (items.length > 0) yield items;
  }
  if (place !== 'after') throw new FeedSyntaxError(line, 'the array does not end', row || null);
}
