import type { Edit, Space } from '@lucerna/engine';
import type { NewId } from './add';
import type { Arranged } from './arrange';
import { findElement, selectedLights } from './find';

/** The installation of lights that share a canopy. */
const freeWire = '18';

/** What gathering and parting need: copies take the place of the lights, since a light stays with its canopy. */
function copyTo(light: string, cluster: string, newId: NewId): { readonly edit: Edit; readonly id: string } {
  const id = newId();
  return {
    id,
    edit: { type: 'clone', id: light, ids: { [light]: id }, to: cluster, by: { x: 0, y: 0, z: 0 } },
  };
}

/** Hangs the selected lights from one canopy, that of the first, by free wires; their places stay. */
export function joinOnCanopy(space: Space, selection: readonly string[], newId: NewId): Arranged | null {
  const [first, ...others] = selectedLights(space, selection);
  const home = first && findElement(space, first.id)?.cluster;
  if (!first || !home) return null;
  const moved = others.flatMap((light) => {
    const cluster = findElement(space, light.id)?.cluster;
    if (!cluster || cluster.id === home.id) return [];
    const isAlone = cluster.lights.every((each) => each.id === light.id || selection.includes(each.id));
    return [
      { light: light.id, from: isAlone ? cluster.id : light.id, copy: copyTo(light.id, home.id, newId) },
    ];
  });
  const emptied = [...new Set(moved.map(({ from }) => from))];
  const edits: Edit[] = [
    { type: 'set-attribute', id: home.id, attribute: 'installation', value: freeWire },
    ...moved.map(({ copy }) => copy.edit),
    ...emptied.map((id): Edit => ({ type: 'remove', id })),
  ];
  const stayed = others.filter((each) => !moved.some(({ light }) => light === each.id)).map(({ id }) => id);
  return {
    edit: { type: 'batch', edits },
    selection: [first.id, ...stayed, ...moved.map(({ copy }) => copy.id)],
  };
}

/** Gives each light of a shared canopy one of its own, with another installation. */
export function splitCanopies(
  space: Space,
  selection: readonly string[],
  installation: string,
  newId: NewId,
): Arranged | null {
  const first = findElement(space, selection[0] ?? '');
  const cluster = first?.cluster;
  if (!first || !cluster || cluster.lights.length < 2) return null;
  const [stays, ...others] = cluster.lights;
  const parted = others.map((light) => {
    const own = newId();
    const copy = copyTo(light.id, own, newId);
    const begin: Edit = {
      type: 'add',
      to: first.composition.id,
      element: {
        type: 'cluster',
        id: own,
        position: { ...cluster.position, x: light.position.x, z: light.position.z },
        attributes: { installation },
      },
    };
    return { id: copy.id, edits: [begin, copy.edit, { type: 'remove', id: light.id }] as const };
  });
  const edits: Edit[] = [
    ...parted.flatMap(({ edits: each }) => each),
    { type: 'set-attribute', id: cluster.id, attribute: 'installation', value: installation },
  ];
  return {
    edit: { type: 'batch', edits },
    selection: [...(stays ? [stays.id] : []), ...parted.map(({ id }) => id)],
  };
}
