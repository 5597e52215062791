import { catalogIds, type Localized } from '@lucerna/engine';
import type { Logger } from '../../app-context';
import type { View } from './viewer-catalogue';
import { documentOf } from './revision/documents';

/** Base articles of `{subfamily}_{catalog}`; null when there is no such subfamily. */
export function staticFamily({ catalogue }: View, name: string) {
  const [subFamilyId = 0, wanted] = name.split('_').map(Number);
  const catalogId = catalogIds.find((each) => each === wanted);
  if (catalogId === undefined || !catalogue.subfamilies.has(subFamilyId)) return null;
  return catalogue.articles(catalogId).filter((article) => article.subFamily.id === subFamilyId);
}

/** Missing rules give the empty default and a message in the log (C8). */
export function staticRules({ catalogue }: View, name: string, log: Logger) {
  const rules = catalogue.rules(Number(name));
  if (rules.length === 0) log.info({ name }, 'no rules: the empty default');
  return rules;
}

interface Accessory {
  readonly accessoryCode: string;
  readonly name: string | Localized;
  readonly installation: string | null;
  readonly EUR10?: number;
  readonly USD12?: number;
}

/** Missing accessories give the empty default and a message in the log (C8); their prices need price.view. */
export function staticAccessories({ catalogue, seesPrices }: View, name: string, log: Logger): Accessory[] {
  const rows = documentOf(catalogue, `accessories/${name}`);
  if (!rows) log.info({ name }, 'no accessories: the empty default');
  return (rows ?? []).map(({ EUR10, USD12, ...open }) => (seesPrices ? { ...open, EUR10, USD12 } : open));
}

const documents = {
  Subfamilies: ({ catalogue }: View) => [...catalogue.subfamilies.values()],
  IndexSubfamiliesNames: ({ catalogue }: View) =>
    Object.fromEntries([...catalogue.subfamilies.values()].map(({ id, name }) => [name.toLowerCase(), id])),
  modelSubFamilyNameDictionary: ({ catalogue }: View) =>
    Object.fromEntries(
      [...catalogue.models.values()]
        .filter((model) => model.virtual === 0)
        .map(({ model, subFamily }) => [model, { subFamilyId: subFamily.id, subFamilyName: subFamily.name }]),
    ),
};

export function staticDocument(view: View, name: keyof typeof documents): string {
  return JSON.stringify(documents[name](view));
}
