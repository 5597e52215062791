import type { Article } from '../catalogue/article';
import { specsheetSubtype } from '../catalogue/model';
import type { ExclusionRule, ModelSheet } from '../catalogue/sheet';
import { isValidOn } from '../catalogue/validity';
import { no, ok, problem } from '../problem';
import type { Result } from '../problem';
import { compileRules } from '../rule/compiled-rules';
import type { CompiledRules } from '../rule/compiled-rules';
import { attributeSchema } from './attribute-schema';
import type { AttributeSchema } from './attribute-schema';
import { prepareAttribute } from './prepared-attribute';
import type { PreparedAttribute } from './prepared-attribute';
import { prepareHeight } from './prepared-height';
import type { PreparedHeight } from './prepared-height';
import { preparePrices } from './prepared-prices';
import type { RatePrices } from './prepared-prices';

/** A model compiled once for one day, to be evaluated under many choices. Immutable. */
export interface PreparedModel {
  readonly sheet: ModelSheet;
  readonly article: Article;
  /** yyyy-mm-dd: what is valid and available was decided for this day. */
  readonly today: string;
  /** The coded attributes that the model does not have. */
  readonly absent: readonly AttributeSchema[];
  readonly attributes: readonly PreparedAttribute[];
  /** The place of each attribute's base value. */
  readonly bases: readonly number[];
  readonly height: PreparedHeight | null;
  /** The rules behind `compiled`, in the same order. */
  readonly rules: readonly ExclusionRule[];
  readonly compiled: CompiledRules;
  /** The prices of each rate; no entry means no price. */
  readonly prices: ReadonlyMap<number, RatePrices>;
}

/** What the rules of a sheet mean for attributes with these values. Rules that can never match are left out. */
export function compileSheetRules(
  attributes: readonly Pick<PreparedAttribute, 'schema' | 'codes'>[],
  usable: (attribute: number, value: number) => boolean,
  rules: readonly ExclusionRule[],
  schema: readonly AttributeSchema[] = attributeSchema,
): { readonly rules: readonly ExclusionRule[]; readonly compiled: CompiledRules } {
  const absent = schema.filter((each) => !attributes.some((attribute) => attribute.schema === each));
  const kept = rules.filter(
    (rule) => !schema.every((each) => each.isOpen(rule)) && absent.every((each) => each.isOpen(rule)),
  );
  const compiled = compileRules({
    attributes: attributes.map(({ schema: { name }, codes }, at) => ({
      name,
      usable: codes.map((_, value) => usable(at, value)),
    })),
    rules: kept.map((rule) =>
      attributes.map(({ schema: each, codes }) =>
        each.isOpen(rule) ? null : codes.map((code) => each.matches(rule, code)),
      ),
    ),
  });
  return { rules: kept, compiled };
}

/**
 * Compiles a model for a day (yyyy-mm-dd). Values outside their validity dates are dropped (CAT-04). Errors:
 * `model-umbrella`, `model-inactive`, `article-not-found`, `variations-not-found`. Throws RangeError for a day or a
 * date of the sheet that is no date, and for more than six attributes. `schema` names the coded attributes.
 */
export function prepareModel(
  sheet: ModelSheet,
  today: string,
  schema: readonly AttributeSchema[] = attributeSchema,
): Result<PreparedModel> {
  const { model, article } = sheet;
  if (specsheetSubtype(model.model) === 'umbrella')
    return no(problem('model-umbrella', { model: model.model }));
  if (!model.status.isActive) return no(problem('model-inactive', { model: model.model }));
  if (!article) return no(problem('article-not-found', { model: model.model }));
  const valid = sheet.variations.filter((variation) => isValidOn(variation, today));
  const attributes = schema
    .map((each) => prepareAttribute(each, valid, article, today))
    .filter((attribute) => attribute !== null);
  if (attributes.length === 0) return no(problem('variations-not-found', { code: model.model }));
  const height = prepareHeight(valid, article, today);
  const usable = (at: number, value: number): boolean =>
    attributes[at]?.availability[value]?.available ?? false;
  return ok({
    sheet,
    article,
    today,
    absent: schema.filter((each) => !attributes.some((attribute) => attribute.schema === each)),
    attributes,
    bases: attributes.map((attribute) => attribute.base),
    height,
    ...compileSheetRules(attributes, usable, sheet.rules, schema),
    prices: preparePrices(sheet, article, attributes, height),
  });
}
