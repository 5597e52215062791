import { freeWire } from '../../canopy/canopy-size';
import { fitInstallation } from '../../canopy/fit-installation';
import { no, ok, problem, type Result } from '../../problem';
import type { Cluster } from '../element';
import type { Draft } from '../tree/draft';
import { noteWiring } from './control';

/** Reading 18: an installation as the ceiling of the room takes it. */
export function fitted(draft: Draft, installation: string): string {
  return fitInstallation(installation, draft.room, draft.catalogue.canopies);
}

/** Whether a cluster of an installation may hold a number of lights. */
export function mayHold(installation: string | undefined, lights: number): boolean {
  return lights <= 1 || installation === freeWire;
}

/**
 * Writes an installation, as the ceiling takes it, to a cluster and its lights, which are validated when the edit is
 * settled. Error: `cluster-one-light` when it holds several lights and the installation is not free-wire.
 */
export function writeInstallation(draft: Draft, cluster: Cluster, asked: string): Result<null> {
  const installation = fitted(draft, asked);
  if (cluster.attributes.installation === installation) return ok(null);
  if (!mayHold(installation, cluster.lights.length)) return no(problem('cluster-one-light'));
  const composition = draft.compositionOf(cluster.id);
  if (composition) noteWiring(draft, composition);
  draft.put({ ...cluster, attributes: { ...cluster.attributes, installation } });
  for (const light of draft.children(cluster)) {
    if (light.type !== 'light' && light.type !== 'pendant') continue;
    const model = draft.catalogue.model(light.model);
    if (model?.absent.some((each) => each.name === 'installation')) continue;
    draft.put({ ...light, attributes: { ...light.attributes, installation } });
    draft.configured.add(light.id);
  }
  return ok(null);
}
