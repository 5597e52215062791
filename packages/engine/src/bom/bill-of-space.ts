import type { Configuration } from '../configuration/choices';
import { articleOf } from '../configuration/configured-article';
import { evaluate } from '../configuration/evaluate';
import type { ArticleElement, CompositionElement, Space } from '../element/element';
import { lightsOf } from '../element/walk';
import { exactPriceOfPieces } from '../price/unit-prices';
import { no, problem, type Problem, type Result } from '../problem';
import { articleLine, articleProblems, type ArticleLine } from './article-line';
import { billOfCompositions, type BillAt, type BillOfMaterials } from './bill-of-materials';
import type { AssembledLight, CompositionParts } from './composition';
import type { PartsCatalogue } from './parts-catalogue';
import type { CountedLine } from './totals';

/** What makes two elements the same article: the model and every attribute. */
function articleKey(element: ArticleElement): string {
  const { color, temperature, control, installation, pendantHeight } = element.attributes;
  return `${element.model} ${color} ${temperature} ${control} ${installation} ${pendantHeight}`;
}

/** An article of a space: evaluated once, for as many pieces as the whole order has of it. */
interface SpaceArticle {
  readonly model: string;
  readonly attributes: Configuration;
  /** Whether all of it are parts of runs, or complements. */
  isPart: boolean;
  pieces: number;
  counted: CountedLine | null;
}

/** The article of every element. */
type Articles = ReadonlyMap<ArticleElement, SpaceArticle>;

function articlesOf(space: Space): Articles {
  const byKey = new Map<string, SpaceArticle>();
  const found = new Map<ArticleElement, SpaceArticle>();
  for (const composition of space.compositions) {
    for (const element of [...lightsOf(composition), ...composition.complements]) {
      const key = articleKey(element);
      const { model, attributes } = element;
      const article = byKey.get(key) ?? { model, attributes, isPart: true, pieces: 0, counted: null };
      article.pieces += 1;
      article.isPart &&= element.type === 'complement' || element.onRun?.role === 'part';
      byKey.set(key, article);
      found.set(element, article);
    }
  }
  return found;
}

/** Evaluates every article; gives what stands against them. */
function evaluateArticles(
  articles: Iterable<SpaceArticle>,
  catalogue: PartsCatalogue,
  at: BillAt,
): Problem[] {
  const problems: Problem[] = [];
  for (const article of new Set(articles)) {
    const model = catalogue.model(article.model);
    if (!model) {
      problems.push(problem('article-not-found', { model: article.model }));
      continue;
    }
    const asked = { rateId: at.rateId, quantity: article.pieces * at.quantity };
    let built = articleOf(model, article.attributes, asked);
    if (!built) {
      const evaluation = evaluate(model, article.attributes, asked);
      problems.push(...articleProblems(model, evaluation));
      built = evaluation;
    }
    article.counted = { model, line: articleLine(model, built, article.pieces, 'article', article.isPart) };
  }
  return problems;
}

/** The lines of some elements: equal articles merged, in the order of the first. */
function linesOf(
  elements: readonly ArticleElement[],
  articles: Articles,
  kind: ArticleLine['kind'],
): CountedLine[] {
  const pieces = new Map<SpaceArticle, number>();
  for (const element of elements) {
    const article = articles.get(element);
    if (article) pieces.set(article, (pieces.get(article) ?? 0) + 1);
  }
  return [...pieces].flatMap(([{ counted }, quantity]) =>
    counted ? [{ model: counted.model, line: ofQuantity(counted.line, quantity, kind) }] : [],
  );
}

function ofQuantity(line: ArticleLine, quantity: number, kind: ArticleLine['kind']): ArticleLine {
  if (line.quantity === quantity && line.kind === kind) return line;
  const { prices } = line;
  const totalGross = prices && exactPriceOfPieces(prices.unitGross, quantity);
  return {
    ...line,
    kind,
    accessoryCode: kind === 'complement' ? line.articleCode : null,
    quantity,
    prices: prices && totalGross && { ...prices, totalGross },
  };
}

function assemblyOf(composition: CompositionElement, articles: Articles): AssembledLight[] {
  return composition.clusters.flatMap((cluster, index) =>
    cluster.lights.map((light) => ({
      elementId: light.id,
      referenceCode: articles.get(light)?.counted?.line.referenceCode ?? '',
      canopy: index + 1,
      pendantHeightCm: light.attributes.pendantHeight ?? null,
      position: light.position,
    })),
  );
}

/** A composition with something in it as parts; complements without a luminaire are its articles. */
function partsOf(
  composition: CompositionElement,
  articles: Articles,
  compositionNumber: number,
): CompositionParts {
  const lights = lightsOf(composition);
  const alone = lights.length === 0;
  return {
    compositionNumber,
    attributes: composition.attributes,
    articles: linesOf(alone ? composition.complements : lights, articles, 'article'),
    complements: alone ? [] : linesOf(composition.complements, articles, 'complement'),
    clusters: composition.clusters.map((cluster) => ({
      installation: cluster.attributes.installation ?? null,
      lights: cluster.lights.length,
    })),
    driverControl: composition.controlBeforeRemote,
    assembly: assemblyOf(composition, articles),
  };
}

/**
 * The bill of materials of a space, with prices, delivery and drivers (BOM-01 to 03, PRI-01 to 05, DRV-01). Equal
 * articles are one line; empty compositions are left out. Errors: `articles-not-found`, 'No articles found in this
 * space', for a space without any or a quantity that is not a whole number from 1; `article-not-found`, 'No article for
 * this model was found'; `article-attributes-invalid` with the invalid values; `driver-table-missing`.
 */
export function billOfSpace(space: Space, catalogue: PartsCatalogue, at: BillAt): Result<BillOfMaterials> {
  const articles = articlesOf(space);
  const problems = evaluateArticles(articles.values(), catalogue, at);
  if (problems.length > 0) return no(...problems);
  const filled = space.compositions.filter(
    (each) => each.complements.length > 0 || each.clusters.some((cluster) => cluster.lights.length > 0),
  );
  const parts = filled.map((composition, index) => partsOf(composition, articles, index + 1));
  return billOfCompositions(catalogue, parts, at);
}
