import { evaluate } from '@lucerna/engine';
import type { Choices } from '@lucerna/engine';
import { clickBench } from './engine-clicks';
import { compositionBench } from './engine-composition';
import { peersBench } from './engine-peers';
import { choicesOf, measuredAt, measuredModel, measuredSheet, sequence } from './engine-sheet';
import type { Report } from './report';

const evaluations = 4000;

const together = 100;
const rounds = 15;

/** Evaluations a second: of every hundred the least time of several rounds, so that what else the machine does is left out. */
function perSecond(choices: readonly Choices[], act: (choices: Choices) => unknown): number {
  const least = Array.from({ length: choices.length / together }, () => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    least.forEach((known, part) => {
      const from = performance.now();
      for (const each of choices.slice(part * together, (part + 1) * together)) act(each);
      least[part] = Math.min(known, performance.now() - from);
    });
  }
  return (choices.length * 1000) / least.reduce((sum, each) => sum + each, 0);
}

/**
 * Full evaluations a second on one thread: rules, possible values of every attribute, reference, price with trace,
 * lead time, of a model with 6 coded attributes of 8 values and 200 rules. Every evaluation has choices of its own.
 * Once without and once with reading the reason and the way out of every blocked value.
 */
function evaluationBench(report: Report): void {
  const shape = { attributes: 6, values: 8, rules: 200 };
  const next = sequence(2026);
  const sheet = measuredSheet(shape, next);
  const from = performance.now();
  const model = measuredModel(shape, sheet);
  const preparing = performance.now() - from;
  report.figure('engine: prepare a model of 6 attributes and 200 rules', preparing, 'ms');
  const choices = Array.from({ length: evaluations }, () => choicesOf(model, next));
  const figure = perSecond(choices, (each) => evaluate(model, each, measuredAt));
  report.figure('engine: full evaluations of it', figure, 'a second');
  const explained = perSecond(choices, (each) => {
    for (const options of Object.values(evaluate(model, each, measuredAt).options)) {
      for (const option of options) void option.blocked;
    }
  });
  report.figure('engine: full evaluations with every blocked value explained', explained, 'a second');
}

/** The bench `engine` of `npm run bench`. */
export async function run(report: Report): Promise<void> {
  evaluationBench(report);
  clickBench(report, '8 attributes x 8 values, 500 rules', { attributes: 8, values: 8, rules: 500 });
  const local = { attributes: 12, values: 10, rules: 300, apart: 4 };
  clickBench(report, '12 attributes x 10 values, 300 rules at most four apart', local);
  await peersBench(report);
  compositionBench((name, figure, unit) => report.figure(name, figure, unit));
}
