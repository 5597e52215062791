import type { Article } from '../catalogue/article';
import { codedAttributes } from '../catalogue/attribute';
import type { CodedAttribute } from '../catalogue/attribute';
import { specsheetSubtype } from '../catalogue/model';
import type { ExclusionRule, ModelSheet, PriceRow } from '../catalogue/sheet';
import { isValidOn } from '../catalogue/validity';
import { no, ok, problem } from '../problem';
import type { Result } from '../problem';
import { compileRules } from '../rule/compiled-rules';
import type { CompiledRules } from '../rule/compiled-rules';
import { isAllWildcards, isOpen, matchesValue } from '../rule/exclusion-rule';
import { prepareAttribute } from './prepared-attribute';
import type { PreparedAttribute } from './prepared-attribute';
import { prepareHeight } from './prepared-height';
import type { PreparedHeight } from './prepared-height';

/** A model compiled once for one day, to be evaluated under many choices. Immutable. */
export interface PreparedModel {
  readonly sheet: ModelSheet;
  readonly article: Article;
  /** yyyy-mm-dd: what is valid and available was decided for this day. */
  readonly today: string;
  readonly attributes: readonly PreparedAttribute[];
  readonly height: PreparedHeight | null;
  /** The rules behind `compiled`, in the same order. */
  readonly rules: readonly ExclusionRule[];
  readonly compiled: CompiledRules;
  /** The price row of each rate. */
  readonly prices: ReadonlyMap<number, PriceRow>;
}

/** What the rules of a sheet mean for attributes with these values. Rules that can never match are left out. */
export function compileSheetRules(
  attributes: readonly { readonly name: CodedAttribute; readonly codes: readonly string[] }[],
  usable: (attribute: number, value: number) => boolean,
  rules: readonly ExclusionRule[],
): { readonly rules: readonly ExclusionRule[]; readonly compiled: CompiledRules } {
  const known = new Set<CodedAttribute>(attributes.map((each) => each.name));
  const kept = rules.filter(
    (rule) => !isAllWildcards(rule) && codedAttributes.every((name) => known.has(name) || isOpen(rule, name)),
  );
  const compiled = compileRules({
    attributes: attributes.map(({ name, codes }, at) => ({
      name,
      usable: codes.map((_, value) => usable(at, value)),
    })),
    rules: kept.map((rule) =>
      attributes.map(({ name, codes }) =>
        isOpen(rule, name) ? null : codes.map((code) => matchesValue(rule, name, code)),
      ),
    ),
  });
  return { rules: kept, compiled };
}

function pricesOf(sheet: ModelSheet, article: Article): ReadonlyMap<number, PriceRow> {
  const rows = sheet.pricesHidden ? [] : sheet.prices;
  return new Map(
    rows
      .filter((row) => row.reference === article.priceReference && row.catalogId === sheet.catalogId)
      // No price means blocked: a row of 0 or less is none.
      .filter((row) => Number.isFinite(row.salePrice) && row.salePrice > 0)
      .map((row) => [row.rateId, row]),
  );
}

/**
 * Compiles a model for a day (yyyy-mm-dd). Values outside their validity dates are dropped (CAT-04). Errors:
 * `model-umbrella`, `model-inactive`, `article-not-found`, `variations-not-found`. Throws RangeError for a day or a
 * date of the sheet that is no date.
 */
export function prepareModel(sheet: ModelSheet, today: string): Result<PreparedModel> {
  const { model, article } = sheet;
  if (specsheetSubtype(model.model) === 'umbrella')
    return no(problem('model-umbrella', { model: model.model }));
  if (!model.status.isActive) return no(problem('model-inactive', { model: model.model }));
  if (!article) return no(problem('article-not-found', { model: model.model }));
  const valid = sheet.variations.filter((variation) => isValidOn(variation, today));
  const bases: Readonly<Record<CodedAttribute, string | undefined>> = {
    color: article.attributes.finish,
    temperature: article.attributes.ledColourTemp,
    control: article.attributes.control,
    installation: article.attributes.installation,
  };
  const attributes = codedAttributes
    .map((name) => prepareAttribute(name, valid, bases[name], today))
    .filter((attribute) => attribute !== null);
  if (attributes.length === 0) return no(problem('variations-not-found', { code: model.model }));
  return ok({
    sheet,
    article,
    today,
    attributes,
    height: prepareHeight(valid, article, today),
    ...compileSheetRules(
      attributes,
      (at, value) => attributes[at]?.availability[value]?.available ?? false,
      sheet.rules,
    ),
    prices: pricesOf(sheet, article),
  });
}
