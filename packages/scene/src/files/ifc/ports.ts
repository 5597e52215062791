import type { NamedPiece } from '../product/product';
import type { IfcProject } from './project';
import { enumeration } from './step';
import type { Written } from './step';

/** What of a piece carries current. */
const carrying = ['light', 'pendant', 'canopy', 'cable', 'belt'];

/** A piece in the file, with where it stands. */
export interface Placed {
  readonly named: NamedPiece;
  readonly element: Written;
  readonly place: Written;
  /** What ids of it begin with. */
  readonly key: string;
}

/** Whether current goes through a piece; wires that only hold a drawn run carry none. */
export const isElectrical = ({ piece }: NamedPiece): boolean =>
  carrying.includes(piece.kind) && piece.name !== 'wire';

/** Writes ports of elements and what connects them: a canopy feeds its cables, and these the luminaires that hang by them. */
export function addPorts({ file, guid }: IfcProject, placed: readonly Placed[]): void {
  const nested = new Map<Placed, Written[]>();
  const port = (of: Placed, flow: 'SINK' | 'SOURCE', name: string): Written => {
    const own = nested.get(of) ?? [];
    nested.set(of, own);
    const written = file.add(
      'IFCDISTRIBUTIONPORT',
      ...[guid('port', of.key, String(own.length)), null, name, null, null, of.place, null],
      ...[enumeration(flow), enumeration('CABLE'), enumeration('LIGHTING')],
    );
    own.push(written);
    return written;
  };
  const supplies = new Map<Placed, Written>();
  const electrical = placed.filter(({ named }) => isElectrical(named));
  for (const each of electrical) supplies.set(each, port(each, 'SINK', 'Supply'));
  const connect = (from: Placed, to: Placed): void => {
    const supply = supplies.get(to);
    if (!supply) return;
    const load = port(from, 'SOURCE', `Load ${(nested.get(from) ?? []).length}`);
    file.add(
      'IFCRELCONNECTSPORTS',
      ...[guid('feeds', from.key, to.key), null, null, null, load, supply, null],
    );
  };
  const ofCluster = (kind: 'canopy' | 'cable') =>
    new Map(
      electrical.flatMap((each) =>
        each.named.piece.kind === kind ? [[each.named.piece.id, each] as const] : [],
      ),
    );
  const [canopies, cables] = [ofCluster('canopy'), ofCluster('cable')];
  for (const [cluster, cable] of cables) {
    const canopy = canopies.get(cluster);
    if (canopy) connect(canopy, cable);
  }
  for (const each of electrical) {
    const cable = cables.get(each.named.piece.fedBy ?? '');
    if (cable) connect(cable, each);
  }
  for (const [{ element, key }, ports] of nested) {
    file.add('IFCRELNESTS', guid('has ports', key), null, null, null, element, ports);
  }
}

/** The lighting of the building as one system of all that carries current. */
export function addSystem({ file, guid, building }: IfcProject, elements: readonly Written[]): void {
  if (elements.length === 0) return;
  const system = file.add(
    'IFCDISTRIBUTIONSYSTEM',
    ...[guid('system'), null, 'Lighting', null, null, null, enumeration('LIGHTING')],
  );
  file.add('IFCRELASSIGNSTOGROUP', guid('in system'), null, null, null, elements, null, system);
  file.add('IFCRELSERVICESBUILDINGS', guid('serves'), null, null, null, system, [building]);
}
