import { point3d, TextHorizontalAlignment } from '@tarikjabiri/dxf';
import type { DxfBlock } from '@tarikjabiri/dxf';
import { dimensionLayer } from './layers';
import type { Point } from './view';

/** Millimetres on the paper at full size: to be read in a print of 1:20 to 1:50. */
const textHeight = 60;
const tick = 30;
const overhang = 40;

/** The place where measures are written: a line at `level`, along x below a view or along y at its left. */
export interface DimensionLine {
  readonly along: 'x' | 'y';
  readonly level: number;
  /** Where extension lines begin, beside what is measured. */
  readonly from: number;
}

/** Measures between values that follow each other, as lines with text in whole millimetres. */
export function addDimensions(paper: DxfBlock, values: readonly number[], line: DimensionLine): void {
  const { along, level, from } = line;
  const at = (value: number, across: number): Point =>
    along === 'x' ? { x: value, y: across } : { x: across, y: value };
  const draw = (one: Point, other: Point): void => {
    paper.addLine(point3d(one.x, one.y), point3d(other.x, other.y), { layerName: dimensionLayer });
  };
  const sorted = [...values].sort((one, other) => one - other);
  for (const value of sorted) {
    draw(at(value, from), at(value, level - overhang));
    draw(at(value - tick, level - tick), at(value + tick, level + tick));
  }
  for (const [index, value] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next === undefined) break;
    draw(at(value, level), at(next, level));
    const middle = at((value + next) / 2, along === 'x' ? level + textHeight / 3 : level - textHeight / 3);
    paper.addText(point3d(middle.x, middle.y), textHeight, String(Math.round(next - value)), {
      layerName: dimensionLayer,
      rotation: along === 'x' ? 0 : 90,
      horizontalAlignment: TextHorizontalAlignment.Center,
      secondAlignmentPoint: point3d(middle.x, middle.y),
    });
  }
}

/** Values without those that are nearer than `least` to the one before: millimetres. */
export function apart(values: readonly number[], least = 20): number[] {
  const kept: number[] = [];
  for (const value of [...values].sort((one, other) => one - other)) {
    const last = kept.at(-1);
    if (last === undefined || value - last >= least) kept.push(value);
  }
  return kept;
}
