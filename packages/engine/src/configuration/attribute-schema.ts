import type { Article } from '../catalogue/row/article';
import { codedAttributes, type CodedAttribute } from '../catalogue/attribute';
import type { ExclusionRule } from '../catalogue/row/rule';
import { isOpen, matchesValue } from '../rule/exclusion-rule';

/** What the engine must know of a coded attribute; a maker with other attributes needs other records only. */
export interface AttributeSchema {
  readonly name: CodedAttribute;
  /** The base article's value. */
  readonly ofArticle: (article: Article) => string | undefined;
  /** Whether a rule takes any value of the attribute. */
  readonly isOpen: (rule: ExclusionRule) => boolean;
  readonly matches: (rule: ExclusionRule, value: string) => boolean;
}

const ofArticle: Readonly<Record<CodedAttribute, (article: Article) => string | undefined>> = {
  color: (article) => article.attributes.finish,
  temperature: (article) => article.attributes.ledColourTemp,
  control: (article) => article.attributes.control,
  installation: (article) => article.attributes.installation,
};

/** The coded attributes of the spec, in the order of the reference. */
export const attributeSchema: readonly AttributeSchema[] = codedAttributes.map((name) => ({
  name,
  ofArticle: ofArticle[name],
  isOpen: (rule) => isOpen(rule, name),
  matches: (rule, value) => matchesValue(rule, name, value),
}));
