import { readDocument } from './dxf-entities';
import { linesOf } from './dxf-lines';
import type { DxfLine } from './dxf-lines';

/** A DXF as SVG paths: the upper left corner of what it draws is 0, y goes down, in its own units. */
export interface DxfPlan {
  readonly paths: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Metres for each unit, when the file says so. */
  readonly metres: number | null;
}

/** More lines make no plan clearer and every frame slower. */
const mostLines = 60_000;
const linesAPath = 2000;
/** Milliseconds of reading before the page gets its turn. */
const turnMs = 12;

function planOf(lines: readonly DxfLine[], metres: number | null): DxfPlan | null {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of lines) {
    for (let at = 0; at + 1 < line.length; at += 2) {
      left = Math.min(left, line[at]!);
      right = Math.max(right, line[at]!);
      low = Math.min(low, line[at + 1]!);
      high = Math.max(high, line[at + 1]!);
    }
  }
  const [width, height] = [right - left, high - low];
  if (!(width > 0) || !(height > 0)) return null;
  // A ten-thousandth of the plan is finer than a pixel of it.
  const decimals = Math.max(0, Math.ceil(4 - Math.log10(Math.max(width, height))));
  const paths: string[] = [];
  for (let from = 0; from < lines.length; from += linesAPath) {
    let path = '';
    for (const line of lines.slice(from, from + linesAPath)) {
      for (let at = 0; at + 1 < line.length; at += 2) {
        const [x, y] = [line[at]! - left, high - line[at + 1]!];
        path += `${at === 0 ? 'M' : 'L'}${Number(x.toFixed(decimals))} ${Number(y.toFixed(decimals))}`;
      }
    }
    paths.push(path);
  }
  return { paths, width, height, metres };
}

/** Reads a DXF without holding the page up. Null when it is none, or draws nothing that can be shown. */
export async function readDxf(text: string): Promise<DxfPlan | null> {
  const work = (function* () {
    const document = yield* readDocument(text);
    return planOf(yield* linesOf(document, mostLines), document.metres);
  })();
  try {
    let begun = performance.now();
    for (;;) {
      const turn = work.next();
      if (turn.done) return turn.value;
      if (performance.now() - begun < turnMs) continue;
      await new Promise((next) => setTimeout(next));
      begun = performance.now();
    }
  } catch {
    return null;
  }
}
