import type { Result } from '../problem';
import type { Article } from './article';
import { catalogIds } from './catalog';
import type { Model } from './model';
import {
  anything,
  count,
  decimal,
  flag,
  list,
  nullable,
  object,
  oneOf,
  otherwise,
  pattern,
  readRow,
  text,
  whole,
} from './read-fields';
import { heightRange, leadTime } from './read-variation';
import type { ExclusionRule, PriceRow } from './sheet';

const modelNumber = pattern(/^\d{4}$/, 'four digits');
const articleType = object({ id: whole, level1: whole, level2: nullable(whole), level3: nullable(whole) });

const technicalData = object({
  watts: otherwise<number | undefined>(decimal, undefined),
  lumens: otherwise<number | undefined>(decimal, undefined),
});

const model = object({
  model: modelNumber,
  number: whole,
  name: text,
  familyId: whole,
  subFamily: object({ id: whole, name: text }),
  kind: text,
  articleType,
  isComposingPendant: flag,
  status: object({ isActive: flag, isCatalog: flag }),
  virtual: whole,
  applicationsLocations: list(whole),
  sublevel: nullable(text),
  technicalData,
  pendantHeight: nullable(heightRange),
});

/** Reads a model of the feed (CAT-01, CAT-06). Errors: `catalogue-field-invalid` for each wrong field. */
export function readModel(row: unknown): Result<Model> {
  return readRow<Model>(model, row);
}

const article = object({
  model: modelNumber,
  reference: text,
  referenceBase: text,
  catalog: oneOf(...catalogIds),
  attributes: object({
    finish: text,
    ledColourTemp: text,
    control: text,
    installation: text,
    pendantHeight: nullable(whole),
  }),
  lumensLed: decimal,
  watts: decimal,
  sublevel: nullable(text),
  family: object({ id: whole }),
  subFamily: object({ id: whole }),
  applicationsLocations: list(whole),
  articleType,
  leadtime: leadTime,
  moq: nullable(count),
  priceReference: pattern(/^\d{4}-?[0-9A-Za-z]{2}$/, 'a reference up to the colour'),
});

/** Reads a base article of the feed (CAT-01). Errors: `catalogue-field-invalid` for each wrong field. */
export function readArticle(row: unknown): Result<Article> {
  return readRow<Article>(article, row);
}

const price = object({
  reference: pattern(/^\d{4}-?[0-9A-Za-z]{2}$/, 'a reference up to the colour'),
  catalogId: oneOf(...catalogIds),
  rateId: whole,
  salePrice: decimal,
  currency: oneOf('EUR', 'USD'),
  modifiers: otherwise(list(anything), []),
});

/** Reads a price of the feed. Errors: `catalogue-field-invalid` for each wrong field. */
export function readPriceRow(row: unknown): Result<PriceRow> {
  return readRow<PriceRow>(price, row);
}

const ruleField = otherwise(pattern(/^(\*|[0-9A-Za-z]{0,2})$/, 'a code or *'), '*');

const rule = object({
  Acabado: ruleField,
  Led: ruleField,
  Dim: ruleField,
  Instalacion1: ruleField,
  Instalacion2: ruleField,
});

/** Reads an exclusion rule of the feed; an absent field is a wildcard. Errors: `catalogue-field-invalid`. */
export function readExclusionRule(row: unknown): Result<ExclusionRule> {
  return readRow<ExclusionRule>(rule, row);
}
