import type { DecisionTree } from '@lucerna/contract';
import type { FeedDecisionTree, View } from '../catalogue';
import { destinationOf } from './destination';

type Texts = Readonly<Record<string, string>>;
type FeedNode = FeedDecisionTree['nodes'][number];
type Node = DecisionTree['nodes'][number];

/**
 * A tree in the view's language, without the answers that lead to nothing which the view's catalogue offers or to
 * another collection than those wanted, and without the questions that this leaves without an answer. Null when no
 * answer is left at its start.
 */
export function presentTree(
  view: View,
  tree: FeedDecisionTree,
  isWanted: (subFamilyId: number) => boolean,
): DecisionTree | null {
  const t = (texts: Texts) => texts[view.language] ?? '';
  const hint = (texts: Texts | undefined) => (texts ? t(texts) : null);
  const given = new Map(tree.nodes.map((node) => [node.id, node]));
  const kept = new Map<string, Node | null>();

  /** The question with the answers that lead somewhere; the feed has no circles. */
  function keep(id: string): Node | null {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const node = given.get(id);
    const found = node ? withAnswers(node) : null;
    kept.set(id, found);
    return found;
  }

  function withAnswers(node: FeedNode): Node | null {
    const answers = node.answers.flatMap(({ id, text, hint: more, picture, to }) => {
      if (to.type === 'node' && !keep(to.node)) return [];
      const destination = to.type === 'node' ? to : destinationOf(view, to, isWanted);
      if (!destination) return [];
      return [{ id, text: t(text), hint: hint(more), picture: picture ?? null, to: destination }];
    });
    return answers.length > 0
      ? { id: node.id, question: t(node.question), hint: hint(node.hint), answers }
      : null;
  }

  if (!keep(tree.start)) return null;
  const nodes = tree.nodes.flatMap(({ id }) => kept.get(id) ?? []);
  return { id: tree.id, layer: tree.layer, title: t(tree.title), start: tree.start, nodes };
}
