/**
 * Words that two or more of our languages write alike, so that the same text in both is a translation and not a
 * forgotten one. A whole sentence never is.
 */
export const alike: ReadonlySet<string> = new Set([
  // Germanic and English
  'Export in 3D',
  'Import',
  'Name',
  'Optional',
  'Status',
  'Warm',
  // French and English
  'Actions',
  'Application',
  'Catalogue',
  'Client',
  'Collections',
  'Conditions',
  'Construction',
  'Contact',
  'Date',
  'Distribution',
  'Installation',
  'Luminaire',
  'Minimum',
  'Minimum {moq}',
  'Net',
  'Notifications',
  'Page {page}',
  'Pages',
  'Profession',
  'aluminium',
  '{count, plural, one {# collection} other {# collections}}',
  // Italian and English
  'Account',
  'Password',
  // Spanish and Italian
  'Cliente',
  'IVA',
  'IVA {percent}',
  'Peso',
  // Spanish and English
  'Compositor',
  'Control',
  'Error',
  'Subtotal',
  // In three or more
  'Administrator',
  'Downloads',
  'E-mail',
  'Information',
  'NO CONFIG AVAILABLE',
  'Netto',
  'PMMA',
  'Studio',
  'Total',
]);
