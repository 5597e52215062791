import type { CatalogId, LanguageCode } from '@lucerna/engine';
import { roles } from '@lucerna/contract';
import { documentOf, type Catalogue } from '../catalogue';
import { optionText, ownTexts } from '../option';
import type { StoredRequest } from './store';

type SupportType = NonNullable<ReturnType<typeof documentOf<'support-topics'>>>[number];

/** What anybody may ask where the maker names no topic for them. */
const general: SupportType = {
  ...{ id: 'general', name: ownTexts('supportType', 'general'), recipients: [] },
  subjects: [{ id: 'general', name: ownTexts('supportSubject', 'general'), recipients: [] }],
};

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
  ({ catalogs }: Pick<SupportType, 'catalogs'>) =>
    catalogs === undefined || catalogs.includes(catalogId);

/** What may be asked in a catalogue by somebody of these roles, by their ids (SUP-01). */
export function typesFor(
  catalogue: Catalogue,
  catalogId: CatalogId,
  held: readonly number[],
): readonly SupportType[] {
  const isHeld = (name: string) =>
    Object.entries(roles).some(([each, id]) => each === name && held.includes(id));
  const types = (documentOf(catalogue, 'support-topics') ?? [])
    .filter(isOffered(catalogId))
    .filter((type) => !type.roles || type.roles.some(isHeld))
    .map((type) => ({ ...type, subjects: type.subjects.filter(isOffered(catalogId)) }))
    .filter(({ subjects }) => subjects.length > 0);
  return types.length > 0 ? types : [general];
}

export const typesIn = (
  catalogue: Catalogue,
  catalogId: CatalogId,
  held: readonly number[],
  language: LanguageCode,
) =>
  typesFor(catalogue, catalogId, held).map(({ id, name, subjects }) => ({
    id,
    description: name[language],
    subjects: subjects.map((each) => ({ id: each.id, description: each.name[language] })),
  }));

type Topic = Pick<StoredRequest, 'supportType' | 'supportSubject'>;

function topicOf(catalogue: Catalogue, { supportType, supportSubject }: Partial<Topic>) {
  const type = [...(documentOf(catalogue, 'support-topics') ?? []), general].find(
    ({ id }) => id === supportType,
  );
  return { type, subject: type?.subjects.find(({ id }) => id === supportSubject) };
}

/** Type and subject of a request; null of one that is about a project. What is no longer offered stays as its id. */
export function topicText(catalogue: Catalogue, row: Topic, language: LanguageCode): string | null {
  if (row.supportType === null) return null;
  const { type, subject } = topicOf(catalogue, row);
  return [type?.name[language] ?? row.supportType, subject?.name[language] ?? row.supportSubject]
    .filter(Boolean)
    .join(' · ');
}

/** The address to which the maker has a topic written, in this catalogue and language; null where those who answer are. */
export function mailboxOf(
  catalogue: Catalogue,
  { catalogId, language, ...topic }: Partial<Topic> & Pick<StoredRequest, 'catalogId' | 'language'>,
): string | null {
  const { type, subject } = topicOf(catalogue, topic);
  const found = [...(subject?.recipients ?? []), ...(type?.recipients ?? [])]
    .filter(isOffered(catalogId))
    .find(({ languages }) => languages === undefined || languages.includes(language));
  return found?.email ?? null;
}

export const activityText = (id: string, language: LanguageCode) =>
  optionText('businessActivity', id, language);

export const activitiesIn = (language: LanguageCode) =>
  businessActivities.map((id) => ({ id, description: activityText(id, language) }));

export const isActivity = (id: string) => businessActivities.some((each) => each === id);
