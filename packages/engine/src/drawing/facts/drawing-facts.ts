import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Drawing, Run } from '../drawing';
import { rememberedByRun } from '../run/remembered-by-run';
import { measureRun } from '../run/run-measure';
import { standingOn } from './on-each-run';
import { partsOfRun } from './parts-of-run';

/** A part with how many of it there are. */
export interface PartCount {
  readonly model: string;
  readonly quantity: number;
}

/** What a run is made of and carries. */
export interface RunFacts {
  readonly id: string;
  /** Metres along it. */
  readonly length: number;
  /** Of its luminaires, rods that give light included. */
  readonly watts: number;
  /** What its feeds carry. */
  readonly maxWatts: number;
  /** The length that its feeds can reach, metres. */
  readonly maxLength: number;
  /** Rods, belts, joints, anchors and feeds by model. */
  readonly parts: readonly PartCount[];
}

/** What a drawing is made of and carries; the same numbers that its bill of materials has. */
export interface DrawingFacts {
  readonly runs: readonly RunFacts[];
  readonly length: number;
  readonly watts: number;
  readonly feeds: number;
  /** Luminaires that were put on runs. */
  readonly lights: number;
}

/** The watts of one luminaire of a model; 0 when nothing is known of it. */
export function wattsOf(model: string, catalogue: ElementCatalogue): number {
  return catalogue.model(model)?.sheet.model.technicalData.watts ?? 0;
}

/** Watts are added as whole thousandths, so that a sum of tenths is one. */
const perWatt = 1000;

function sumOfWatts(all: Iterable<number>): number {
  let sum = 0;
  for (const watts of all) sum += Math.round(watts * perWatt);
  return sum / perWatt;
}

/** The watts of a run: its lights and its rods. */
export function wattsOfRun(drawing: Drawing, run: Run, catalogue: ElementCatalogue): number {
  const luminaires = [...standingOn(drawing, run.id).lights, ...partsOfRun(drawing, run)];
  return sumOfWatts(luminaires.map(({ model }) => wattsOf(model, catalogue)));
}

const factsOfRun = rememberedByRun((drawing, run, catalogue): RunFacts => {
  const { feed, wattsOfFeed, reachOfFeed } = drawing.system;
  const feeds = standingOn(drawing, run.id).feeds.length;
  const counts = new Map<string, number>();
  for (const { model } of partsOfRun(drawing, run)) counts.set(model, (counts.get(model) ?? 0) + 1);
  if (feeds > 0) counts.set(feed, feeds);
  return {
    id: run.id,
    length: measureRun(run, drawing.height).length,
    watts: wattsOfRun(drawing, run, catalogue),
    maxWatts: feeds * wattsOfFeed,
    maxLength: feeds * reachOfFeed * 2,
    parts: [...counts].map(([model, quantity]) => ({ model, quantity })),
  };
});

/** What a drawing is made of and carries, in all and by run. */
export function drawingFacts(drawing: Drawing, catalogue: ElementCatalogue): DrawingFacts {
  const runs = drawing.runs.map((run) => factsOfRun(drawing, run, catalogue));
  return {
    runs,
    length: runs.reduce((sum, each) => sum + each.length, 0),
    watts: sumOfWatts(runs.map((each) => each.watts)),
    feeds: drawing.feeds.length,
    lights: drawing.lights.length,
  };
}
