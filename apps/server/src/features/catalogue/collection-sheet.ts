import { drawnSubfamilies, type CollectionSheet } from '@lucerna/contract';
import { markets, type Model } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { notFound, type Answer } from '../../http/answer';
import { metaOf, pageOfRows, type Page } from '../../http/paging';
import { answerMemoized, type Json } from './memoized-json';
import { sheetFor } from './model-sheet';
import { jsonOfRows } from './paged-answer';
import { documentOf } from './revision/documents';
import type { View } from './viewer-catalogue';

/**
 * Everything that the engine needs to compose the luminaires of some subfamilies: the sheets of the models that can be
 * configured today, complements among them, page by page, and what hangs, joins and feeds them. What is sold by list has
 * the price of the viewer's rate only, and none without price.view. 404 when none of the subfamilies exists.
 */
export function collectionSheetAnswer(
  view: View,
  request: FastifyRequest,
  subFamilyIds: readonly number[],
  page: Page,
): Answer<never> | Promise<Answer<never>> {
  const known = [...new Set(subFamilyIds)]
    .filter((id) => view.catalogue.subfamilies.has(id))
    .sort((one, other) => one - other);
  if (known.length === 0) return notFound();
  const about = `collection/${known.join('+')}/${page.page}/${page.itemsPerPage}`;
  return answerMemoized(view, request, about, () => collectionSheet(view, known, page));
}

async function collectionSheet(view: View, wanted: readonly number[], page: Page): Promise<Json> {
  const { catalogue, catalogId } = view;
  const models = wanted.flatMap((id) => catalogue.configurable(catalogId, id));
  const ofPage = pageOfRows(models, page);
  const rest: Omit<CollectionSheet, 'sheets'> = {
    catalogId,
    revision: catalogue.revision,
    pricesHidden: !view.seesPrices,
    families: wanted.map((id) => ({ id, name: catalogue.subfamilies.get(id)!.name })),
    meta: metaOf(page, models.length),
    canopies: documentOf(catalogue, 'canopies') ?? [],
    systems: (documentOf(catalogue, 'drawn-systems') ?? []).filter(({ name }) =>
      wanted.includes(drawnSubfamilies[name]),
    ),
    accessories: Object.fromEntries(wanted.map((id) => [id, accessoriesOf(view, id)])),
    ...driversOf(view, ofPage),
  };
  // What cannot be configured today is left out of its page.
  const sheets = await jsonOfRows(ofPage, ({ model }) =>
    catalogue.prepared(catalogId, model, view.today).ok
      ? JSON.stringify(sheetFor(view, catalogue.modelSheet(catalogId, model)!))
      : null,
  );
  return { json: `${JSON.stringify(rest).slice(0, -1)},"sheets":${sheets}}` };
}

/** A row of the feed with the one price that is the viewer's: the columns named by currency and rate go, all but it. */
function withOwnPrice<Row extends object>({ catalogId, rateId, seesPrices }: View, row: Row): Row {
  const own = seesPrices ? `${markets[catalogId].currency}${rateId}` : null;
  const kept = Object.entries(row).filter(([name]) => !/^(EUR|USD)\d+$/.test(name) || name === own);
  return Object.fromEntries(kept) as Row;
}

type AccessoryRow = CollectionSheet['accessories'][string][number];

/** What belongs to no installation is never looked up. */
function accessoriesOf(view: View, subFamilyId: number): AccessoryRow[] {
  const rows = documentOf(view.catalogue, `accessories/${subFamilyId}`) ?? [];
  return rows
    .filter((each): each is AccessoryRow => each.installation !== null)
    .map((each) => withOwnPrice(view, each));
}

/** The rows of the driver table that the models have, with the drivers of the catalogue's region. */
function driversOf(
  view: View,
  models: readonly Model[],
): Pick<CollectionSheet, 'drivers' | 'driverArticles'> {
  const table = documentOf(view.catalogue, 'drivers') ?? {};
  const { region } = markets[view.catalogId];
  const drivers = models.flatMap(({ model }) => {
    const entries = Object.hasOwn(table, model) ? table[model]?.[region] : undefined;
    return entries ? [[model, { [region]: entries }] as const] : [];
  });
  return {
    drivers: Object.fromEntries(drivers),
    driverArticles: (documentOf(view.catalogue, 'driver-articles') ?? [])
      .filter((each) => each.region === region)
      .map((each) => withOwnPrice(view, each)),
  };
}
