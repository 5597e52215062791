import { spokenLanguage, websitePaths, type CatalogId, type LanguageCode } from '@lucerna/engine';

/** The manufacturer's own site, by language: the last part of each place's address (RTE-08). */
const places = {
  home: { es: '', en: '', de: '', it: '', fr: '' },
  about: { es: 'nosotros', en: 'about', de: 'ueber-uns', it: 'chi-siamo', fr: 'a-propos' },
  contact: { es: 'contacto', en: 'contact', de: 'kontakt', it: 'contatti', fr: 'contact' },
  new_contact: {
    es: 'contacto/nuevo',
    en: 'contact/new',
    de: 'kontakt/neu',
    it: 'contatti/nuovo',
    fr: 'contact/nouveau',
  },
  collections: {
    es: 'colecciones',
    en: 'collections',
    de: 'kollektionen',
    it: 'collezioni',
    fr: 'collections',
  },
  'the-edit': { es: 'the-edit', en: 'the-edit', de: 'the-edit', it: 'the-edit', fr: 'the-edit' },
  downloads: {
    es: 'descargas',
    en: 'downloads',
    de: 'downloads',
    it: 'download',
    fr: 'telechargements',
  },
  'where-to-buy': {
    es: 'donde-comprar',
    en: 'where-to-buy',
    de: 'haendler',
    it: 'dove-acquistare',
    fr: 'points-de-vente',
  },
  'professional-area': {
    es: 'area-profesional',
    en: 'professional-area',
    de: 'fachbereich',
    it: 'area-professionale',
    fr: 'espace-professionnel',
  },
} as const;

export type WebsitePlace = keyof typeof places;

/** A page of the manufacturer's site: `https://…/de/int/kontakt`. American English reads the English pages. */
export function websiteHref(
  origin: string,
  place: WebsitePlace,
  language: LanguageCode,
  catalogId: CatalogId,
): string {
  const spoken = spokenLanguage(language);
  const last = places[place][spoken];
  return `${origin}/${spoken}/${websitePaths[catalogId]}${last && `/${last}`}`;
}
