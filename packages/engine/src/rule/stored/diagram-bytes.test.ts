import { describe, expect, it } from 'vitest';
import { ByteReader } from './bytes';
import { readDiagram } from './diagram-bytes';

const usable = [true, true];
const model = {
  attributes: [
    { name: 'a', usable: [true, false] },
    { name: 'b', usable },
    { name: 'c', usable },
  ],
  rules: [],
};
const read = (...bytes: number[]) => readDiagram(new ByteReader(Uint8Array.from(bytes)), model);
/** The order, the nodes of each layer, and the edges of one node, of two and of one. */
const good = [0, 1, 2, 1, 1, 2, 1, 0, 1, 2, 1, 0, 0, 1];
const changed = (at: number, ...bytes: number[]) =>
  good.flatMap((byte, each) => (each === at ? bytes : [byte]));

describe('the bytes of a diagram', () => {
  it('are read as they were written', () => {
    const { order, widths, edges, below } = read(...good);
    expect([order, widths]).toEqual([
      [0, 1, 2],
      [1, 1, 2, 1],
    ]);
    expect([...edges]).toEqual([0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 1]);
    expect(below[1]).toBe(2);
    expect(read(...changed(3, 0, 0, 0)).satisfiable).toBe(false);
  });

  it('are refused where the attributes, the roots or the edges cannot be', () => {
    expect(() => read(...changed(0, 3))).toThrow('3 is more than 2');
    expect(() => read(...changed(0, 1))).toThrow('an attribute has no layer');
    expect(() => read(...changed(3, 2))).toThrow('it has several roots');
    expect(() => read(...changed(7, 1))).toThrow('a value that is not usable leads on');
    expect(() => read(...changed(6, 2))).toThrow('2 is more than 1');
    expect(() => read(...changed(9, 3))).toThrow('3 is more than 2');
    expect(() => read(...changed(6, 0))).toThrow('a node leads nowhere');
    expect(() => read(...changed(13, 2))).toThrow('2 is more than 1');
  });

  it('are refused for more nodes or edges than any diagram has', () => {
    expect(() => read(...changed(4, 129, 128, 128, 8))).toThrow('16777217 is more than 16777216');
    // Two values for each of 2^23 nodes are as many as may be; the others are too many.
    expect(() => read(...changed(4, 128, 128, 128, 4))).toThrow('16777222 edges are too many');
  });
});
