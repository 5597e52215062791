import type { CatalogId, LanguageCode } from '@lucerna/engine';
import type { BrandLook, Contact, Typeface } from '../../../ports/catalogue';
import { documentOf } from '../revision/documents';
import { accentTheme, neutralAccent } from './accent-theme';
import type { FeedContact } from './brand-shapes';

/** How a stored feed's maker looks, its typefaces beside; neutral where it says nothing. */
export function lookOf(
  feed: { readonly document: (name: string) => unknown },
  typefaces: readonly Typeface[] = [],
): BrandLook {
  const { accent, accentOnDark } = documentOf(feed, 'brand') ?? {};
  const drawing = (name: 'brand/logo' | 'brand/logo-dark' | 'brand/icon') => documentOf(feed, name) ?? null;
  return {
    accent: accent === undefined ? neutralAccent : accentTheme(accent, accentOnDark),
    logo: drawing('brand/logo'),
    logoOnDark: drawing('brand/logo-dark'),
    icon: drawing('brand/icon'),
    typefaces,
  };
}

/** The first whose markets and languages fit. */
export function contactFor(
  contacts: readonly FeedContact[],
  language: LanguageCode,
  catalogId: CatalogId,
): Contact | null {
  const fits = ({ catalogs, languages }: FeedContact) =>
    (languages?.includes(language) ?? true) && (catalogs?.includes(catalogId) ?? true);
  const found = contacts.find(fits);
  if (!found) return null;
  const { name, email, phone, hours } = found;
  return { name, ...(email && { email }), ...(phone && { phone }), ...(hours && { hours }) };
}

/** The files of the maker's typeface among the names of a feed's documents, in the order of their names. */
export const typefacesOf = (
  names: Iterable<string>,
  feed: { readonly document: (name: string) => unknown },
): readonly Typeface[] =>
  [...names]
    .filter((name): name is `brand/typeface-${string}` => name.startsWith('brand/typeface-'))
    .sort()
    .flatMap((name) => documentOf(feed, name) ?? []);
