import { catalogIds, inEachLanguage, languageCodes, type CatalogId } from '@lucerna/engine';
import { z } from 'zod';
import { anyText } from './text';

export const languageCode = z.enum(languageCodes);

/** A language as a caller may write it; en-US is us (REF-01). Unknown ones fall back to the viewer's. */
export const languageQuery = z.string().max(10).optional();

export const catalogId = z.literal(catalogIds);

const catalogTexts = catalogIds.map((id) => `${id}` as const);

/** A catalogue in a query: accepted only if 16 or 21 (P5). */
export const catalogQuery = z.enum(catalogTexts).transform((id) => Number(id) as CatalogId);

export const currency = z.enum(['EUR', 'USD']);

/** Whether something can be had, and from or until when. */
export const availability = z.object({
  available: z.boolean(),
  reason: z.enum(['until', 'since']).optional(),
  delayedTo: z.string().optional(),
  expected: z.string().optional(),
});

/** Integer minor units with their currency. */
export const money = z.object({ amount: z.int(), currency }).meta({ id: 'Money' });

/** One text in all languages. */
export const localized = z.object(inEachLanguage(() => z.string())).meta({ id: 'Localized' });

/** A name of the catalogue: in all languages, or one that is the same in all. */
export const partName = z.union([z.string(), localized]);

/** `data` fills the text of the code; a text of the catalogue, such as the reason of a rule, comes in all languages. */
export const problem = z
  .object({
    code: z.string(),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly(), localized]))
      .optional(),
  })
  .meta({ id: 'Problem' });

export const id = z.uuid();

/** A percentage from 0 to 100 with at most four decimals. */
export const percent = z.number().min(0).max(100).multipleOf(0.0001);

export const isoDate = z.iso.date();
export const instant = z.string();

/** The most rows of a page, whatever is asked for. */
export const largestPage = 100;

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const rowsOfPage = (most: number) => z.coerce.number().int().min(1).max(most);

export const pageQuery = {
  page,
  itemsPerPage: rowsOfPage(largestPage).optional(),
  limit: rowsOfPage(largestPage).optional(),
  search: anyText(100).optional(),
};

/** The page of a list that answers an array: `usual` rows without `itemsPerPage`, never more than `most`. */
export const pageOf = (usual: number, most = largestPage) => ({
  page,
  itemsPerPage: rowsOfPage(most).default(usual),
});

/** An array of at most so many rows: one page, unless something else bounds it. */
export const rows = <Item extends z.ZodType>(item: Item, most = largestPage) => z.array(item).max(most);

export const pageMeta = z.object({
  page: z.int(),
  itemsPerPage: z.int(),
  totalDocs: z.int(),
  totalPages: z.int(),
});

/** `{ docs, meta }` of every list (design: calls). */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ docs: rows(item), meta: pageMeta });

/** The same of a list that is not counted to its end; `hasMore`: there are more than `totalDocs`, which is where counting ends. */
export const countedList = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({ meta: pageMeta.extend({ hasMore: z.literal(true).optional() }) });

export const sortOrder = z.enum(['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC']);

/** The most lines of a project, and of what is made of one. */
export const maxLines = 2000;

/** The products of a project, an order or what is to be one, in their order. */
export const productsOf = <Product extends z.ZodType>(product: Product) =>
  z.object({
    orderedIds: rows(id, maxLines),
    byId: z.record(z.string(), product).meta({ maxProperties: maxLines }),
  });

/** No product is named twice. */
export const eachOnce = (products: readonly { readonly _id: string }[]) =>
  new Set(products.map(({ _id }) => _id)).size === products.length;
