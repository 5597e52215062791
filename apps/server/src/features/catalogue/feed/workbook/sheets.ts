import {
  accessories,
  articleRow,
  attributeNames,
  catalogIds,
  catalogNumbered,
  defaultCatalogId,
  languageCodes,
  modelRow,
  namedRuleRow,
  priceRow,
  ruleRow,
  variationRow,
} from '@lucerna/engine';
import { csvTables, type Cells } from '../csv-columns';
import { optionalDocuments, requiredDocuments } from '../document/catalogue-documents';
import { articleFile, variationFile } from '../files';
import { fieldTables } from '../partial/change-fields';
import { partOf, shapeFrom, withoutNull, type Column, type Part, type Shape } from './sheet-columns';

/** How the rows of a sheet become a file: an array of rows, one object, an object by the key of each row, or rows of CSV. */
export type SheetForm = 'rows' | 'object' | 'keyed' | 'csv';

/** A sheet of a workbook, which holds one file of a feed, or all of a kind. */
export interface FeedSheet {
  readonly name: string;
  readonly form: SheetForm;
  /** The file that a row belongs to; `of` are the row's own columns that decide it. */
  readonly fileOf: (cell: Cells) => string;
  readonly columns: readonly Column[];
  /** Null of CSV, whose cells are written as they are. */
  readonly part: Part | null;
  /** The row is a single value, in the column `value`. */
  readonly isPlain: boolean;
  /** Of the files that it holds. */
  readonly pattern: RegExp;
  /** Columns beside the row's own, which the name of its file says: the first is what is in brackets there first. */
  readonly owners: readonly string[];
  /** A column by the field that a fault names, where it has another name. */
  readonly columnOfField: Readonly<Record<string, string>>;
}

const escaped = (name: string) => new RegExp(`^${name.replace(/[.]/g, '\\.')}$`);
const text = (name: string, isRequired: boolean, shape: Shape = { type: 'string' }): Column => ({
  ...{ name, isRequired, kind: kindOf(shape), shape },
});

const kindOf = ({ type }: Shape): Column['kind'] =>
  type === 'array' ? 'pairs' : type === 'number' || type === 'integer' ? 'number' : 'text';

const rowsOf = (
  name: string,
  shape: Shape,
  {
    pattern,
    fileOf,
    owners = [],
  }: Pick<FeedSheet, 'pattern' | 'fileOf'> & { readonly owners?: readonly string[] },
): FeedSheet => {
  const part = partOf(shape, '', true);
  const own = owners.map((each) => text(each, true, { type: 'string', pattern: '^\\d+$' }));
  const columns = [...own, ...part.columns];
  return { name, form: 'rows', fileOf, columns, part, isPlain: false, pattern, owners, columnOfField: {} };
};

const csvOf = (
  name: string,
  { required, optional }: { readonly required: readonly string[]; readonly optional: readonly string[] },
  pattern: RegExp,
  columnOfField: FeedSheet['columnOfField'],
): FeedSheet => ({
  ...{
    name,
    form: 'csv',
    fileOf: () => `${name}.csv`,
    part: null,
    isPlain: false,
    pattern,
    owners: [],
    columnOfField,
  },
  columns: [
    ...required.map((each) => text(each, true, csvShapes[each])),
    ...optional.map((each) => text(each, false, csvShapes[each])),
  ],
});

/** An object of which each entry is a row with its key in the first column. */
const keyColumn = 'key';

/** The shape that all entries have, of a record or of an object whose fields are alike. */
function entriesOf({ additionalProperties, properties }: Shape): Shape | null {
  if (typeof additionalProperties === 'object') return additionalProperties;
  const all = Object.values(properties ?? {});
  const [first] = all;
  if (!first || all.length < 2 || !first.properties) return null;
  return all.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : null;
}

function keysOf({ propertyNames, properties }: Shape): Shape {
  if (properties) return { type: 'string', enum: Object.keys(properties) };
  return { ...propertyNames, type: 'string' };
}

/** The sheet of a whole file, by its shape. */
function documentSheet(file: string, shape: Shape): FeedSheet {
  const name = file.replace(/\.json$/, '').replace('/', '-');
  const shared = { name, fileOf: () => file, pattern: escaped(file), columnOfField: {} };
  const value = (of: Shape) => partOf(of, of.properties || of.oneOf ? '' : 'value', true);
  if (shape.type === 'array' && shape.items) {
    const part = value(shape.items);
    const isPlain = !shape.items.properties && !shape.items.oneOf;
    return { ...shared, form: 'rows', part, columns: part.columns, isPlain, owners: [] };
  }
  const entries = entriesOf(shape);
  if (entries) {
    const part = value(entries);
    const columns = [text(keyColumn, true, keysOf(shape)), ...part.columns];
    return { ...shared, form: 'keyed', part, columns, isPlain: !entries.properties, owners: [keyColumn] };
  }
  // Clients have a feed of their own, and the field only says so.
  const { clients: _clients, ...properties } = shape.properties ?? {};
  const part = partOf({ ...shape, properties }, '', true);
  return { ...shared, form: 'object', part, columns: part.columns, isPlain: false, owners: [] };
}

const digits = (given: string) => (/^\d{1,9}$/.test(given) ? given : '0');
const catalog = (given: string) => catalogNumbered(given) ?? defaultCatalogId;

const variationShape = shapeFrom(variationRow);

/** What a column of CSV takes: as the field of its name, or plain text. */
const csvShapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(
    Object.entries(variationShape.properties ?? {}).map(([name, of]) => [name, withoutNull(of).of]),
  ),
  ...{
    type: { type: 'string', enum: attributeNames },
    model: { type: 'string', pattern: '^\\d{4}$' },
    catalogId: { type: 'number', enum: catalogIds },
  },
};

/** The columns of the days of availability, by their field. */
const availabilityColumns = {
  'availability.since': 'availableSince',
  'availability.until': 'availableUntil',
  'availability.expected': 'availableExpected',
};

/** The sheet that explains all others. */
export const readMeName = 'Read me';

/** The texts that are no table: bodies, light files, drawings, each in as many rows as it needs. */
export const filesSheet = { name: 'files', columns: ['file', 'part', 'text'] } as const;

/** Every sheet of a workbook in the order of the template, made from the schemas of the feed. */
export const feedSheets: readonly FeedSheet[] = [
  ...Object.entries(requiredDocuments).map(([file, schema]) => documentSheet(file, shapeFrom(schema))),
  rowsOf('models', shapeFrom(modelRow), { pattern: /^models(-[\w-]+)?\.json$/, fileOf: () => 'models.json' }),
  rowsOf('articles', shapeFrom(articleRow), {
    pattern: articleFile,
    fileOf: (cell) => `byFamily/${digits(cell('subFamily.id'))}_${catalog(cell('catalog'))}.json`,
  }),
  csvOf(
    'variations',
    csvTables.variation,
    new RegExp(`^variations(-[\\w-]+)?\\.csv$|${variationFile.source}`),
    {
      ...availabilityColumns,
      ...Object.fromEntries(languageCodes.map((each) => [`description.${each}`, each])),
      ...{ 'value.min': 'heightMin', 'value.standard': 'heightStandard', 'value.max': 'heightMax' },
    },
  ),
  rowsOf('prices', shapeFrom(priceRow), {
    pattern: /^prices(-[\w-]+)?\.(json|csv)$/,
    fileOf: () => 'prices.json',
  }),
  rowsOf('rules', shapeFrom(ruleRow), {
    ...{ pattern: /^rules\/(\d+)\.json$/, owners: ['subFamilyId'] },
    fileOf: (cell) => `rules/${digits(cell('subFamilyId'))}.json`,
  }),
  rowsOf('named-rules', shapeFrom(namedRuleRow), {
    ...{ pattern: /^named-rules\/(\d+)\.json$/, owners: ['subFamilyId'] },
    fileOf: (cell) => `named-rules/${digits(cell('subFamilyId'))}.json`,
  }),
  rowsOf('accessories', shapeFrom(accessories).items ?? {}, {
    ...{ pattern: /^accessories\/(\d+)\.json$/, owners: ['subFamilyId'] },
    fileOf: (cell) => `accessories/${digits(cell('subFamilyId'))}.json`,
  }),
  ...Object.entries(optionalDocuments).map(([file, [schema]]) => documentSheet(file, shapeFrom(schema))),
  ...Object.entries(fieldTables).map(([file, table]) =>
    csvOf(file.replace('.csv', ''), table, escaped(file), availabilityColumns),
  ),
];
