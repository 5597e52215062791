import type { Position } from '@lucerna/engine';
import type { NamedPiece } from '../product/product';
import type { IfcProject } from './project';
import { enumeration, type Written } from './step';

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
  (carrying.includes(piece.kind) && piece.name !== 'wire') || piece.onRun?.isFeed === true;

/** Metres from a point to a line through corners. */
function distanceTo({ x, y, z }: Position, course: readonly Position[]): number {
  const far = course.map((from, at) => {
    const to = course[at + 1] ?? from;
    const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
    const along = (x - from.x) * dx + (y - from.y) * dy + (z - from.z) * dz;
    const share = Math.max(0, Math.min(1, along / (dx * dx + dy * dy + dz * dz || 1)));
    return Math.hypot(x - from.x - share * dx, y - from.y - share * dy, z - from.z - share * dz);
  });
  return Math.min(...far, Infinity);
}

/**
 * What feeds what on a drawn run, each fed once: a feed the belt or the rod at which it stands, this those beside it, and the
 * luminaires that hang on it. A run without a feed is left to its designer.
 */
function feedsOfRun(members: readonly Placed[]): readonly (readonly [from: Placed, to: Placed])[] {
  const carriers = members.filter(({ named }) => named.piece.course !== undefined);
  const at = ({ named }: Placed): number => {
    const far = carriers.map((each) => distanceTo(named.piece.position, each.named.piece.course ?? []));
    return far.indexOf(Math.min(...far));
  };
  const isFeed = ({ named }: Placed) => named.piece.onRun?.isFeed === true;
  const feeds = members.filter(isFeed);
  if (carriers.length === 0 || feeds.length === 0) return [];
  const fed = new Set<number>();
  const links: (readonly [Placed, Placed])[] = [];
  const feed = (from: Placed, place: number): void => {
    const carrier = carriers[place];
    if (!carrier || fed.has(place)) return;
    fed.add(place);
    links.push([from, carrier]);
  };
  for (const each of feeds) feed(each, at(each));
  // What is fed later is added to the end, and seen then.
  for (const place of fed) for (const beside of [place - 1, place + 1]) feed(carriers[place]!, beside);
  const carried = members.filter((each) => !isFeed(each) && !carriers.includes(each));
  return [...links, ...carried.map((each) => [carriers[at(each)]!, each] as const)];
}

/**
 * Writes ports of elements and what connects them: a canopy feeds its cables, and these the luminaires that hang by them; a feed
 * its run.
 */
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
  const runs = new Map<string, Placed[]>();
  for (const each of electrical) {
    const { run } = each.named.piece.onRun ?? {};
    if (run !== undefined) runs.set(run, [...(runs.get(run) ?? []), each]);
  }
  for (const members of runs.values()) for (const [from, to] of feedsOfRun(members)) connect(from, to);
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
