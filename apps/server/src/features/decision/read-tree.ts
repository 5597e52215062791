import type { DecisionTree } from '@lucerna/contract';
import { answer, notFound, type Answer } from '../../http/answer';
import { presentTree } from './present-tree';
import { documentOf, type FeedDecisionTree, type View } from '../catalogue';

interface Asked {
  readonly familyId?: number;
  readonly subFamilyId?: number;
}

function treesOf({ catalogue }: View): readonly FeedDecisionTree[] {
  return documentOf(catalogue, 'decision-trees') ?? [];
}

/** 404 too for a tree of which nothing is offered in the view's catalogue. */
function answered(tree: DecisionTree | null): Answer<DecisionTree> {
  return tree ? answer(tree) : notFound();
}

/** A tree by its number, hidden ones too. */
export function readTree(view: View, id: number): Answer<DecisionTree> {
  const tree = treesOf(view).find((each) => each.id === id);
  return answered(tree ? presentTree(view, tree, () => true) : null);
}

/** The first tree of a layer that leads to something of the collection or the family asked for. */
export function readLayer(view: View, layer: string, { familyId, subFamilyId }: Asked): Answer<DecisionTree> {
  const isAsked = (id: number) =>
    (subFamilyId === undefined || id === subFamilyId) &&
    (familyId === undefined || view.catalogue.subfamilies.get(id)?.familyId === familyId);
  for (const tree of treesOf(view)) {
    if (tree.layer !== layer || tree.visibility !== 'website') continue;
    if (tree.subFamilyIds.length > 0 && !tree.subFamilyIds.some(isAsked)) continue;
    const presented = presentTree(view, tree, isAsked);
    if (presented) return answer(presented);
  }
  return notFound();
}
