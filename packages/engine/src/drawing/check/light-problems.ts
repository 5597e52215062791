import { aimProblems } from '../../body/turn-pivot';
import type { ElementCatalogue } from '../../element/element-catalogue';
import { problem } from '../../problem';
import type { Drawing, DrawnLight, Run } from '../drawing';
import { standingOn } from '../facts/on-each-run';
import { sizeOnRun } from '../run/light-on-run';
import { rememberedByRun } from '../run/remembered-by-run';
import { measureRun, stretchAt, type RunMeasure } from '../run/run-measure';
import type { DrawingProblem } from './drawing-problem';

/** Lights may touch, and end where a run does: a tenth of a millimetre is rounding. */
const rounding = 1e-4;

/** What a light takes of its run, metres along it. */
interface Span {
  readonly light: DrawnLight;
  readonly from: number;
  readonly to: number;
  readonly isLinear: boolean;
}

function spansOf(drawing: Drawing, run: Run, catalogue: ElementCatalogue): Span[] {
  const spans = standingOn(drawing, run.id).lights.map((light): Span => {
    const model = catalogue.model(light.model);
    const { length, isLinear } = model ? sizeOnRun(model) : { length: 0, isLinear: false };
    return { light, from: light.at - length / 2, to: light.at + length / 2, isLinear };
  });
  return spans.sort((one, other) => one.from - other.from);
}

/** How a light fails to be on its run; null when it is well on it. */
function misfit(
  { starts, length }: RunMeasure,
  { light, from, to, isLinear }: Span,
): 'light-beyond-end' | 'light-over-corner' | null {
  if (from < -rounding || to > length + rounding) return 'light-beyond-end';
  if (!isLinear) return null;
  const stretch = stretchAt({ starts }, light.at);
  const isOver = from < starts[stretch]! - rounding || to > starts[stretch + 1]! + rounding;
  return isOver ? 'light-over-corner' : null;
}

const ofRun = rememberedByRun((drawing, run, catalogue): readonly DrawingProblem[] => {
  const measure = measureRun(run, drawing.height);
  const found: DrawingProblem[] = [];
  let farthest: Span | null = null;
  for (const span of spansOf(drawing, run, catalogue)) {
    const where = { run: run.id, light: span.light.id };
    const sheet = catalogue.model(span.light.model)?.sheet;
    const beyond = sheet ? aimProblems(sheet, span.light.aim) : [];
    found.push(...beyond.map((each) => ({ problem: each, ...where })));
    const code = misfit(measure, span);
    if (code) found.push({ problem: problem(code), ...where });
    if (farthest && span.from < farthest.to - rounding) {
      found.push({ problem: problem('lights-overlap', { other: farthest.light.id }), ...where });
    }
    if (!farthest || span.to > farthest.to) farthest = span;
  }
  return found;
});

/** Lights that are turned further than they can, are not wholly on their run, lie over a corner, or take each other's place along it. */
export function lightProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  return drawing.runs.flatMap((run) => ofRun(drawing, run, catalogue));
}
