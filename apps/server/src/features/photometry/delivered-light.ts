import { markets } from '@lucerna/engine';
import type { LightFile } from '@lucerna/scene/files';
import { timeSlices } from '../../http/time-slice';
import type { WorkSteps } from '../../jobs/work-steps';
import type { openLightFiles, View } from '../catalogue';
import { photometryOf } from './product-photometry';
import { writeLightFile } from './write-light-file';

/** Light files as they are delivered with a file that points to them, each once; what has none is left out. */
export async function deliveredLight(
  view: View,
  files: ReturnType<typeof openLightFiles>,
  references: Iterable<string>,
  steps?: WorkSteps,
): Promise<LightFile[]> {
  const { lightFile: format } = markets[view.catalogId];
  const slice = timeSlices();
  const found: LightFile[] = [];
  const all = [...new Set(references)];
  for (const [done, reference] of all.entries()) {
    steps?.signal.throwIfAborted();
    steps?.tell('light', done, all.length);
    const light = await photometryOf(view, files, reference);
    if (light.ok) {
      const bytes = writeLightFile(light.photometry, format);
      found.push({ reference, name: `${light.name}.${format}`, bytes });
    }
    const wait = slice();
    if (wait) await wait;
  }
  return found;
}
