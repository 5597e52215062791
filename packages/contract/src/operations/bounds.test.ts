import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '.';
import type { Access, Operation } from '../operation';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>;
interface Schema {
  readonly type?: string;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Rows of one answer at most; where no page is asked for, something else bounds them. */
const largest = { page: 1000, whole: 10_000 };

/** What one thing has of itself, and what the program's own tables bound. */
const ownOf = new Set([
  ...['roles', 'privileges', 'actions', 'missing', 'social', 'languages', 'catalogs', 'frameOrigins'],
  ...[
    'subFamilies',
    'applications',
    'formats',
    'materials',
    'certificates',
    'certificatesUsa',
    'attachments',
  ],
  ...['applicationsLocations', 'lumensByTemperature', 'renderAttributes', 'technicalData', 'leadtime'],
  // One model, one product, one guided choice: the feed bounds it.
  ...[
    'variations',
    'rules',
    'namedRules',
    'prices',
    'problems',
    'articles',
    'compositions',
    'nodes',
    'row',
    'usa',
  ],
  ...['accessories', 'drivers', 'texts', '*'],
]);

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;

interface List {
  readonly at: string;
  readonly most: number | undefined;
}

/** The outermost lists of a schema: what is in a list is not looked into. */
function listsOf(schema: Schema, at = ''): List[] {
  if (schema.type === 'array' || schema.items) return [{ at, most: schema.maxItems }];
  const { additionalProperties: each } = schema;
  const open = typeof each === 'object' && !schema.properties;
  return [
    ...(open ? [{ at, most: schema.maxProperties }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => listsOf(inner, `${at}/${name}`)),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) => listsOf(inner, at)),
  ];
}

const all = Object.entries(operations) as [string, AnyOperation][];
const answered = all.filter(([, { response }]) => response !== undefined);
/** Texts of the program, whose number the program decides. */
const ofTheProgram = new Set(['getTexts']);

describe('the lists of the API', () => {
  it.each(answered)('%s answers no list without a bound', (id, { response }) => {
    const without = listsOf(schemaOf(response!, 'output'))
      .filter(({ at }) => !ownOf.has(at.split('/').at(-1)!))
      .filter(({ most }) => most === undefined || most > largest.whole);
    expect(ofTheProgram.has(id) ? [] : without).toEqual([]);
  });

  it('that may hold more than a page are asked for by the page', () => {
    const wrong = answered.flatMap(([id, { response, query, paged }]) => {
      const lists = listsOf(schemaOf(response!, 'output')).filter(({ at }) => at === '' || at === '/docs');
      if (lists.length === 0 && !paged) return [];
      const { page, itemsPerPage } = (query && schemaOf(query, 'input').properties) ?? {};
      const isPaged =
        page?.minimum === 1 && itemsPerPage !== undefined && itemsPerPage.maximum! <= largest.page;
      const isDocs = lists.some(({ at }) => at === '/docs');
      return (paged || isDocs) && !isPaged ? [id] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('that answer an array without pages are bounded by a rule of their own', () => {
    const whole = answered.filter(
      ([, { response, paged }]) =>
        !paged && listsOf(schemaOf(response!, 'output')).some(({ at }) => at === ''),
    );
    expect(whole.map(([id]) => id).sort()).toEqual(
      [
        'checkAvailability',
        'getImageDetails',
        'getStaticDocument',
        'getTexts',
        'listApiKeys',
        'listAreas',
        'listAttachments',
        'listBusinessActivities',
        'listCatalogs',
        'listCatalogueImports',
        'listClientCodes',
        'listCompanyTypes',
        'listCountries',
        'listDrafts',
        'listFloorPlans',
        'listLanguages',
        'listLanguagesIn',
        'listModelPictures',
        'listProfessions',
        'listProjectTypes',
        'listProjectVersions',
        'listQuoteComments',
        'listQuoteLinks',
        'listRoleRights',
        'listSessions',
        'listSupportTypes',
        'listTowns',
        'listVariations',
        'getMenus',
      ].sort(),
    );
  });
});
