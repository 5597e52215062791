import type { ElementCatalogue } from '../../element/element-catalogue';
import { problem } from '../../problem';
import type { Drawing, DrawnLight, Run } from '../drawing';
import { standingOn } from '../facts/on-each-run';
import { sizeOnRun } from '../run/light-on-run';
import { measureRun, stretchAt } from '../run/run-measure';
import type { DrawingProblem } from './drawing-problem';

/** Lights may touch, and end where a run does: a tenth of a millimetre is rounding. */
const rounding = 1e-4;

interface Span {
  readonly light: DrawnLight;
  readonly from: number;
  readonly to: number;
  readonly isLinear: boolean;
}

function spansOf(drawing: Drawing, run: Run, catalogue: ElementCatalogue): Span[] {
  return standingOn(drawing, run.id).lights.map((light) => {
    const model = catalogue.model(light.model);
    const { length, isLinear } = model ? sizeOnRun(model) : { length: 0, isLinear: false };
    return { light, from: light.at - length / 2, to: light.at + length / 2, isLinear };
  });
}

function ofSpans(drawing: Drawing, run: Run, spans: readonly Span[]): DrawingProblem[] {
  const measure = measureRun(run, drawing.height);
  const found: DrawingProblem[] = [];
  const report = (code: Parameters<typeof problem>[0], { light }: Span, other?: Span): void => {
    const data = other && { other: other.light.id };
    found.push({ problem: problem(code, data), run: run.id, light: light.id });
  };
  const byStart = spans.toSorted((one, other) => one.from - other.from);
  let farthest: Span | null = null;
  for (const span of byStart) {
    const { from, to, isLinear } = span;
    if (from < -rounding || to > measure.length + rounding) report('light-beyond-end', span);
    else if (isLinear) {
      const stretch = stretchAt(measure, span.light.at);
      const [begins, ends] = [measure.starts[stretch]!, measure.starts[stretch + 1]!];
      if (from < begins - rounding || to > ends + rounding) report('light-over-corner', span);
    }
    if (farthest && from < farthest.to - rounding) report('lights-overlap', span, farthest);
    if (!farthest || to > farthest.to) farthest = span;
  }
  return found;
}

/** Lights that are not wholly on their run, lie over a corner, or take each other's place along it. */
export function lightProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  return drawing.runs.flatMap((run) => ofSpans(drawing, run, spansOf(drawing, run, catalogue)));
}
