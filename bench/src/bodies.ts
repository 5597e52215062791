import { shapeBody } from '@lucerna/engine';
import type { BodyDescription, Model } from '@lucerna/engine';
import { solidsOf } from '@lucerna/scene';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from './report';
import type { Report } from './report';

const feed = path.join(import.meta.dirname, '..', '..', 'catalogue');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(feed, file), 'utf8')) as T;

interface Row {
  readonly body: string;
  readonly models: readonly string[];
  readonly with?: Readonly<Record<string, number>>;
}

/** Makes the solids of every model of the demo catalogue that has a body, cold and again. */
export async function run(report: Report): Promise<void> {
  const models = new Map(read<Model[]>('models.json').map((model) => [model.model, model]));
  const bodies = read<Row[]>('bodies/index.json').flatMap(({ body, models: of, with: given }) => {
    const description = read<BodyDescription>(`bodies/${body}.json`);
    const own = { ...description, parameters: { ...description.parameters, ...given } };
    return of.map((model) => ({ own, measures: models.get(model)!.technicalData.dimensionsMm! }));
  });
  const make = ({ own, measures }: (typeof bodies)[number]): number => {
    const started = performance.now();
    const shaped = shapeBody(own, measures);
    if (!shaped.ok) throw new Error(shaped.fault.reason);
    solidsOf(shaped.value.parts);
    return performance.now() - started;
  };
  const cold = bodies.map(make);
  report.figure(
    `bodies of ${bodies.length} models compiled, cold`,
    cold.reduce((sum, each) => sum + each, 0),
    'ms',
  );
  const again = Array.from({ length: 5 }, () => bodies.map(make));
  report.figure(
    'bodies of the same models compiled again',
    median(again.map((all) => all.reduce((sum, each) => sum + each, 0))),
    'ms',
  );
  report.figure('a parametric body in the stage', median(again.flat()), 'ms');
  report.figure(
    'the slowest parametric body in the stage',
    Math.max(...bodies.map((_, at) => median(again.map((all) => all[at] ?? 0)))),
    'ms',
  );
}
