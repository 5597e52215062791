import type { CatalogId, LanguageCode } from '@lucerna/engine';
import type { BrandLook, Contact } from '../../../ports/catalogue';
import { documentOf } from '../revision/documents';
import { accentTheme, neutralAccent } from './accent-theme';
import type { FeedContact } from './brand-shapes';

/** How a stored feed's maker looks; neutral where it says nothing. */
export function lookOf(feed: { readonly document: (name: string) => unknown }): BrandLook {
  const { accent, accentOnDark } = documentOf(feed, 'brand') ?? {};
  const drawing = (name: 'brand/logo' | 'brand/logo-dark' | 'brand/icon') => documentOf(feed, name) ?? null;
  return {
    accent: accent === undefined ? neutralAccent : accentTheme(accent, accentOnDark),
    logo: drawing('brand/logo'),
    logoOnDark: drawing('brand/logo-dark'),
    icon: drawing('brand/icon'),
  };
}

/** The first whose markets and languages fit. */
export function contactFor(
  contacts: readonly FeedContact[],
  language: LanguageCode,
  catalogId: CatalogId,
): Contact | null {
  const fits = ({ catalogs, languages }: FeedContact) =>
    (languages?.includes(language) ?? true) &&
    (catalogs?.includes(catalogId) ?? true);
  const found = contacts.find(fits);
  if (!found) return null;
  const { name, email, phone, hours } = found;
  return { name, ...(email && { email }), ...(phone && { phone }), ...(hours && { hours }) };
}
