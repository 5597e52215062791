import { evaluate, readRules, storeRules, type Choices, type PreparedModel } from '@lucerna/engine';
import { gzipSync } from 'node:zlib';
import {
  choicesOf,
  measuredAt,
  measuredModel,
  measuredSheet,
  possibleChoice,
  sequence,
} from './engine-sheet';
import type { MeasuredShape } from './engine-sheet';
import { median, type Report } from './report';
import { quantile } from './sampled';

const sessions = 300;
/** So many sets of choices have all their blocked values explained. */
const explained = 200;
const rounds = 5;

/** The clicks of users who give one attribute after another, in any order, a value still possible; now and then another. */
function clicksOf(model: PreparedModel, next: (below: number) => number): Choices[] {
  return Array.from({ length: sessions }, () => {
    let choices: Choices = {};
    const names = model.attributes.map((each) => each.name).sort(() => next(3) - 1);
    return names.map((name) => {
      choices = { ...choices, ...possibleChoice(model, choices, name, next) };
      return choices;
    });
  }).flat();
}

/** How long each act takes, in milliseconds: all of all rounds, after one that does not count. */
function timed<T>(items: readonly T[], act: (item: T) => unknown): number[] {
  const times: number[] = [];
  for (const item of items) act(item);
  for (let round = 0; round < rounds; round += 1) {
    for (const item of items) {
      const from = performance.now();
      act(item);
      times.push(performance.now() - from);
    }
  }
  return times;
}

/**
 * The reading of every blocked value's reason and way out, each round on a model that has not been asked before; the
 * first round does not count.
 */
function explanations(load: () => PreparedModel, next: (below: number) => number): number[] {
  const first = load();
  const choices = Array.from({ length: explained }, () => choicesOf(first, next));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const model = load();
    for (const each of choices) {
      for (const options of Object.values(evaluate(model, each, measuredAt).options)) {
        for (const option of options) {
          if (option.status === 'possible') continue;
          const from = performance.now();
          void option.blocked;
          if (round > 0) times.push(performance.now() - from);
        }
      }
    }
  }
  return times;
}

/**
 * A click, with all still-possible values, count, price, reference and lead time, and what goes before and after it:
 * compiling, the stored form and loading it, explanations.
 */
export function clickBench(report: Report, name: string, shape: MeasuredShape): void {
  const next = sequence(2026);
  const sheet = measuredSheet(shape, next);
  const compiling = Array.from({ length: 5 }, () => {
    const from = performance.now();
    measuredModel(shape, sheet);
    return performance.now() - from;
  });
  const model = measuredModel(shape, sheet);
  const { answering } = model.compiled;
  if (answering.by !== 'diagram') throw new Error('the measured model has no diagram');
  const clicks = clicksOf(model, next);
  const times = timed(clicks, (choices) => evaluate(model, choices, measuredAt));
  report.figure(`engine: ${name}: click, median`, median(times), 'ms');
  report.figure(`engine: ${name}: click, p99`, quantile(times, 0.99), 'ms');
  report.figure(`engine: ${name}: compile and prepare, first`, compiling[0] ?? NaN, 'ms');
  report.figure(`engine: ${name}: compile and prepare, median`, median(compiling), 'ms');
  report.figure(`engine: ${name}: nodes of the diagram`, answering.diagram.nodeCount, 'nodes');
  const stored = storeRules(model.compiled);
  report.figure(`engine: ${name}: stored form, gzip`, gzipSync(stored).length / 1000, 'kB');
  const loading = timed([1, 2, 3, 4, 5], () => readRules(stored));
  report.figure(`engine: ${name}: loading the stored form`, median(loading), 'ms');
  const reasons = explanations(() => measuredModel(shape, { ...sheet, storedRules: stored }), next);
  report.figure(`engine: ${name}: explanation and repair, median`, median(reasons), 'ms');
  report.figure(`engine: ${name}: explanation and repair, p99`, quantile(reasons, 0.99), 'ms');
}
