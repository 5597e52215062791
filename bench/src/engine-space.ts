import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsCatalogue, prepareModel } from '@lucerna/engine';
import type {
  Accessory,
  Article,
  Canopy,
  CompositionElement,
  DriverArticle,
  DriverTable,
  ModelSheet,
  PartsCatalogue,
  PreparedModel,
  Space,
} from '@lucerna/engine';

const feed = join(import.meta.dirname, '..', '..', 'catalogue');
const models = ['2010', '2011', '2012'];

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(feed, path), 'utf8')) as T;
}

/** The Almar pendants of the demo catalogue, prepared for the day of its examples. */
export function almarPendants(): readonly PreparedModel[] {
  const all = read<ModelSheet['model'][]>('models.json');
  const articles = read<Article[]>('byFamily/201_16.json');
  const rules = read<ModelSheet['rules']>('rules/201.json');
  const prices = read<ModelSheet['prices']>('prices.json');
  return models.map((code) => {
    const model = all.find((each) => each.model === code);
    if (!model) throw new Error(`the demo catalogue has no model ${code}`);
    const prepared = prepareModel(
      {
        catalogId: 16,
        revision: 1,
        model,
        article: articles.find((each) => each.model === code) ?? null,
        variations: read(`variations/${code}_16.json`),
        rules,
        prices,
        pricesHidden: false,
      },
      '2026-11-21',
    );
    if (!prepared.ok) throw new Error(`model ${code} cannot be prepared`);
    return prepared.value;
  });
}

/** All that the bill of a space of those pendants looks up. */
export function almarParts(): PartsCatalogue {
  return partsCatalogue({
    catalogId: 16,
    models: almarPendants(),
    canopies: read<Canopy[]>('canopies.json'),
    accessories: { 201: read<Accessory[]>('accessories/201.json') },
    drivers: read<DriverTable>('drivers.json'),
    driverArticles: read<DriverArticle[]>('driver-articles.json'),
  });
}

/** A space of one composition with remote drivers, in which no two of the lights are the same article. */
export function spaceOfPendants(lights: number): Space {
  const attributes = { control: 'M', installation: '31' };
  const placed = { collides: false, lastValidPosition: null };
  const composition: CompositionElement = {
    ...placed,
    type: 'composition',
    id: 'composition',
    position: { x: 0, y: 4, z: 0 },
    elementOrderValue: 0,
    attributes,
    controlBeforeRemote: 'B',
    complements: [],
    clusters: Array.from({ length: lights }, (_, at) => {
      const at3 = { x: (at % 20) - 9.5, y: 4, z: Math.floor(at / 20) - 7 };
      const place = { ...placed, position: at3, elementOrderValue: at };
      return {
        ...place,
        type: 'cluster',
        id: `cluster ${at}`,
        attributes: { installation: '31' },
        lights: [
          {
            ...place,
            type: 'pendant',
            id: `pendant ${at}`,
            model: models[at % models.length] ?? '2010',
            subFamily: 201,
            applicationLocation: 1,
            attributes: { ...attributes, color: '30', temperature: '1', pendantHeight: 30 + at },
          },
        ],
      };
    }),
  };
  return {
    type: 'space',
    id: 'space',
    config: { roomSize: { height: 4, width: 24, depth: 20, extraCeiling: 0.16, ceilingMaterial: 'pladur' } },
    configurator: { id: 1, description: 'crea', source: 'PRIVATE_AREA' },
    source: 'PRIVATE_AREA',
    productId: null,
    compositions: [composition],
    groups: [],
  };
}
