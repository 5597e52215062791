import { evaluate } from '@lucerna/engine';
import { clickBench } from './engine-clicks';
import { compositionBench } from './engine-composition';
import { peersBench } from './engine-peers';
import { choicesOf, measuredAt, measuredModel, measuredSheet, sequence } from './engine-sheet';
import type { Report } from './report';
import { sampled } from './sampled';

const evaluations = 4000;

/**
 * Full evaluations a second on one thread: rules, possible values of every attribute, reference, price with trace,
 * lead time, of a model with 6 coded attributes of 8 values and 200 rules. Every evaluation has choices of its own.
 * Once without and once with reading the reason and the way out of every blocked value.
 */
async function evaluationBench(report: Report): Promise<void> {
  const shape = { attributes: 6, values: 8, rules: 200 };
  const next = sequence(2026);
  const sheet = measuredSheet(shape, next);
  const from = performance.now();
  const model = measuredModel(shape, sheet);
  const preparing = performance.now() - from;
  report.figure('engine: prepare a model of 6 attributes and 200 rules', preparing, 'ms');
  const choices = Array.from({ length: evaluations }, () => choicesOf(model, next));
  const full = await sampled(choices, (each) => evaluate(model, each, measuredAt));
  report.figure('engine: full evaluations of it', full.perSecond, 'a second');
  report.figure('engine: full evaluation, p99', full.p99Ms, 'ms');
  const explained = await sampled(choices, (each) => {
    for (const options of Object.values(evaluate(model, each, measuredAt).options)) {
      for (const option of options) void option.blocked;
    }
  });
  report.figure(
    'engine: full evaluations with every blocked value explained',
    explained.perSecond,
    'a second',
  );
}

/** The bench `engine` of `npm run bench`. */
export async function run(report: Report): Promise<void> {
  await evaluationBench(report);
  clickBench(report, '8 attributes x 8 values, 500 rules', { attributes: 8, values: 8, rules: 500 });
  const local = { attributes: 12, values: 10, rules: 300, apart: 4 };
  clickBench(report, '12 attributes x 10 values, 300 rules at most four apart', local);
  await peersBench(report);
  compositionBench((name, figure, unit) => report.figure(name, figure, unit));
}
