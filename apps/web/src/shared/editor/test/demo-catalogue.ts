/// <reference types="node" />
import { elementCatalogue, prepareModel } from '@lucerna/engine';
import type {
  Article,
  BodyDescription,
  Canopy,
  DrawnSystem,
  DrawnSystemName,
  ElementCatalogue,
  Model,
  ModelSheet,
} from '@lucerna/engine';
import { readFileSync } from 'node:fs';

const feed = new URL('../../../../../../catalogue/', import.meta.url);
const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, feed), 'utf8')) as T;

const demoSystems = read<DrawnSystem[]>('drawn-systems.json');

/** A drawn system of the demo catalogue. */
export const demoSystem = (name: DrawnSystemName): DrawnSystem =>
  demoSystems.find((each) => each.name === name)!;

/** Models of the demo catalogue. */
export const demoModels = (isWanted: (model: Model) => boolean): readonly Model[] =>
  read<Model[]>('models.json').filter(isWanted);

interface BodyRow {
  readonly body: string;
  readonly models: readonly string[];
  readonly with?: Readonly<Record<string, number>>;
}

/** The body of a model as the server answers it in a sheet; none for a model without. */
function bodyOf(model: string): { readonly body?: BodyDescription } {
  const row = read<BodyRow[]>('bodies/index.json').find(({ models }) => models.includes(model));
  if (!row) return {};
  const body = read<BodyDescription>(`bodies/${row.body}.json`);
  return { body: { ...body, parameters: { ...body.parameters, ...row.with } } };
}

/** Models of the demo catalogue as the editors of catalogue 16 have them. */
export function demoCatalogue(models: readonly Model[]): ElementCatalogue {
  const prepared = models.flatMap((model) => {
    const { id: family } = model.subFamily;
    const articles = read<Article[]>(`byFamily/${family}_16.json`);
    const rows = {
      model,
      article: articles.find((each) => each.model === model.model) ?? null,
      variations: read<ModelSheet['variations']>(`variations/${model.model}_16.json`),
      rules: read<ModelSheet['rules']>(`rules/${family}.json`),
      prices: read<ModelSheet['prices']>('prices.json'),
      ...bodyOf(model.model),
    };
    const made = prepareModel({ catalogId: 16, revision: 1, pricesHidden: false, ...rows }, '2026-11-21');
    return made.ok ? [made.value] : [];
  });
  return elementCatalogue(prepared, read<Canopy[]>('canopies.json'), demoSystems);
}
