import { shapeBody, unpackMeshes, type BodyDescription, type Model } from '@lucerna/engine';
import { solidsOf } from '@lucerna/scene';
import { readGlb } from '@lucerna/scene/glb';
import { writeGlb } from '@lucerna/testkit/glb';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { median, type Report } from './report';

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
  await measureGlb(report);
}

/** A GLB of some 5 MB: what the import does with it, and what a browser does with its triangles once they have arrived. */
async function measureGlb(report: Report): Promise<void> {
  const profile = Array.from(
    { length: 420 },
    (_, at) => [0.1 + 0.02 * Math.sin(at / 30), at / 2000] as const,
  );
  const glb = writeGlb([
    { material: 'finish', profile, sides: 340 },
    {
      material: 'glass',
      profile: [
        [0, 0],
        [0.05, 0],
        [0.05, 0.05],
      ],
    },
  ]);
  const started = performance.now();
  const { description, fine, measures } = await readGlb(glb);
  report.figure(
    `a GLB of ${(glb.length / 1e6).toFixed(1)} MB read at import`,
    performance.now() - started,
    'ms',
  );
  let triangles = 0;
  const show = (): number => {
    const arrived = performance.now();
    const shaped = shapeBody(description, measures);
    const meshes = unpackMeshes(fine);
    if (!shaped.ok || !meshes) throw new Error('The GLB is no body');
    triangles = meshes.reduce((sum, { corners }) => sum + corners.length / 3, 0);
    const parts = shaped.value.parts.map((part, at) => ({
      ...part,
      solids: part.solids.map((solid) => ({ ...solid, form: 'mesh' as const, mesh: meshes[at]! })),
    }));
    solidsOf(parts);
    return performance.now() - arrived;
  };
  const shown = Array.from({ length: 5 }, show);
  report.figure(`its ${triangles} triangles in the stage, after they arrived`, median(shown), 'ms');
}
