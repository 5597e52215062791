import { expect } from 'vitest';
import { applyEdit } from '../src/element/edit/apply-edit';
import { createSpace } from '../src/element/create-space';
import { elementCatalogue, type ElementCatalogue } from '../src/element/element-catalogue';
import { elementsOf, isArticleElement, isLuminaireElement } from '../src/element/walk';
import type { Canopy } from '../src/catalogue/row/canopy';
import type { CompositionAttributes, Space } from '../src/element/element';
import type { Edit } from '../src/element/edit/edit';
import { recordHistory, type History } from '../src/history';
import { ok, type Result } from '../src/problem';
import { articleProblems } from '../src/element/attribute/validate';
import { bodiesOf } from '../src/element/place/bodies';
import { isBodyInRoom, isPointInRoom, overlaps } from '../src/element/place/overlap';
import { isSamePosition } from '../src/element/position';
import { childrenOf } from '../src/element/walk';
import { fitInstallation } from '../src/canopy/fit-installation';
import { deepFreeze, prepared, readFeed } from './feed';

/** Pendants small and tall, some that compose, linear ones, lights, a floor lamp, anchors, a belt, a feed. */
const models = [
  '2010',
  '2012',
  '2016',
  '2052',
  '2140',
  '2190',
  '2250',
  '2300',
  '2593',
  '2195',
  '2197',
  '2256',
];
export const catalogue: ElementCatalogue = elementCatalogue(
  models.map((model) => prepared(model)),
  readFeed<Canopy[]>('canopies.json'),
);

export function made<T>(result: Result<T>): T {
  if (!result.ok) return expect.fail(result.problems.map((each) => each.code).join());
  return result.value;
}

export const emptySpace: Space = deepFreeze(made(createSpace({ id: 's' })));

/** The space after some edits, none of which may be refused. */
export function edited(space: Space, ...edits: readonly Edit[]): Space {
  return edits.reduce((found, edit) => deepFreeze(made(applyEdit(found, edit, catalogue))), space);
}

/** The history after an edit of its present; `joins` as of `recordHistory`. */
export function editHistory(
  history: History<Space>,
  edit: Edit,
  joins: string | null = null,
): Result<History<Space>> {
  const next = applyEdit(history.present, edit, catalogue);
  return next.ok ? ok(recordHistory(history, next.value, joins)) : next;
}

/** The codes of what stands against an edit. */
export function refusal(space: Space, edit: Edit): string[] {
  const result = applyEdit(space, edit, catalogue);
  return result.ok ? [] : result.problems.map((each) => each.code);
}

/** The edits that add a composition with one cluster for each light, named c, c1, l1, c2, l2 and so on. */
export function composed(
  lights: readonly { model: string; x?: number; z?: number; height?: number }[],
  attributes: CompositionAttributes = {},
): Edit[] {
  return [
    { type: 'add', to: 's', element: { type: 'composition', id: 'c', attributes } },
    ...lights.flatMap(({ model, x = 0, z = 0, height }, at): Edit[] => {
      const position = { x, y: 4, z };
      const chosen = height === undefined ? {} : { attributes: { pendantHeight: height } };
      return [
        { type: 'add', to: 'c', element: { type: 'cluster', id: `c${at + 1}`, position } },
        { type: 'add', to: `c${at + 1}`, element: { type: 'light', id: `l${at + 1}`, model, ...chosen } },
      ];
    }),
  ];
}

/** What is wrong with a space, found by looking at everything: nothing, always. */
export function brokenInvariants(space: Space, of: ElementCatalogue = catalogue): string[] {
  const broken: string[] = [];
  const hold = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const room = space.config.roomSize;
  const all = [...elementsOf(space)];
  const ids = [space.id, ...all.map((each) => each.id), ...space.groups.map((each) => each.id)];
  hold(new Set(ids).size === ids.length, 'ids are unique');
  const parents = new Map<string, string>();
  for (const each of [space, ...all]) {
    for (const child of childrenOf(each)) parents.set(child.id, each.id);
  }
  const bodies = new Map(all.map((each) => [each.id, bodiesOf(each, parents.get(each.id)!, of)]));
  const isInTheWay = (id: string): boolean =>
    bodies
      .get(id)!
      .some(
        (body) =>
          !isBodyInRoom(body, room) ||
          [...bodies].some(([other, met]) => other !== id && met.some((each) => overlaps(body, each))),
      );
  for (const each of all) {
    const { id, position, lastValidPosition } = each;
    hold(Object.values(position).every(Number.isFinite), `${id} stands somewhere`);
    const isLast = lastValidPosition !== null && isSamePosition(lastValidPosition, position);
    hold(each.collides || isLast, `${id} stands well`);
    if (isArticleElement(each)) {
      const isPoint = bodies.get(id)!.length === 0;
      hold(
        each.collides === (isPoint ? !isPointInRoom(position, room) : isInTheWay(id)),
        `${id} collides or not`,
      );
      hold(articleProblems(each, room, of).length === 0, `${id} can be built`);
      continue;
    }
    const isBelow = childrenOf(each).some((child) => child.collides);
    hold(
      each.collides === (isBelow || !isPointInRoom(position, room) || isInTheWay(id)),
      `${id} collides or not`,
    );
    for (const list of each.type === 'cluster' ? [each.lights] : [each.clusters, each.complements]) {
      const orders = list.map((child) => child.elementOrderValue);
      hold(
        orders.every((order, at) => at === 0 || order > orders[at - 1]!),
        `${id} is in order`,
      );
    }
  }
  for (const composition of space.compositions) {
    const { control } = composition.attributes;
    for (const cluster of composition.clusters) {
      const { installation } = cluster.attributes;
      hold(cluster.lights.length <= 1 || installation === '18', `${cluster.id} holds one light`);
      hold(
        installation === undefined || fitInstallation(installation, room, of.canopies) === installation,
        `${cluster.id} fits the ceiling`,
      );
      for (const light of cluster.lights.filter(isLuminaireElement)) {
        hold(light.attributes.installation === installation, `${light.id} has its cluster's installation`);
        hold(light.attributes.control === control, `${light.id} has its composition's control`);
      }
    }
    if (composition.controlBeforeRemote !== null) {
      const remote = composition.clusters.every((each) => each.attributes.installation?.startsWith('3'));
      hold(remote && control === 'M', `${composition.id} keeps a control while it is remote`);
    }
  }
  const grouped: string[] = [];
  for (const group of space.groups) {
    hold(
      group.elements.length > 0 && group.elements.every((id) => parents.has(id)),
      `${group.id} names elements`,
    );
    if (group.virtual) continue;
    hold(new Set(group.elements.map((id) => parents.get(id))).size === 1, `${group.id} holds siblings`);
    grouped.push(...group.elements);
  }
  hold(new Set(grouped).size === grouped.length, 'an element is in one real group');
  return broken;
}
