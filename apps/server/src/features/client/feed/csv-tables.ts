import type { CsvTable } from '../../catalogue';

/** An empty cell stands for an absent value, as in JSON. */
const text = (cell: string) => (cell === '' ? undefined : cell);
/** What is no number stays a text, and the row's check names it. */
const number = (cell: string) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : text(cell));
const words = (cell: string) => cell.split(/\s+/).filter(Boolean);

/** `A:40 B:35.5` is 40 percent off in sublevel A and 35.5 in B. */
const discounts = (cell: string) =>
  Object.fromEntries(
    words(cell).map((entry) => {
      const at = entry.lastIndexOf(':');
      return [entry.slice(0, Math.max(at, 0)), number(entry.slice(at + 1))];
    }),
  );

export interface Cells {
  (name: string): string;
  readonly has: (name: string) => boolean;
}

const plain = (names: readonly string[], cell: Cells) =>
  Object.fromEntries(names.map((name) => [name, text(cell(name))]));

const addressColumns = ['kind', 'street', 'city', 'country'];
const addressMore = ['name', 'postalCode', 'region'];
const contactMore = ['email', 'phone', 'function'];

/** How a CSV row becomes the object that the same row has in JSON; the checks are those of the JSON. */
export const csvTables = {
  'clients.csv': {
    required: ['code', 'name', 'catalogId', 'rateId'],
    optional: ['legalName', 'taxNumber', 'discounts', 'paymentTerms', 'deliveryTerms', 'managers'],
    toRow: (cell: Cells) => ({
      ...plain(['code', 'name', 'legalName', 'taxNumber', 'paymentTerms', 'deliveryTerms'], cell),
      catalogId: number(cell('catalogId')),
      rateId: number(cell('rateId')),
      discounts: discounts(cell('discounts')),
      managers: cell.has('managers') ? words(cell('managers')) : undefined,
    }),
  },
  'addresses.csv': {
    required: ['code', ...addressColumns],
    optional: addressMore,
    toRow: (cell: Cells) => plain([...addressColumns, ...addressMore], cell),
  },
  'contacts.csv': {
    required: ['code', 'name'],
    optional: contactMore,
    toRow: (cell: Cells) => plain(['name', ...contactMore], cell),
  },
} as const satisfies Readonly<Record<string, CsvTable & { toRow: (cell: Cells) => unknown }>>;

export type CsvName = keyof typeof csvTables;
