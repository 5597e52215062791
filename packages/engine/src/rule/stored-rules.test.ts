import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, smallCase } from '../../test/small-models';
import { problemText } from '../problem';
import { compileRules } from './compiled-rules';
import type { RuleModel } from './rule-model';
import { readRules, storeRules } from './stored-rules';
import { fromBase64, toBase64 } from '../base64';
import { BrokenBytes, ByteReader, ByteWriter, checksum } from './stored/bytes';

const model: RuleModel = {
  attributes: [
    { name: 'color', usable: [true, true, false] },
    { name: 'Größe ✓', usable: [true, true] },
  ],
  rules: [
    [
      [false, true, false],
      [true, false],
    ],
    [null, null],
  ],
};
const stored = () => storeRules(compileRules(model));

/** The text with its body changed and the checksum made to agree. */
function forged(change: (body: number[]) => void): string {
  const body = [...fromBase64(stored())!.subarray(5)];
  change(body);
  const sum = checksum(Uint8Array.from(body));
  return toBase64(
    Uint8Array.from([1, sum & 255, (sum >>> 8) & 255, (sum >>> 16) & 255, sum >>> 24, ...body]),
  );
}

function reasonOf(stored: string): string {
  const read = readRules(stored);
  return read.ok ? 'read' : read.problems.map(problemText).join();
}

describe('stored rules', { timeout: 60_000 }, () => {
  it('give the same model, diagram and text when read', () => {
    fc.assert(
      fc.property(smallCase, (small) => {
        const compiled = compileRules(small.model);
        const read = readRules(storeRules(compiled));
        if (!read.ok) return expect.fail('cannot be read');
        expect(JSON.stringify(read.value.model)).toBe(JSON.stringify(small.model));
        expect(storeRules(read.value)).toBe(storeRules(compiled));
      }),
      runs,
    );
  });

  it('keep any name of an attribute', () => {
    const read = readRules(stored());
    expect(read.ok && read.value.model).toEqual(model);
  });

  it('are refused with a reason when they are broken', () => {
    const text = stored();
    expect(reasonOf(text)).toBe('read');
    expect(reasonOf('')).toBe('Stored rules cannot be read: it is no text of stored rules');
    expect(reasonOf('a b')).toContain('no text of stored rules');
    expect(reasonOf(undefined as unknown as string)).toContain('no text of stored rules');
    expect(reasonOf(`Ag${text.slice(2)}`)).toBe('Stored rules cannot be read: version 2 is not 1');
    expect(reasonOf(text.slice(0, -4))).toContain('its checksum does not agree');
  });

  it('are refused when a letter changed, wherever it is', () => {
    const text = stored();
    const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');
    // The last letter may hold bits that no byte takes.
    for (let at = 0; at < text.length - 1; at += 1) {
      expect(readRules(text.slice(0, at) + other(text[at]!) + text.slice(at + 1)).ok).toBe(false);
    }
  });

  it('are refused when they agree with their checksum and still cannot be', () => {
    expect(reasonOf(forged((body) => body.pop()))).toContain('it ends too early');
    expect(reasonOf(forged((body) => body.push(0)))).toContain('it goes on after its end');
    // The last row of edges is the last node of the last layer: two values, one node behind it.
    expect(reasonOf(forged((body) => body.splice(-1, 1, 2)))).toContain('2 is more than 1');
    expect(reasonOf(forged((body) => body.splice(-2, 2, 0, 0)))).toContain('a node leads nowhere');
  });

  it('never throw, whatever the body is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 60 }), (bytes) => {
        expect(typeof readRules(forged((body) => body.splice(0, body.length, ...bytes))).ok).toBe('boolean');
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        expect(typeof readRules(forged((body) => (body[at % body.length] = byte))).ok).toBe('boolean');
      }),
      runs,
    );
  });
});

describe('base64', { timeout: 60_000 }, () => {
  it('gives the bytes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64').replace(/=+$/, ''));
      }),
    );
    expect([fromBase64('A'), fromBase64('A-=='), fromBase64('AAAAA')]).toEqual([null, null, null]);
  });
});

describe('bytes', { timeout: 60_000 }, () => {
  it('give numbers, texts and flags back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { maxLength: 40 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.array(fc.boolean(), { maxLength: 40 }),
        (numbers, name, flags) => {
          const writer = new ByteWriter();
          numbers.forEach((each) => writer.number(each));
          writer.text(name);
          writer.flags(flags);
          const reader = new ByteReader(writer.done());
          expect(numbers.map(() => reader.number(2 ** 40))).toEqual(numbers);
          expect([reader.text(), reader.flags(flags.length), reader.isAtEnd()]).toEqual([name, flags, true]);
          expect(() => reader.byte()).toThrow(BrokenBytes);
        },
      ),
      runs,
    );
    expect(() => new ByteReader(Uint8Array.of(5)).number(4)).toThrow('5 is more than 4');
    const endless = new Uint8Array(20).fill(128);
    expect(() => new ByteReader(endless).number(9)).toThrow('a number does not end');
  });
});
