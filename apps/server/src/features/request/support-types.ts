import type { CatalogId, LanguageCode } from '@lucerna/engine';
import { catalogIds } from '@lucerna/engine';
import { roles } from '@lucerna/contract';
import { optionText } from '../option';

interface Offered {
  readonly id: string;
  /** Without it in every catalogue. */
  readonly catalogs?: readonly CatalogId[];
}

interface SupportType extends Offered {
  /** Ids of the roles that it is for; without it everybody's. */
  readonly roles?: readonly number[];
  readonly subjects: readonly Offered[];
}

const selling = [roles.distributor, roles.importer, roles.sales, roles.sales_usa, roles.apiUser, roles.admin];

/** What support can be asked for (SUP-01); the texts are in texts/common-front/options.json. */
const supportTypes: readonly SupportType[] = [
  {
    id: 'product',
    subjects: [
      { id: 'technicalData' },
      { id: 'installation' },
      { id: 'compatibility' },
      { id: 'ceMarking', catalogs: [16] },
      { id: 'ulListing', catalogs: [21] },
    ],
  },
  { id: 'design', subjects: [{ id: 'calculation' }, { id: 'specialProduct' }, { id: 'tender' }] },
  {
    id: 'order',
    roles: selling,
    subjects: [{ id: 'delivery' }, { id: 'orderChange' }, { id: 'damage' }, { id: 'invoice' }],
  },
  { id: 'account', subjects: [{ id: 'access' }, { id: 'companyData' }, { id: 'prices' }] },
  { id: 'platform', subjects: [{ id: 'fault' }, { id: 'suggestion' }] },
];

/** Of what trade or use somebody is who asks. */
const businessActivities = [
  'office',
  'retail',
  'hospitality',
  'residential',
  'education',
  'healthcare',
  'culture',
  'industry',
  'publicSpace',
  'other',
] as const;

const isOffered =
  (catalogId: CatalogId) =>
  ({ catalogs = catalogIds }: Offered) =>
    catalogs.includes(catalogId);

/** What may be asked in a catalogue by somebody of these roles. */
export const typesFor = (catalogId: CatalogId, held: readonly number[]): readonly SupportType[] =>
  supportTypes
    .filter(isOffered(catalogId))
    .filter(({ roles: wanted }) => !wanted || wanted.some((each) => held.includes(each)))
    .map((type) => ({ ...type, subjects: type.subjects.filter(isOffered(catalogId)) }));

export const typeText = (id: string, language: LanguageCode) => optionText('supportType', id, language);
export const subjectText = (id: string, language: LanguageCode) => optionText('supportSubject', id, language);
export const activityText = (id: string, language: LanguageCode) =>
  optionText('businessActivity', id, language);

export const typesIn = (catalogId: CatalogId, held: readonly number[], language: LanguageCode) =>
  typesFor(catalogId, held).map(({ id, subjects }) => ({
    id,
    description: typeText(id, language),
    subjects: subjects.map((each) => ({ id: each.id, description: subjectText(each.id, language) })),
  }));

export const activitiesIn = (language: LanguageCode) =>
  businessActivities.map((id) => ({ id, description: activityText(id, language) }));

export const isActivity = (id: string) => businessActivities.some((each) => each === id);
