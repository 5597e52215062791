import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, checksum } from './bytes';

const written = (act: (writer: ByteWriter) => void): number[] => {
  const writer = new ByteWriter();
  act(writer);
  return [...writer.done()];
};
const reader = (...bytes: number[]) => new ByteReader(Uint8Array.from(bytes));

describe('bytes that are written', () => {
  it('hold seven bits of a number each, the lowest first', () => {
    const numbers = [0, 127, 128, 300, 16384];
    expect(written((writer) => numbers.forEach((each) => writer.number(each)))).toEqual([
      0, 127, 128, 1, 172, 2, 128, 128, 1,
    ]);
  });

  it('hold a text as its length and its characters, and flags eight a byte', () => {
    expect(written((writer) => writer.text('Aß✓'))).toEqual([3, 65, 223, 1, 147, 78]);
    const flags = [true, false, true, false, false, false, false, true, false, true];
    expect(written((writer) => writer.flags(flags))).toEqual([133, 2]);
    expect(written((writer) => writer.flags([]))).toEqual([]);
    expect(reader(133, 2).flags(10)).toEqual(flags);
  });

  it('are all kept beyond the first thousand', () => {
    const all = Array.from({ length: 3000 }, (_, at) => at % 251);
    expect(written((writer) => all.forEach((each) => writer.byte(each)))).toEqual(all);
  });

  it('have a checksum that each of them changes', () => {
    expect([
      checksum(new Uint8Array()),
      checksum(Uint8Array.of(97)),
      checksum(Uint8Array.of(97, 98)),
    ]).toEqual([0x811c9dc5, 0xe40c292c, 0x4d2505ca]);
  });
});

describe('bytes that cannot be what was written', () => {
  it('are refused when they end too early or a number is too large or endless', () => {
    expect(() => reader().byte()).toThrow('it ends too early');
    expect(() => reader(128).number(9)).toThrow('it ends too early');
    expect(reader(9).number(9)).toBe(9);
    expect(() => reader(10).number(9)).toThrow('10 is more than 9');
    expect(() => reader(...new Array<number>(20).fill(128)).number(9)).toThrow('a number does not end');
    expect(reader(...new Array<number>(7).fill(128), 0).number(9)).toBe(0);
  });

  it('are refused for a text of more than a thousand characters or of a character beyond all', () => {
    expect(() => reader(233, 7, 65).text()).toThrow('1001 is more than 1000');
    expect(() => reader(1, 128, 128, 4).text()).toThrow('65536 is more than 65535');
    expect(reader(1, 255, 255, 3).text()).toBe('\uffff');
  });

  it('are at their end only when all were read', () => {
    const two = reader(1, 2);
    const seen = [two.isAtEnd(), two.byte(), two.isAtEnd(), two.byte(), two.isAtEnd()];
    expect(seen).toEqual([false, 1, false, 2, true]);
  });
});
