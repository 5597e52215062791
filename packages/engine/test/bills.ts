import { expect } from 'vitest';
import { billOfSpace } from '../src/bom/bill-of-space';
import { partsCatalogue } from '../src/bom/parts-catalogue';
import { problemText } from '../src/problem';
import type { Accessory } from '../src/catalogue/row/accessory';
import type { BillAt, BillOfMaterials } from '../src/bom/bill-of-materials';
import type { Canopy } from '../src/catalogue/row/canopy';
import type { CatalogId } from '../src/catalogue/catalog';
import type { Cluster, CompositionElement, Space } from '../src/element/element';
import type { DriverArticle, DriverTable } from '../src/catalogue/row/driver';
import { deepFreeze, prepared, readFeed } from './feed';

export const nowhere = { x: 0, y: 3, z: 0 };
const placed = { position: nowhere, collides: false, lastValidPosition: nowhere, elementOrderValue: 0 };
const accessories = Object.fromEntries(
  [201, 214, 219].map((id) => [id, readFeed<Accessory[]>(`accessories/${id}.json`)]),
);
const models = ['2010', '2011', '2140', '2141', '2195', '2190', '2300'];

export function catalogueOf(
  catalogId: CatalogId,
  change: Partial<Parameters<typeof partsCatalogue>[0]> = {},
) {
  return partsCatalogue({
    catalogId,
    models: models.map((model) => prepared(model, catalogId)),
    canopies: readFeed<Canopy[]>('canopies.json'),
    accessories,
    drivers: readFeed<DriverTable>('drivers.json'),
    driverArticles: readFeed<DriverArticle[]>('driver-articles.json'),
    ...change,
  });
}
export const europe = catalogueOf(16);

type Attributes = Record<string, string | number>;
export const white = { color: '10', temperature: '1', control: 'B', installation: '10' };

export function element<T extends 'light' | 'pendant' | 'complement'>(
  type: T,
  id: string,
  model: string,
  attributes: Attributes,
) {
  return { ...placed, type, id, model, subFamily: 0, applicationLocation: null, attributes };
}

/** A pendant 2010, white, DALI, at its standard height, but for what is said. */
export const pendant = (id: string, change: Attributes = {}, model = '2010') =>
  element('pendant', id, model, { ...white, pendantHeight: 200, ...change });

export function cluster(id: string, ...lights: Cluster['lights'][number][]): Cluster {
  const installation = lights[0]?.attributes.installation;
  return { ...placed, type: 'cluster', id, attributes: installation ? { installation } : {}, lights };
}

export function composition(change: Partial<CompositionElement> = {}): CompositionElement {
  return {
    ...placed,
    type: 'composition',
    id: 'composition',
    attributes: white,
    controlBeforeRemote: null,
    clusters: [],
    complements: [],
    ...change,
  };
}

export function spaceOf(...compositions: CompositionElement[]): Space {
  return deepFreeze({
    type: 'space',
    id: 'space',
    config: { roomSize: { height: 4, width: 3, depth: 3, extraCeiling: 0.16, ceilingMaterial: 'pladur' } },
    configurator: { id: 1, description: 'crea', source: 'PRIVATE_AREA' },
    source: 'PRIVATE_AREA',
    productId: null,
    compositions,
    groups: [],
  });
}

export const once: BillAt = { rateId: 10, quantity: 1 };

export function billOf(space: Space, at: BillAt = once, catalogue = europe): BillOfMaterials {
  const found = billOfSpace(space, catalogue, at);
  if (!found.ok) return expect.fail(found.problems.map(problemText).join());
  return found.value;
}

export const refusals = (space: Space, at: BillAt = once, catalogue = europe) => {
  const found = billOfSpace(space, catalogue, at);
  return found.ok ? [] : found.problems.map(problemText);
};

/** The trio of the demo catalogue: two small pendants and a larger one. */
export const trio = composition({
  clusters: [
    cluster('c1', pendant('p1', { pendantHeight: 120 })),
    cluster('c2', pendant('p2', { pendantHeight: 380 }, '2011')),
    cluster('c3', pendant('p3', { pendantHeight: 120 })),
  ],
});
