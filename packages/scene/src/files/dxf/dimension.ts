import { TextHorizontalAlignment } from '@tarikjabiri/dxf';
import { dimensionLayer } from './layers';
import type { Paper } from './paper';

/** Millimetres at full size: to be read in a print of 1:20 to 1:50. */
const textHeight = 60;
const tick = 30;
const overhang = 40;

const styleName = 'LIGHTING';

/** The place where measures are written: a line at `level`, along x below a view or along y at its left. */
export interface DimensionLine {
  readonly along: 'x' | 'y';
  readonly level: number;
  /** Where extension lines begin, beside what is measured. */
  readonly from: number;
}

/**
 * Measures as DIMENSION entities of a style of their own, each with the block of lines and text that shows it where a program
 * does not draw dimensions itself.
 */
export function openDimensions({ dxf, place, length, text, dimensions }: Paper) {
  const { document } = dxf;
  Object.assign(dxf.addDimStyle(styleName), {
    ...{ DIMTXT: length(textHeight), DIMTSZ: length(tick), DIMEXE: length(overhang), DIMEXO: 0 },
    // Text above its line and along it.
    ...{ DIMTAD: 1, DIMTIH: 0, DIMTOH: 0, DIMGAP: length(textHeight / 3), DIMSCALE: 1 },
    ...dimensions,
  });
  let number = 0;

  function addDimension(
    [one, other]: readonly [number, number],
    { along, level, from }: DimensionLine,
  ): void {
    const at = (value: number, across: number) =>
      along === 'x' ? place(value, across) : place(across, value);
    const measured = other - one;
    const middle = (one + other) / 2;
    const written = at(middle, along === 'x' ? level + textHeight / 3 : level - textHeight / 3);
    number += 1;
    const name = `*D${number}`;
    const block = document.blocks.addBlock(name, document.objects, false);
    // Anonymous: made by the program.
    block.flags = 1;
    const line = (...[from1, across1, to, across2]: readonly [number, number, number, number]): void => {
      block.addLine(at(from1, across1), at(to, across2), { layerName: dimensionLayer });
    };
    for (const value of [one, other]) {
      line(value, from, value, level - overhang);
      line(value - tick, level - tick, value + tick, level + tick);
    }
    line(one, level, other, level);
    block.addText(written, length(textHeight), text(measured), {
      layerName: dimensionLayer,
      rotation: along === 'x' ? 0 : 90,
      horizontalAlignment: TextHorizontalAlignment.Center,
      secondAlignmentPoint: written,
    });
    dxf.modelSpace.addLinearDim(at(one, from), at(other, from), {
      layerName: dimensionLayer,
      blockName: name,
      definitionPoint: at(other, level),
      middlePoint: written,
      ActualMeasurement: length(measured),
      angle: along === 'x' ? 0 : 90,
      styleName,
    });
  }

  /** Measures between values that follow each other. */
  return (values: readonly number[], line: DimensionLine): void => {
    const sorted = [...values].sort((one, other) => one - other);
    for (const [index, value] of sorted.entries()) {
      const next = sorted[index + 1];
      if (next !== undefined) addDimension([value, next], line);
    }
  };
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
