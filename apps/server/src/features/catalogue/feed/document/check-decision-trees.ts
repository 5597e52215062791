import type { FeedProblems } from '../problem';
import type { FeedContext } from './catalogue-documents';
import type { FeedAnswer, FeedDecisionTree } from './decision-shape';
import type { NamedModel, PlaceOf } from './places';

const file = 'decision-trees.json';

/** What answers may lead to. */
interface Known extends Pick<FeedContext, 'subfamilies' | 'locations'> {
  readonly preconfigs: ReadonlySet<number>;
}

/** Every answer of every tree with its path. */
function eachAnswer(
  trees: readonly FeedDecisionTree[],
  visit: (answer: FeedAnswer, path: readonly PropertyKey[], tree: FeedDecisionTree) => void,
): void {
  trees.forEach((tree, at) =>
    tree.nodes.forEach((node, index) =>
      node.answers.forEach((answer, place) => visit(answer, [at, 'nodes', index, 'answers', place], tree)),
    ),
  );
}

/** Trees and their nodes have ids of their own; every answer leads on or to something that exists, none leads in a circle. */
export function checkDecisionTrees(
  trees: readonly FeedDecisionTree[],
  known: Known,
  placeOf: PlaceOf,
  problems: FeedProblems,
): void {
  const once = (ids: readonly (string | number)[], pathOf: (index: number) => PropertyKey[]) =>
    ids.forEach((id, index) => {
      const earlier = ids.indexOf(id);
      if (earlier === index) return;
      const line = placeOf(file, pathOf(earlier)).line ?? 1;
      problems.add('duplicate', placeOf(file, [...pathOf(index), 'id']), { file, line, row: '' });
    });
  once(
    trees.map((tree) => tree.id),
    (index) => [index],
  );
  trees.forEach((tree, at) => {
    once(
      tree.nodes.map((node) => node.id),
      (index) => [at, 'nodes', index],
    );
    tree.subFamilyIds.forEach((id, index) => {
      if (!known.subfamilies.has(id))
        problems.add('unknownSubfamily', placeOf(file, [at, 'subFamilyIds', index]), { id });
    });
    checkWays(tree, at, placeOf, problems);
  });
  eachAnswer(trees, ({ to }, path) => {
    const place = (name: string) => placeOf(file, [...path, 'to', name]);
    if ('subFamilyId' in to && !known.subfamilies.has(to.subFamilyId))
      problems.add('unknownSubfamily', place('subFamilyId'), { id: to.subFamilyId });
    if (to.type === 'collection' && to.applicationLocationId !== undefined) {
      const { applicationLocationId: id } = to;
      if (!known.locations.has(id)) problems.add('unknownLocation', place('applicationLocationId'), { id });
    }
    if (to.type === 'preconfig' && !known.preconfigs.has(to.preconfigId))
      problems.add('unknownPreconfig', place('preconfigId'), { id: to.preconfigId });
  });
}

/** Walks a tree from its start: a missing node, a circle and a node that no answer leads to are faults. */
function checkWays(tree: FeedDecisionTree, at: number, placeOf: PlaceOf, problems: FeedProblems): void {
  const indexes = new Map(tree.nodes.map((node, index) => [node.id, index]));
  const state = new Map<string, 'open' | 'done'>();
  const walk = (id: string, path: readonly PropertyKey[]): void => {
    const index = indexes.get(id);
    if (index === undefined) return problems.add('unknownNode', placeOf(file, path), { id });
    if (state.get(id) === 'open') return problems.add('nodeCircle', placeOf(file, path), { id });
    if (state.has(id)) return;
    state.set(id, 'open');
    tree.nodes[index]!.answers.forEach(({ to }, place) => {
      if (to.type === 'node') walk(to.node, [at, 'nodes', index, 'answers', place, 'to', 'node']);
    });
    state.set(id, 'done');
  };
  walk(tree.start, [at, 'start']);
  tree.nodes.forEach(({ id }, index) => {
    if (!state.has(id)) problems.add('nodeUnreached', placeOf(file, [at, 'nodes', index, 'id']), { id });
  });
}

/** Every model that the answers name. */
export function modelsOfDecisionTrees(trees: readonly FeedDecisionTree[], placeOf: PlaceOf): NamedModel[] {
  const named: NamedModel[] = [];
  eachAnswer(trees, ({ to, picture }, path) => {
    if (to.type === 'model')
      named.push({ model: to.model, place: () => placeOf(file, [...path, 'to', 'model']) });
    if (picture) named.push({ model: picture, place: () => placeOf(file, [...path, 'picture']) });
  });
  return named;
}
