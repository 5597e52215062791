import { markets, spokenLanguage, spokenLanguages } from '@lucerna/engine';
import type { CatalogId, LanguageCode, Localized, SpokenLanguage } from '@lucerna/engine';
import { element, textElement, unlessEmpty, xmlFile, type Xml } from '../../../http/write-xml';
import type { ListedProduct } from './listed-products';

/** What a catalogue tells of itself. */
interface Told {
  readonly manufacturer: string;
  readonly name: string;
  readonly id: string;
  readonly version: number;
  readonly catalogId: CatalogId;
  readonly language: LanguageCode;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Languages as BMEcat has them (ISO 639-2); American English is English. */
const codes: Readonly<Record<SpokenLanguage, string>> = {
  es: 'spa',
  en: 'eng',
  de: 'deu',
  it: 'ita',
  fr: 'fra',
};

/** Letters that the fields of BMEcat take. */
const most = { id: 32, catalogue: 100, party: 50, short: 150, long: 64_000, value: 80 } as const;

/** No longer than a field, and not cut within a letter. */
const cut = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, '') : text;

/** A text in all languages; the first, without its name, is the default of the catalogue. */
function texts(name: string, text: Localized | null, length: number, own: LanguageCode): (Xml | null)[] {
  if (!text) return [];
  const others = spokenLanguages.filter((code) => codes[code] !== codeOf(own));
  return [
    textElement(name, cut(text[own], length)),
    ...others.map((code) => textElement(name, cut(text[code], length), { lang: codes[code] })),
  ];
}

const codeOf = (language: LanguageCode): string => codes[spokenLanguage(language)];

/** A version as `\d{1,3}.\d{1,3}`: each number another, in their order. */
const versionOf = (version: number): string =>
  `${(Math.floor(version / 1000) % 999) + 1}.${String(version % 1000).padStart(3, '0')}`;

function headerXml({ manufacturer, name, id, version, catalogId, language, day }: Told): Xml {
  return element(
    'HEADER',
    {},
    textElement('GENERATOR_INFO', 'Lucerna'),
    element(
      'CATALOG',
      {},
      textElement('LANGUAGE', codeOf(language), { default: 'true' }),
      ...spokenLanguages
        .filter((code) => codes[code] !== codeOf(language))
        .map((code) => textElement('LANGUAGE', codes[code])),
      textElement('CATALOG_ID', cut(id, 20)),
      textElement('CATALOG_VERSION', versionOf(version)),
      textElement('CATALOG_NAME', cut(name, most.catalogue)),
      element('DATETIME', { type: 'generation_date' }, textElement('DATE', day)),
      textElement('CURRENCY', markets[catalogId].currency),
    ),
    element('SUPPLIER', {}, textElement('SUPPLIER_NAME', cut(manufacturer, most.party))),
  );
}

function detailsXml(product: ListedProduct, { manufacturer, language }: Told): Xml {
  const { reference, name, description, model, gtin, leadTimeWeeks } = product;
  return element(
    'PRODUCT_DETAILS',
    {},
    ...texts('DESCRIPTION_SHORT', name, most.short, language),
    ...texts('DESCRIPTION_LONG', description, most.long, language),
    textElement('INTERNATIONAL_PID', gtin, { type: 'gtin' }),
    textElement('MANUFACTURER_PID', cut(reference, 50)),
    textElement('MANUFACTURER_NAME', cut(manufacturer, most.party)),
    textElement('MANUFACTURER_TYPE_DESCR', model?.model),
    // Days of work.
    textElement('DELIVERY_TIME', leadTimeWeeks === null ? null : leadTimeWeeks * 5),
  );
}

/** The class of ETIM with the features that the maker states (`tradeData` of the feed). */
function featuresXml({ model }: ListedProduct): Xml | null {
  const etim = model?.tradeData?.etim;
  if (!etim) return null;
  return element(
    'PRODUCT_FEATURES',
    {},
    textElement('REFERENCE_FEATURE_SYSTEM_NAME', 'ETIM-DYNAMIC'),
    textElement('REFERENCE_FEATURE_GROUP_ID', etim.class),
    ...etim.features.map(({ code, value }) =>
      element(
        'FEATURE',
        {},
        textElement('FNAME', code),
        textElement('FVALUE', cut(String(value), most.value)),
      ),
    ),
  );
}

/** The piece, in the units of UN/ECE recommendation 20. */
const piece = 'C62';

function productXml(product: ListedProduct, told: Told): Xml {
  const { reference, moq, unitGross, model } = product;
  const { currency } = markets[told.catalogId];
  const { customsNumber, countryOfOrigin } = model?.tradeData ?? {};
  const origin = countryOfOrigin ?? null;
  return element(
    'PRODUCT',
    { mode: 'new' },
    textElement('SUPPLIER_PID', cut(reference, most.id)),
    detailsXml(product, told),
    featuresXml(product),
    element(
      'PRODUCT_ORDER_DETAILS',
      {},
      textElement('ORDER_UNIT', piece),
      textElement('CONTENT_UNIT', piece),
      textElement('NO_CU_PER_OU', 1),
      textElement('PRICE_QUANTITY', 1),
      textElement('QUANTITY_MIN', Math.max(1, moq)),
      textElement('QUANTITY_INTERVAL', 1),
    ),
    element(
      'PRODUCT_PRICE_DETAILS',
      {},
      element(
        'PRODUCT_PRICE',
        { price_type: 'nrp' },
        textElement('PRICE_AMOUNT', ((unitGross ?? 0) / 100).toFixed(2)),
        textElement('PRICE_CURRENCY', currency),
      ),
    ),
    unlessEmpty(
      'PRODUCT_LOGISTIC_DETAILS',
      {},
      customsNumber
        ? element('CUSTOMS_TARIFF_NUMBER', {}, textElement('CUSTOMS_NUMBER', customsNumber))
        : null,
      textElement('COUNTRY_OF_ORIGIN', origin),
    ),
  );
}

/**
 * Products as a catalogue of BMEcat 2005 (BYN-04) with the classes and features of ETIM that the feed has, in five languages. Every
 * product has a price: who writes one without refuses it before.
 */
export const bmecatOf = (products: readonly ListedProduct[], told: Told): Buffer =>
  xmlFile(
    element(
      'BMECAT',
      { version: '2005', xmlns: 'http://www.bmecat.org/bmecat/2005' },
      headerXml(told),
      element('T_NEW_CATALOG', {}, ...products.map((product) => productXml(product, told))),
    ),
  );
