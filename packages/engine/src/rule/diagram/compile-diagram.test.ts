import { describe, expect, it } from 'vitest';
import type { MaskRule, RuleModel } from '../rule-model';
import { compileDiagram } from './compile-diagram';
import type { Diagram } from './diagram';

const model = (sizes: readonly number[], ...rules: MaskRule[]): RuleModel => ({
  attributes: sizes.map((size, at) => ({ name: `a${at}`, usable: new Array<boolean>(size).fill(true) })),
  rules,
});
const only = (size: number, value: number) => Array.from({ length: size }, (_, each) => each === value);

/** The edges of a layer, node after node from the dead end's row on. */
const rows = ({ edges, edgeStart, sizes }: Diagram, layer: number): number[][] => {
  const own = [...edges.slice(edgeStart[layer], edgeStart[layer + 1])];
  const size = sizes[layer]!;
  return Array.from({ length: own.length / size }, (_, node) => own.slice(node * size, (node + 1) * size));
};
const compiled = (of: RuleModel, limit?: number) => compileDiagram(of, limit) ?? expect.fail('no diagram');

describe('a diagram', () => {
  it('joins the nodes from which the same is allowed, and leads to no node without a way on', () => {
    const diagram = compiled(
      model(
        [3, 2, 2],
        [[true, false, false], [true, false], null],
        [[true, false, false], null, [false, true]],
        [
          [false, true, false],
          [false, true],
          [true, false],
        ],
        [
          [false, true, false],
          [false, true],
          [false, true],
        ],
        [[false, false, true], [true, true], null],
      ),
    );
    expect(diagram.widths).toEqual([1, 2, 2, 1]);
    expect(rows(diagram, 0)).toEqual([
      [0, 0, 0],
      [1, 2, 0],
    ]);
    expect(rows(diagram, 1)).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
    ]);
    expect(rows(diagram, 2)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect([...diagram.below]).toEqual([0, 3, 0, 1, 2, 0, 1, 2, 0, 1]);
    expect([...diagram.above]).toEqual([0, 1, 0, 1, 1, 0, 1, 1, 0, 3]);
  });

  it('has a node for each value that 40 rules set apart, and knows the values on its ways', () => {
    const every = new Array<boolean>(2).fill(true);
    const diagram = compiled(
      model(
        [40, 2, 40],
        ...Array.from({ length: 40 }, (_, at): MaskRule => [only(40, at), every, only(40, at)]),
      ),
    );
    expect(diagram.widths).toEqual([1, 40, 40, 1]);
    expect(rows(diagram, 0)[1]).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(rows(diagram, 1)[35]).toEqual([35, 35]);
    expect(rows(diagram, 2)[35]).toEqual(only(40, 34).map((each) => (each ? 0 : 1)));
    expect([diagram.below[1], diagram.above.at(-1)]).toEqual([40 * 39 * 2, 40 * 39 * 2]);
    expect([diagram.valueStart, diagram.words]).toEqual([[0, 40, 42], 3]);
    const setOf = (sets: Int32Array, place: number) =>
      Array.from({ length: 82 }, (_, value) => value).filter(
        (value) => (sets[place * 3 + (value >> 5)]! >> (value & 31)) & 1,
      );
    const third = diagram.nodeStart[2]! + 35;
    expect(setOf(diagram.before, third)).toEqual([34, 40, 41]);
    expect(setOf(diagram.after, third)).toEqual(only(40, 34).flatMap((each, at) => (each ? [] : [42 + at])));
    expect(setOf(diagram.after, 1)).toEqual(Array.from({ length: 82 }, (_, value) => value));
  });

  it('is given up when its states pass the limit', () => {
    const pairs = model([4, 4], ...[0, 1, 2, 3].map((at): MaskRule => [only(4, at), only(4, at)]));
    // The root, a state for each value of the first attribute, and the end.
    expect(compileDiagram(pairs, 6)?.widths).toEqual([1, 4, 1]);
    expect(compileDiagram(pairs, 5)).toBeNull();
    expect(compileDiagram(pairs, 4)).toBeNull();
    expect(compileDiagram(pairs, 0)).toBeNull();
  });

  it('is given up when it has more than sixteen edges for each node of the limit', () => {
    expect(compileDiagram(model([32]), 2)?.widths).toEqual([1, 1]);
    expect(compileDiagram(model([33]), 2)).toBeNull();
    expect(compileDiagram(model([20, 28]), 3)?.widths).toEqual([1, 1, 1]);
    expect(compileDiagram(model([20, 29]), 3)).toBeNull();
  });

  it('leaves out a state that says no more than another one', () => {
    // After value 0 both rules go on, but the second excludes all that the first does.
    const diagram = compiled(
      model(
        [3, 2, 3],
        [
          [true, false, true],
          [true, true],
          [true, false, false],
        ],
        [
          [true, true, false],
          [true, true],
          [true, true, false],
        ],
      ),
      9,
    );
    expect(diagram.widths).toEqual([1, 2, 2, 1]);
    expect(rows(diagram, 0)[1]).toEqual([1, 1, 2]);
    expect(diagram.below[1]).toBe(2 + 2 + 4);
  });
});
