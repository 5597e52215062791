import type { CollectionSheet } from '@lucerna/contract';
import { elementCatalogue, markets, partsCatalogue, prepareModel } from '@lucerna/engine';
import type {
  CatalogId,
  ElementCatalogue,
  Model,
  ModelSheet,
  PartsCatalogue,
  PreparedModel,
} from '@lucerna/engine';
import { today } from '../../catalogue/today';

/** What an editor composes from: the collections that were read, as the engine takes them. One object until another is read. */
export interface EditorCatalogue {
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly elements: ElementCatalogue;
  readonly parts: PartsCatalogue;
  /** The models that can be configured today, in the order of the catalogue; complements among them. */
  readonly models: readonly Model[];
  readonly subFamilies: readonly number[];
  readonly pricesHidden: boolean;
}

/** Models are prepared once for as long as their sheet is held. */
const prepared = new WeakMap<ModelSheet, PreparedModel | null>();

function preparedOf(sheet: ModelSheet): PreparedModel | null {
  const known = prepared.get(sheet);
  if (known !== undefined) return known;
  const made = prepareModel(sheet, today());
  const model = made.ok ? made.value : null;
  prepared.set(sheet, model);
  return model;
}

/** The catalogue of some collections. The contract says that the answers are the engine's own rows. */
export function catalogueOf(catalogId: CatalogId, answers: readonly CollectionSheet[]): EditorCatalogue {
  const sheets = answers.flatMap((answer) => answer.sheets);
  const models = sheets.flatMap((sheet) => preparedOf(sheet) ?? []);
  const canopies = answers[0]?.canopies ?? [];
  return {
    catalogId,
    rateId: sheets.find((sheet) => sheet.prices[0])?.prices[0]?.rateId ?? markets[catalogId].defaultRateId,
    elements: elementCatalogue(
      models,
      canopies,
      answers.flatMap(({ systems }) => systems),
    ),
    parts: partsCatalogue({
      catalogId,
      models,
      canopies,
      accessories: Object.fromEntries(answers.flatMap((answer) => Object.entries(answer.accessories))),
      drivers: Object.fromEntries(answers.flatMap((answer) => Object.entries(answer.drivers))),
      driverArticles: answers.flatMap((answer) => answer.driverArticles),
    }),
    models: models.map(({ sheet }) => sheet.model),
    subFamilies: answers.flatMap((answer) => answer.families.map(({ id }) => id)),
    pricesHidden: answers.some((answer) => answer.pricesHidden),
  };
}
