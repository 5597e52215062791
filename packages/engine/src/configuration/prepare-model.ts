import type { Article } from '../catalogue/row/article';
import { specsheetSubtype } from '../catalogue/model';
import type { ModelSheet } from '../catalogue/sheet';
import { isValidOn } from '../catalogue/validity';
import { variationCode } from '../catalogue/variation';
import { no, ok, problem, type Result } from '../problem';
import { attributeSchema, type AttributeSchema } from './attribute-schema';
import { prepareAttribute, type PreparedAttribute } from './prepared-attribute';
import { prepareHeight, type PreparedHeight } from './prepared-height';
import { preparePrices, type RatePrices } from './prepared-prices';
import { compileSheetRules, type SheetRules } from './sheet-rules';

/** A model compiled once for one day, to be evaluated under many choices. Immutable. */
export interface PreparedModel extends SheetRules {
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
  /** The prices of each rate; no entry means no price. */
  readonly prices: ReadonlyMap<number, RatePrices>;
}

/** Switches and data that the sheet does not decide. */
export interface PrepareOptions {
  /** The coded attributes, when they are others than those of the spec. */
  readonly schema?: readonly AttributeSchema[];
  /** RUL-03: a composing pendant offers no control that starts with M. */
  readonly filterControlMforCP?: boolean;
  /** Nodes that the diagram of the rules may take before a search answers instead; 200,000 without it. */
  readonly nodeLimit?: number;
}

/**
 * Compiles a model for a day (yyyy-mm-dd). Values outside their validity dates are dropped (CAT-04). Errors:
 * `model-umbrella`, `model-inactive`, `article-not-found`, `variations-not-found`. Stored rules of the sheet that are broken, or those of another day or other switches,
 * are left aside and compiled anew. Throws RangeError for a day or a date of the sheet that is no date.
 */
export function prepareModel(
  sheet: ModelSheet,
  today: string,
  options: PrepareOptions = {},
): Result<PreparedModel> {
  const { schema = attributeSchema, filterControlMforCP = false } = options;
  const { model, article } = sheet;
  if (specsheetSubtype(model.model) === 'umbrella')
    return no(problem('model-umbrella', { model: model.model }));
  if (!model.status.isActive) return no(problem('model-inactive', { model: model.model }));
  if (!article) return no(problem('article-not-found', { model: model.model }));
  const constraintRules = sheet.namedRules ?? [];
  const withoutM = filterControlMforCP && model.isComposingPendant;
  const valid = sheet.variations.filter(
    (each) =>
      isValidOn(each, today) && !(withoutM && each.type === 'control' && variationCode(each).startsWith('M')),
  );
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
    ...compileSheetRules(attributes, usable, sheet.rules, {
      schema,
      constraintRules,
      storedRules: sheet.storedRules,
      nodeLimit: options.nodeLimit,
    }),
    prices: preparePrices(sheet, article, attributes, height),
  });
}
