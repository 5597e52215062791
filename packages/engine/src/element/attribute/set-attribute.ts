import { attributeNames, type AttributeName } from '../../catalogue/attribute';
import { no, problem, shown } from '../../problem';
import { done, each, notForThis, notFound, type Step } from '../edit/refusal';
import type { ArticleElement, Cluster, CompositionElement, Element } from '../element';
import { isText } from '../limits';
import type { Draft } from '../tree/draft';
import { isArticleElement } from '../walk';
import { takesControl, writeControl } from './control';
import { fitted, writeInstallation } from './installation';

/** An attribute with its new value. */
interface Setting {
  readonly attribute: AttributeName;
  readonly value: string | number;
}

const act = 'set-attribute';

function isValueOf({ attribute, value }: Setting): boolean {
  return attribute === 'pendantHeight' ? typeof value === 'number' : isText(value);
}

/** Writes a value to an article; it is validated when the edit is settled. */
function writeArticle(draft: Draft, article: ArticleElement, { attribute, value }: Setting): Step {
  const model = draft.catalogue.model(article.model);
  if (!model) return no(problem('variations-not-found', { code: article.model }));
  const isOffered =
    attribute === 'pendantHeight'
      ? model.height !== null
      : model.attributes.some((offered) => offered.name === attribute);
  if (!isOffered) return notForThis(article.type, act);
  if (article.attributes[attribute] === value) return done;
  const written = attribute === 'installation' ? fitted(draft, String(value)) : value;
  draft.put({ ...article, attributes: { ...article.attributes, [attribute]: written } });
  draft.configured.add(article.id);
  return done;
}

/** A light shares its installation with its cluster and its control with its composition. */
function setOnArticle(draft: Draft, article: ArticleElement, setting: Setting): Step {
  if (article.type === 'complement') return writeArticle(draft, article, setting);
  const model = draft.catalogue.model(article.model);
  const cluster = draft.parentOf(article.id);
  const composition = draft.compositionOf(article.id);
  if (setting.attribute === 'installation' && cluster?.type === 'cluster') {
    return writeInstallation(draft, cluster, String(setting.value));
  }
  if (setting.attribute === 'control' && composition && model && takesControl(model)) {
    return setOnComposition(draft, composition, setting);
  }
  return writeArticle(draft, article, setting);
}

function articlesBelow(draft: Draft, parent: Element): ArticleElement[] {
  return [...draft.withDescendants(parent)].filter(isArticleElement);
}

/** The articles below a parent that an attribute set on it concerns. */
function concerned(draft: Draft, parent: Element, attribute: AttributeName): ArticleElement[] {
  const below = articlesBelow(draft, parent);
  if (attribute === 'color') return below;
  if (attribute === 'pendantHeight') return below.filter((article) => article.type === 'pendant');
  return below.filter(
    (article) =>
      article.type !== 'complement' &&
      draft.catalogue.model(article.model)?.attributes.some((offered) => offered.name === attribute),
  );
}

function setOnCluster(draft: Draft, cluster: Cluster, setting: Setting): Step {
  const { attribute, value } = setting;
  if (attribute === 'installation') return writeInstallation(draft, cluster, String(value));
  const articles = attribute === 'control' ? [] : concerned(draft, cluster, attribute);
  if (articles.length === 0) return notForThis('cluster', act);
  return each(articles, (article) => writeArticle(draft, article, setting));
}

function setOnComposition(draft: Draft, composition: CompositionElement, setting: Setting): Step {
  const { attribute, value } = setting;
  if (attribute === 'control') {
    writeControl(draft, composition, String(value), null);
    return done;
  }
  if (attribute === 'pendantHeight') {
    const pendants = concerned(draft, composition, attribute);
    if (pendants.length === 0) return notForThis('composition', act);
    return each(pendants, (pendant) => writeArticle(draft, pendant, setting));
  }
  const written = attribute === 'installation' ? fitted(draft, String(value)) : value;
  if (composition.attributes[attribute] !== written) {
    draft.put({ ...composition, attributes: { ...composition.attributes, [attribute]: written } });
  }
  if (attribute === 'installation') {
    return each(draft.children(composition), (child) =>
      child.type === 'cluster' ? writeInstallation(draft, child, String(value)) : done,
    );
  }
  return each(concerned(draft, composition, attribute), (article) => writeArticle(draft, article, setting));
}

/**
 * Sets an attribute of an element, or of each element of a group. Errors: `element-not-found`,
 * `element-method-invalid` when the element has no such attribute, `value-not-offered` for a value of another kind;
 * what the catalogue refuses is found when the edit is settled.
 */
export function setAttribute(draft: Draft, id: string, setting: Setting): Step {
  const group = draft.group(id);
  if (group) return each(group.elements, (member) => setAttribute(draft, member, setting));
  const element = draft.element(id);
  if (!element) return id === draft.before.id ? notForThis('space', act) : notFound(id);
  const { attribute, value } = setting;
  if (!attributeNames.includes(attribute)) return notForThis(element.type, act);
  if (!isValueOf(setting)) return no(problem('value-not-offered', { attribute, value: shown(value) }));
  if (element.type === 'composition') return setOnComposition(draft, element, setting);
  if (element.type === 'cluster') return setOnCluster(draft, element, setting);
  return setOnArticle(draft, element, setting);
}
