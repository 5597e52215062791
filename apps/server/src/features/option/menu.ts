import type { Menu, Privilege } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { optionText } from './wording';

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly privilege: Privilege | null;
}

/** The pages of the main menu in order; what nobody signed in may open has the right that it asks for. */
const entries: readonly Entry[] = [
  { id: 'home', path: '/', privilege: null },
  { id: 'collections', path: '/create-project/select-collection', privilege: null },
  { id: 'orders', path: '/orders', privilege: 'order.view' },
  { id: 'invoices', path: '/invoices', privilege: 'order.view' },
  { id: 'downloads', path: '/services/download', privilege: 'downloads.view' },
  { id: 'product-admin', path: '/product-admin', privilege: 'backoffice' },
];

/** The buttons beside the user's name (P6, user-button list). */
const userEntries: readonly Entry[] = [
  { id: 'profile', path: '/my-profile', privilege: null },
  { id: 'users', path: '/users-management', privilege: 'company.manage.user' },
];

const present =
  (language: LanguageCode) =>
  (entry: Entry): Menu[number] => ({ ...entry, text: optionText('menu', entry.id, language) });

const openTo = (privileges: ReadonlySet<Privilege>) => (entry: Entry) =>
  entry.privilege === null || privileges.has(entry.privilege);

export function menuFor(privileges: ReadonlySet<Privilege>, language: LanguageCode): Menu {
  return entries.filter(openTo(privileges)).map(present(language));
}

/** The user's buttons; nobody signed in has none, and pages that anyone may open show none. */
export function userButtonsFor(privileges: ReadonlySet<Privilege> | null, language: LanguageCode): Menu {
  return privileges === null ? [] : userEntries.filter(openTo(privileges)).map(present(language));
}
