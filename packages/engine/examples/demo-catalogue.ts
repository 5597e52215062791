/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { elementCatalogue, partsCatalogue, prepareModel } from '@lucerna/engine';
import type {
  Accessory,
  Article,
  BodyDescription,
  Canopy,
  CatalogId,
  DriverArticle,
  DriverTable,
  DrawnSystem,
  Finish,
  Model,
  ModelSheet,
  PreparedModel,
} from '@lucerna/engine';

const feed = new URL('../../../catalogue/', import.meta.url);

/** Reads a file of the demo catalogue. */
export function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, feed), 'utf8')) as T;
}

interface BodyRow {
  readonly body: string;
  readonly models: readonly string[];
  readonly with?: Readonly<Record<string, number>>;
}

/** The body of a model, as the server answers it in a sheet; none for a model without. */
export function bodyOf(model: string): { readonly body?: BodyDescription } {
  const row = read<BodyRow[]>('bodies/index.json').find(({ models }) => models.includes(model));
  if (!row) return {};
  const body = read<BodyDescription>(`bodies/${row.body}.json`);
  return { body: { ...body, ...(row.with && { parameters: { ...body.parameters, ...row.with } }) } };
}

/** The models of a subfamily that can be configured on a day, prepared. */
export function subFamily(id: number, catalogId: CatalogId, today: string): PreparedModel[] {
  const articles = read<Article[]>(`byFamily/${id}_${catalogId}.json`);
  const rules = read<ModelSheet['rules']>(`rules/${id}.json`);
  const finishes = read<Finish[]>('finishes.json');
  const prices = read<ModelSheet['prices']>('prices.json');
  return read<Model[]>('models.json').flatMap((model) => {
    const variations = `variations/${model.model}_${catalogId}.json`;
    if (model.subFamily.id !== id || !existsSync(new URL(variations, feed))) return [];
    const prepared = prepareModel(
      {
        catalogId,
        revision: 1,
        model,
        article: articles.find((each) => each.model === model.model) ?? null,
        variations: read(variations),
        rules,
        finishes,
        ...bodyOf(model.model),
        prices,
        pricesHidden: false,
      },
      today,
    );
    return prepared.ok ? [prepared.value] : [];
  });
}

/** What spaces are edited with, and what their bills look up, for one subfamily. */
export function cataloguesOf(id: number, catalogId: CatalogId, today: string) {
  const models = subFamily(id, catalogId, today);
  const canopies = read<Canopy[]>('canopies.json');
  return {
    elements: elementCatalogue(models, canopies, read<DrawnSystem[]>('drawn-systems.json')),
    parts: partsCatalogue({
      catalogId,
      models,
      canopies,
      accessories: { [id]: read<Accessory[]>(`accessories/${id}.json`) },
      drivers: read<DriverTable>('drivers.json'),
      driverArticles: read<DriverArticle[]>('driver-articles.json'),
    }),
  };
}
