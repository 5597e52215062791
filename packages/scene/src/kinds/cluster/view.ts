import type { Cluster, ElementCatalogue } from '@lucerna/engine';
import type { Piece } from '../../piece/piece';
import { cableView } from '../cable/view';
import { canopyView } from '../canopy/view';
import { lightView } from '../light/view';
import { pendantView } from '../pendant/view';
import { suspensionOf } from './suspension';

/** A cluster's lights and what they hang by. */
export function clusterView(cluster: Cluster, catalogue: ElementCatalogue): readonly Piece[] {
  const lights = cluster.lights
    .map((light) => (light.type === 'pendant' ? pendantView(light, catalogue) : lightView(light, catalogue)))
    .filter((piece) => piece !== null);
  const suspension = suspensionOf(cluster, catalogue);
  if (!suspension) return lights;
  const fed = lights.map((light) => (light.kind === 'pendant' ? { ...light, fedBy: cluster.id } : light));
  return [...fed, canopyView(suspension, catalogue), cableView(suspension, catalogue)];
}
