import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementCatalogue, exportFormats, type Canopy } from '@lucerna/engine';
import { exportCreation } from '@lucerna/scene/files';
import { almarPendants, spaceOfPendants } from './engine-space';
import { median, type Report } from './report';

const lights = 300;
const rounds = 3;
const canopies = join(import.meta.dirname, '..', '..', 'catalogue', 'canopies.json');

/** Times the files of a room in which each of 300 pendants has its own height, canopy and cable: milliseconds each. */
export async function run(report: Report): Promise<void> {
  const catalogue = elementCatalogue(almarPendants(), JSON.parse(readFileSync(canopies, 'utf8')) as Canopy[]);
  for (const format of exportFormats) {
    const times: number[] = [];
    let size = 0;
    for (let round = 0; round < rounds; round += 1) {
      // Each round another room: one that was written before is partly known.
      const creation = { space: spaceOfPendants(lights - round), drawing: null };
      const start = performance.now();
      const made = await exportCreation(creation, catalogue, format, {
        name: 'bench',
        code: `CR-${round}`,
        brand: 'bench',
        day: '2026-11-21',
        units: 'metric',
      });
      times.push(performance.now() - start);
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      size = made.value.bytes.length;
    }
    report.figure(`export of ${lights} elements as ${format}, first`, times[0] ?? NaN, 'ms');
    report.figure(`export of ${lights} elements as ${format}`, median(times), 'ms');
    report.figure(`size of the ${format} file`, size / 1e6, 'MB');
  }
}
