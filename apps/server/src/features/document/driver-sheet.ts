import type { Block, Fact } from '@lucerna/documents';
import { assignDrivers, markets, textIn, variationCode, withoutDriver } from '@lucerna/engine';
import type { DriverArticle } from '@lucerna/engine';
import { engineCatalogues, type View } from '../catalogue';
import { isRemote, voltageOf } from './luminaire-words';
import { headOf, type DescribedDocument } from './product-document';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';
import { wordingOf, type DocumentText, type Wording } from './wording';

/** The kinds of drivers of the feed that we have words for; another is written as the feed has it. */
const typeTexts: Readonly<Record<string, DocumentText>> = {
  'constant current SELV': 'document.driverSelv',
  'constant current, class 2': 'document.driverClass2',
};

/** A driver as it is told: how many of it one product has, and how many luminaires each of them feeds. */
interface Driven {
  readonly article: DriverArticle;
  readonly quantity: number;
  readonly feeds: number | null;
}

/** The driver that feeds one luminaire; none where it is sold without, or where the feed names none. */
function driversOfLuminaire(view: View, { model, configuration }: DocumentedLuminaire): Driven[] {
  const { parts } = engineCatalogues(view.catalogue, view.catalogId, view.today);
  const { control } = configuration;
  if (control === undefined) return [];
  const { region } = markets[view.catalogId];
  const assigned = assignDrivers(parts.drivers, { model: model.model, region, control, luminaires: 1 });
  if (!assigned.ok) return [];
  return assigned.value.flatMap(({ driver, supports }) => {
    const article = parts.driverArticle(driver);
    return article ? [{ article, quantity: 1, feeds: supports }] : [];
  });
}

function driversOfCreation(view: View, { composed }: DocumentedCreation): Driven[] {
  const { parts } = engineCatalogues(view.catalogue, view.catalogId, view.today);
  const quantities = new Map<string, number>();
  for (const { accessoryCode, quantity } of composed.bill.compositions.flatMap((each) => each.drivers))
    quantities.set(accessoryCode, (quantities.get(accessoryCode) ?? 0) + quantity);
  return [...quantities].flatMap(([code, quantity]) => {
    const article = parts.driverArticle(code);
    return article ? [{ article, quantity, feeds: null }] : [];
  });
}

/** What a control is called by a model that has it; its code where none has. */
function controlName(view: View, models: readonly string[], control: string): string {
  const variations = models.flatMap(
    (model) => view.catalogue.modelSheet(view.catalogId, model)?.variations ?? [],
  );
  const found = variations.find((each) => each.type === 'control' && variationCode(each) === control);
  return found ? textIn(found.description, view.language) : control;
}

function blockOf(
  { article, quantity, feeds }: Driven,
  place: string,
  control: string,
  { t, number, withUnit }: Wording,
): Block {
  const { code, type, ratedW, usableW } = article;
  const rows: Fact[] = [
    [t('schedule.column.reference'), code],
    [t('schedule.column.quantity'), number(quantity)],
    [t('document.driverType'), typeTexts[type] ? t(typeTexts[type]) : type],
    [t('schedule.value.control'), control],
    [t('document.driverRated'), withUnit(ratedW, 'W', 1)],
    [t('document.driverUsable'), withUnit(usableW, 'W', 1)],
    ...(feeds === null ? [] : [[t('document.driverFeeds'), number(feeds)] as const]),
    [t('schedule.value.installation'), place],
  ];
  return { kind: 'facts', title: `${t('sheets.document.driver')} ${code}`, rows };
}

/** What is known of the driver of a luminaire that gives light and whose driver the feed does not name; nothing of one that is sold without. */
function unnamedDriver(view: View, luminaire: DocumentedLuminaire, place: string, words: Wording): Block[] {
  const { model, configuration, evaluation } = luminaire;
  const { control } = configuration;
  if (control === undefined || control === withoutDriver || evaluation.lumens === 0) return [];
  const { t, withUnit } = words;
  const volts = voltageOf(model, view);
  const rows: Fact[] = [
    [t('schedule.value.control'), controlName(view, [model.model], control)],
    ...(volts === '' ? [] : [[t('submittal.column.voltage'), volts] as const]),
    [t('sheets.document.power'), withUnit(evaluation.watts, 'W', 1)],
    [t('schedule.value.installation'), place],
  ];
  return [{ kind: 'facts', title: t('sheets.document.driver'), rows }];
}

/** The drivers of a product with their data; null of one that is sold without, or of a creation whose drivers the feed does not name. */
export function describeDrivers(
  { view }: DocumentContext,
  found: DocumentedLuminaire | DocumentedCreation,
): DescribedDocument | null {
  const words = wordingOf(view);
  const isAlone = found.kind === 'luminaire';
  const drivers = isAlone ? driversOfLuminaire(view, found) : driversOfCreation(view, found);
  const models = isAlone
    ? [found.model.model]
    : found.composed.bill.compositions.flatMap(({ articles }) => articles.map(({ model }) => model));
  const place = words.t(
    isAlone && !isRemote(found) ? 'sheets.document.driverInside' : 'document.driverRemote',
  );
  const blocks =
    isAlone && drivers.length === 0
      ? unnamedDriver(view, found, place, words)
      : drivers.map((each) => blockOf(each, place, controlName(view, models, each.article.control), words));
  if (blocks.length === 0) return null;
  const named = isAlone
    ? headOf(found, view)
    : {
        ...{ collection: found.composed.collection, name: found.composed.name },
        ...{ code: found.composed.code ?? '', line: '' },
      };
  return { head: { ...named, title: 'document.driver' }, kind: 'driver', pages: [blocks], look: null };
}
