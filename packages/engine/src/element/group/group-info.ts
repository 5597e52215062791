import { lumensAt } from '../../catalogue/model';
import type { Configuration } from '../../configuration/choices';
import { no, ok, problem, type Result } from '../../problem';
import { composeReferenceBase } from '../../reference/compose-reference';
import { exactSum } from '../../unit/exact-sum';
import type { PreparedModel } from '../../configuration/prepare-model';
import type { ArticleElement, Element, Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { indexOf } from '../tree/space-index';
import { isArticleElement, withDescendants } from '../walk';

/** Equal articles of a group, counted. */
export interface CountedArticle {
  /** The reference without pendant height. */
  readonly code: string;
  readonly model: string;
  readonly attributes: Configuration;
  /** Whole centimetres, rising; one when merged by height, empty when it has none. */
  readonly pendantHeights: readonly number[];
  readonly count: number;
}

/** What a group adds up to (spec C3). Sums are exact in decimals. */
export interface GroupInfo {
  /** The pendant heights together, whole centimetres. */
  readonly heightCm: number;
  readonly lumens: number;
  readonly watts: number;
  /** Watts that reach the light sources. */
  readonly deliveredWatts: number;
  /** Watts taken from the mains. */
  readonly consumedWatts: number;
  readonly netWeightKg: number;
  readonly articles: readonly CountedArticle[];
}

interface Merged {
  readonly model: PreparedModel;
  readonly first: ArticleElement;
  readonly code: string;
  readonly heights: Set<number>;
  count: number;
}

/** The articles of some elements and all below them, each once, in the order of the ids. */
function articlesOf(
  space: Space,
  ids: readonly string[],
  catalogue: ElementCatalogue,
): Result<readonly ArticleElement[]> {
  const { table } = indexOf(space, catalogue);
  const found = new Map<string, ArticleElement>();
  const collect = (element: Element): void => {
    for (const each of withDescendants(element)) if (isArticleElement(each)) found.set(each.id, each);
  };
  for (const id of ids) {
    const group = space.groups.find((each) => each.id === id);
    const members = id === space.id ? space.compositions.map((each) => each.id) : (group?.elements ?? [id]);
    for (const member of members) {
      const known = table.get(member);
      if (!known) return no(problem('element-not-found', { id: member }));
      collect(known.element);
    }
  }
  return ok([...found.values()]);
}

function lumensOf({ sheet, article }: PreparedModel, { temperature = '' }: Configuration): number {
  return lumensAt(sheet.model.technicalData, temperature) ?? article.lumensLed;
}

/**
 * What some elements add up to, identical articles merged with a count: elements and groups, real or virtual, by their
 * ids, or the id of the space for all of it. `byHeight` keeps pendants of different heights apart. Errors:
 * `element-not-found`, `variations-not-found` for a model that the catalogue does not have.
 */
export function groupInfo(
  space: Space,
  ids: readonly string[],
  catalogue: ElementCatalogue,
  { byHeight = false }: { readonly byHeight?: boolean } = {},
): Result<GroupInfo> {
  const articles = articlesOf(space, ids, catalogue);
  if (!articles.ok) return articles;
  const merged = new Map<string, Merged>();
  let heightCm = 0;
  for (const each of articles.value) {
    const model = catalogue.model(each.model);
    if (!model) return no(problem('variations-not-found', { code: each.model }));
    const code = composeReferenceBase(each.model, model.sheet.catalogId, each.attributes);
    const height = each.attributes.pendantHeight;
    const key = byHeight ? `${code} ${height}` : code;
    const line = merged.get(key) ?? { model, first: each, code, heights: new Set<number>(), count: 0 };
    if (height !== undefined) line.heights.add(height);
    heightCm += height ?? 0;
    line.count += 1;
    merged.set(key, line);
  }
  const lines = [...merged.values()];
  const sum = (of: (line: Merged) => number): number =>
    exactSum(lines.map((line) => ({ value: of(line), quantity: line.count })));
  const consumed = sum(({ model }) => model.article.watts);
  return ok({
    heightCm,
    lumens: sum(({ model, first }) => lumensOf(model, first.attributes)),
    watts: consumed,
    deliveredWatts: sum(({ model }) => model.sheet.model.technicalData.sourceWatts ?? model.article.watts),
    consumedWatts: consumed,
    netWeightKg: sum(({ model }) => model.sheet.model.technicalData.packaging?.netWeight ?? 0),
    articles: lines.map(({ code, first, heights, count }) => ({
      code,
      model: first.model,
      attributes: attributesOf(first.attributes, heights),
      pendantHeights: [...heights].sort((one, other) => one - other),
      count,
    })),
  });
}

/** The attributes that all merged articles have: no height when theirs differ. */
function attributesOf(attributes: Configuration, heights: ReadonlySet<number>): Configuration {
  if (heights.size <= 1) return attributes;
  const { color, temperature, control, installation } = attributes;
  return { color, temperature, control, installation };
}
