import { readDxf as readPlan, type DxfPlan } from '@lucerna/picture/floor-plan';

/** A DXF as SVG paths: the upper left corner of what it draws is 0, y goes down, in its own units. */
export interface DrawnPlan {
  readonly paths: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Metres for each unit, when the file says so. */
  readonly metres: number | null;
}

/** More straight pieces make no plan clearer and every frame slower. */
const maxPieces = 120_000;
const linesAPath = 2000;
/** Milliseconds of reading before the page gets its turn. */
const turnMs = 12;

function drawnPlan({ lines, bounds: { minX, maxY, width, height }, metres }: DxfPlan): DrawnPlan {
  // A ten-thousandth of the plan is finer than a pixel of it.
  const decimals = Math.max(0, Math.ceil(4 - Math.log10(Math.max(width, height))));
  const written = (length: number) => Number(length.toFixed(decimals));
  const paths: string[] = [];
  for (let from = 0; from < lines.length; from += linesAPath) {
    const some = lines.slice(from, from + linesAPath);
    const pathOf = (line: DxfPlan['lines'][number]) =>
      `M${line.map(({ x, y }) => `${written(x - minX)} ${written(maxY - y)}`).join('L')}`;
    paths.push(some.map(pathOf).join(''));
  }
  return { paths, width, height, metres };
}

/** Reads a DXF without holding the page up. Null when it is none, or draws nothing that can be shown. */
export async function readDxf(text: string): Promise<DrawnPlan | null> {
  const reading = readPlan(text, maxPieces);
  let begun = performance.now();
  for (;;) {
    const turn = reading.next();
    if (turn.done) return typeof turn.value === 'string' ? null : drawnPlan(turn.value);
    if (performance.now() - begun < turnMs) continue;
    await new Promise((next) => setTimeout(next));
    begun = performance.now();
  }
}
