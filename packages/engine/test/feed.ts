/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { prepareModel, type PreparedModel } from '../src/configuration/prepare-model';
import type { Article } from '../src/catalogue/row/article';
import type { CatalogId } from '../src/catalogue/catalog';
import type { ConstraintRule } from '../src/catalogue/row/named-rule';
import type { Finish } from '../src/catalogue/row/finish';
import type { ModelSheet } from '../src/catalogue/sheet';
import type { ExclusionRule } from '../src/catalogue/row/rule';
import type { PriceRow } from '../src/catalogue/row/price';
import type { Model } from '../src/catalogue/row/model';
import type { Variation } from '../src/catalogue/row/variation';

import type { GoldenCatalogue } from './golden/golden-catalogue';

const feed = join(import.meta.dirname, '../../../catalogue');

/** The day on which the catalogue's examples were made. */
export const exampleDay = '2026-11-21';

export function readFeed<T>(path: string): T {
  return JSON.parse(readFileSync(join(feed, path), 'utf8')) as T;
}

export const models = readFeed<Model[]>('models.json');
const prices = readFeed<PriceRow[]>('prices.json');

/** Freezes a value and all in it, so that a test fails when something writes to it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** The sheet of a model of the demo catalogue, or null when the catalogue does not have it. */
export function sheetOf(model: string, catalogId: CatalogId = 16): ModelSheet | null {
  const found = models.find((each) => each.model === model);
  const file = `variations/${model}_${catalogId}.json`;
  if (!found) return null;
  const subFamily = found.subFamily.id;
  const namedRules = `named-rules/${subFamily}.json`;
  const articles = readFeed<Article[]>(`byFamily/${subFamily}_${catalogId}.json`);
  return deepFreeze({
    catalogId,
    revision: 1,
    model: found,
    article: articles.find((each) => each.model === model) ?? null,
    variations: existsSync(join(feed, file)) ? readFeed<Variation[]>(file) : [],
    rules: readFeed<ExclusionRule[]>(`rules/${subFamily}.json`),
    ...(existsSync(join(feed, namedRules)) && { namedRules: readFeed<ConstraintRule[]>(namedRules) }),
    finishes: readFeed<Finish[]>('finishes.json'),
    prices: prices.filter((each) => each.catalogId === catalogId),
    pricesHidden: false,
  });
}

/** A model of the demo catalogue, prepared for the day of its examples. */
export function prepared(model: string, catalogId: CatalogId = 16, today = exampleDay): PreparedModel {
  const sheet = sheetOf(model, catalogId);
  const result = sheet && prepareModel(sheet, today);
  if (!result?.ok) return expect.fail(`model ${model} cannot be prepared`);
  return result.value;
}

export const goldenCatalogue: GoldenCatalogue = {
  variations: (model, catalogId) => readFeed(`variations/${model}_${catalogId}.json`),
  rules: (subFamily) =>
    existsSync(join(feed, `rules/${subFamily}.json`)) ? readFeed(`rules/${subFamily}.json`) : [],
  isComposingPendant: (model) => models.some((each) => each.model === model && each.isComposingPendant),
  drivers: readFeed('drivers.json'),
  canopies: readFeed('canopies.json'),
};
