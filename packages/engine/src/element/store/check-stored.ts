import { isComplement } from '../../catalogue/model';
import { problem, type Problem } from '../../problem';
import { takesControl } from '../attribute/control';
import { mayHold } from '../attribute/installation';
import type { ArticleElement, Cluster, CompositionElement, Element, Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { childrenOf, elementsOf, isArticleElement } from '../walk';

type Report = (found: Problem) => void;

export function incorrect(path: string, expected: string): Problem {
  return problem('domain-incorrect', { path, expected });
}

function checkIds(space: Space, report: Report): void {
  const seen = new Set([space.id]);
  for (const { id } of [...elementsOf(space), ...space.groups]) {
    if (seen.has(id)) report(incorrect(id, 'an id of its own'));
    seen.add(id);
  }
}

function checkOrder(lists: readonly (readonly Element[])[], path: string, report: Report): void {
  const isRising = lists.every((list) =>
    list.every((each, at) => at === 0 || each.elementOrderValue > list[at - 1]!.elementOrderValue),
  );
  if (!isRising) report(incorrect(path, 'children in their order'));
}

/** What the model says of a stored article; attributes that are no longer offered are no fault of the tree. */
function checkArticle(article: ArticleElement, catalogue: ElementCatalogue, report: Report): void {
  if (!catalogue.family(article.subFamily)) {
    report(problem('family-data-missing', { subFamily: article.subFamily }));
    return;
  }
  const model = catalogue.model(article.model);
  if (!model) {
    report(problem('variations-not-found', { code: article.model }));
    return;
  }
  const { articleType, subFamily } = model.sheet.model;
  if (isComplement(articleType) !== (article.type === 'complement')) {
    report(incorrect(article.id, isComplement(articleType) ? 'a complement' : 'a luminaire'));
  }
  if (subFamily.id !== article.subFamily) report(incorrect(article.id, `subfamily ${subFamily.id}`));
  const hangs = article.attributes.pendantHeight !== undefined;
  if (article.type !== 'complement' && hangs !== (article.type === 'pendant')) {
    report(incorrect(article.id, 'a pendant height for a pendant alone'));
  }
}

function checkCluster(
  cluster: Cluster,
  { attributes: { control } }: CompositionElement,
  catalogue: ElementCatalogue,
  report: Report,
): void {
  const { installation } = cluster.attributes;
  checkOrder([cluster.lights], cluster.id, report);
  if (!mayHold(installation, cluster.lights.length)) report(problem('cluster-one-light'));
  for (const { id, model, attributes } of cluster.lights) {
    const found = catalogue.model(model);
    if (attributes.installation !== undefined && attributes.installation !== installation) {
      report(incorrect(id, "its cluster's installation"));
    }
    if (found && takesControl(found) && attributes.control !== control) {
      report(incorrect(id, "its composition's control"));
    }
  }
}

function checkGroups(space: Space, report: Report): void {
  const parents = new Map<string, string>();
  for (const parent of [space, ...elementsOf(space)]) {
    for (const child of childrenOf(parent)) parents.set(child.id, parent.id);
  }
  const grouped = new Set<string>();
  for (const { id, elements, virtual } of space.groups) {
    const isKnown = elements.length > 0 && elements.every((each) => parents.has(each));
    if (!isKnown) report(incorrect(id, 'elements of the space'));
    if (virtual) continue;
    if (new Set(elements.map((each) => parents.get(each))).size > 1) report(problem('clusters-differ'));
    if (elements.some((each) => grouped.has(each))) report(incorrect(id, 'elements of one group'));
    for (const each of elements) grouped.add(each);
  }
}

/** What a stored space breaks of that which holds for every space (spec C4, C5). */
export function checkStored(space: Space, catalogue: ElementCatalogue): readonly Problem[] {
  const found: Problem[] = [];
  const report = (each: Problem): void => {
    found.push(each);
  };
  checkIds(space, report);
  checkOrder([space.compositions], space.id, report);
  for (const composition of space.compositions) {
    checkOrder([composition.clusters, composition.complements], composition.id, report);
    for (const cluster of composition.clusters) checkCluster(cluster, composition, catalogue, report);
  }
  for (const element of elementsOf(space)) {
    if (isArticleElement(element)) checkArticle(element, catalogue, report);
  }
  checkGroups(space, report);
  return found;
}
