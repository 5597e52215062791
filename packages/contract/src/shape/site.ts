import { catalogIds } from '@lucerna/engine';
import { z } from 'zod';
import { socialProvider } from './access';
import { catalogId, languageCode, rows } from './common';
import { flagValues } from './flag';
import { workCalendar } from './work-calendar';

/** Domains of texts (REF-02). */
export const textDomains = ['eproject', 'widgets', 'common-front'] as const;
export const textDomain = z.enum(textDomains);

/**
 * The texts of one domain in one language: key to ICU message, or, where compiled ones were asked for, to the elements of a
 * message that takes arguments.
 */
export const textFile = z.record(z.string(), z.union([z.string(), z.array(z.unknown())]));

/** A language of the interface (P3). */
export const language = z.object({
  id: z.int(),
  isoCode: languageCode,
  locale: z.string(),
  description: z.string(),
});
export const languageList = rows(language);

/** What a browser needs before it knows anything else (P7, GET /config.json). */
export const siteConfig = z.object({
  brand: z.string(),
  defaultLanguage: languageCode,
  defaultCatalog: catalogId,
  languages: z.array(languageCode),
  socketPath: z.string(),
  demo: z.boolean(),
  /** The address of the app, for views on an origin of their own; null for the one that was asked. */
  appOrigin: z.string().nullable(),
  /** The origin of the embedded sign-in; null for the app's own. */
  authOrigin: z.string().nullable(),
  /** The origins whose pages may show the framed configurator and speak with it (RTE-04). */
  frameOrigins: z.array(z.string()),
  /** The social channels that this installation offers. */
  social: z.array(socialProvider),
  /** The flags of whoever asks (FLG-01): their values, never the rules behind them. */
  flags: flagValues,
  /** Whether this browser may overrule flags for itself: `lucerna.flags` in its storage. */
  flagOverrides: z.boolean(),
  /** Where failures are reported by Sentry's protocol (ERR-01); null for nowhere. */
  errorReporting: z.object({ dsn: z.string(), environment: z.string(), release: z.string() }).nullable(),
  /** Whether an administrator approves each professional before prices are shown. */
  approveAccounts: z.boolean(),
  /** For how many days a key for machines works at most. */
  keyDays: z.int(),
  /** Names how the catalogue's pictures look now: with it in their address (`revision`) they may be kept for ever. */
  pictures: z.string(),
  /**
   * Of what the manufacturer has pictures of its own: whether of luminaires by themselves, and of which collections in a room, with the
   * address of each. The first 300: who has more is shown drawn ones behind them.
   */
  photographs: z.object({
    models: z.boolean(),
    collections: z.record(z.string(), z.string()).meta({ maxProperties: 300 }),
  }),
  /** The origin of the manufacturer's own site (C2, external links); null where there is none. */
  website: z.string().nullable(),
  /** A reference of each catalogue, to show how they are written; none of a catalogue without articles. */
  referenceExamples: z.array(z.object({ catalogId, reference: z.string() })).max(catalogIds.length),
  /** On which days goods of each catalogue leave. */
  workCalendars: z.array(z.object({ catalogId, calendar: workCalendar })).max(catalogIds.length),
});

/** The id of a page of the maker's own, as it stands in the path. */
export const legalPageId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** What stands at the foot of every page: whom to ask, and the maker's own pages. */
export const siteFoot = z.object({
  /** Null where the maker names nobody for this market and language. */
  contact: z
    .object({
      name: z.string(),
      email: z.string().optional(),
      phone: z.string().optional(),
      /** When somebody answers. */
      hours: z.string().optional(),
    })
    .nullable(),
  /** `address`: on the maker's own site; without one it is a page here. */
  legalPages: z
    .array(z.object({ id: legalPageId, title: z.string(), address: z.string().optional() }))
    .max(12),
});

/** A page of the maker's own, as it is read from top to bottom. */
export const legalPage = z.object({
  id: legalPageId,
  title: z.string(),
  blocks: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('heading'), text: z.string() }),
        z.object({ kind: z.literal('paragraph'), text: z.string() }),
        z.object({ kind: z.literal('list'), entries: z.array(z.string()).max(2000) }),
      ]),
    )
    .max(2000),
});

export type LegalPage = z.infer<typeof legalPage>;
export type SiteFoot = z.infer<typeof siteFoot>;
export type Language = z.infer<typeof language>;
export type SiteConfig = z.infer<typeof siteConfig>;
export type TextDomain = (typeof textDomains)[number];
