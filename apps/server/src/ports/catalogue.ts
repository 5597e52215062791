import type { FlagValues, MakersDocumentKind } from '@lucerna/contract';
import type {
  Article,
  BodyDescription,
  CatalogId,
  Currency,
  ExclusionRule,
  Finish,
  LanguageCode,
  MakerPicture,
  Localized,
  Model,
  ModelSheet,
  PreparedModel,
  Result,
  Variation,
  WorkCalendar,
} from '@lucerna/engine';

export interface Subfamily {
  readonly id: number;
  readonly name: string;
  readonly familyId: number;
  readonly configuratorType: { readonly id: number; readonly description: string };
  readonly description: Localized;
  readonly lampSizeFamily: string | null;
  readonly umbrellaModel: string | null;
  readonly prefixCode: string;
  readonly docsWebV2: boolean;
}

interface Described {
  readonly id: number;
  readonly description: Localized;
}

export interface ApplicationLocation {
  readonly id: number;
  readonly application: Described;
  readonly location: Described;
}

export interface Rate {
  readonly id: number;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly name: string;
}

/** An accent and what stands with it, each `#rrggbb`. */
export interface AccentColours {
  readonly accent: string;
  readonly hover: string;
  readonly onAccent: string;
  readonly focus: string;
}

/** The maker's accent in both themes. */
export interface AccentTheme {
  readonly light: AccentColours;
  readonly dark: AccentColours;
}

/** A drawing that came with the feed, cleaned. Width and height are those of its view box. */
interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A file of the maker's typeface. */
export interface Typeface {
  readonly format: 'woff2' | 'truetype' | 'opentype';
  readonly from: number;
  readonly to: number;
  readonly family: string | null;
  readonly base64: string;
}

/** How the maker looks: on pages, in letters and documents. */
export interface BrandLook {
  readonly accent: AccentTheme;
  /** On light and on dark ground; null where the name stands in its place. */
  readonly logo: Drawing | null;
  readonly logoOnDark: Drawing | null;
  readonly icon: Drawing | null;
  /** None where the product's own typeface stands. */
  readonly typefaces: readonly Typeface[];
}

/** A PDF of the maker's own, and what it is of. */
export interface MakersDocument {
  readonly kind: MakersDocumentKind;
  readonly title: Localized;
  readonly subFamilies: readonly number[];
  readonly models: readonly string[];
  /** Without them it is for all. */
  readonly catalogs?: readonly CatalogId[] | undefined;
  readonly languages?: readonly LanguageCode[] | undefined;
  /** By which its bytes are read. */
  readonly hash: string;
  readonly bytes: number;
  readonly pages: number;
}

/** Whom to ask, in a market and a language. */
export interface Contact {
  readonly name: Localized;
  readonly email?: string;
  readonly phone?: string;
  /** When somebody answers. */
  readonly hours?: Localized;
}

/** A page of the maker's own: terms, privacy, who is responsible. */
export interface LegalPage {
  readonly id: string;
  readonly title: Localized;
  /** In the product: paragraphs between empty lines, headings that begin with `## `, entries that begin with `- `. */
  readonly text?: Localized;
  /** On the maker's own site. */
  readonly address?: Localized;
  readonly catalogs?: readonly CatalogId[];
}

/** What the feed says of the maker; the texts have all six languages. */
interface BrandTexts {
  readonly name: string;
  readonly slogan: Localized;
  readonly description: Localized;
  /** The origin of the maker's own site. */
  readonly website?: string;
}

/** Who sells in a market: legal data and conditions. */
export interface Seller {
  readonly legalName: string;
  readonly taxNumber: string;
  readonly address: {
    readonly street: string;
    readonly postalCode?: string;
    readonly city: string;
    readonly region?: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
  };
  readonly register?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly bank?: { readonly name: string; readonly account: string; readonly code?: string };
  /** `{weeks}` is the place of the lead time. */
  readonly conditions: {
    readonly payment?: Localized;
    readonly delivery?: Localized;
    readonly leadTime?: Localized;
    readonly leadTimeUnknown?: Localized;
    /** Of a quote with prices. */
    readonly prices?: Localized;
    readonly others: readonly Localized[];
  };
}

/** A place where a collection is used, with the models offered there in each catalogue. */
interface CollectionPlace {
  readonly location: ApplicationLocation;
  readonly models: Readonly<Record<CatalogId, number>>;
}

/** A collection with what its card and its page show. */
export interface Collection {
  readonly subFamily: Subfamily;
  readonly name: Localized;
  readonly line: Localized;
  readonly paragraph: Localized;
  readonly designer: string | null;
  readonly images: readonly string[];
  /** Without those that are ignored for the subfamily (spec C9: 4, 5, 6 for 225). */
  readonly places: readonly CollectionPlace[];
  /** Real models in the feed's order, inactive ones included. */
  readonly models: readonly Model[];
}

/** The flags that change what every sheet says. */
export type CatalogueSwitches = Pick<FlagValues, 'rules' | 'filterControlMforCP'>;

export interface WantedModels {
  readonly models: readonly string[];
  /** Those of the feed, too: for who draws a model or builds a creation. Without them a model has no body and no looks. */
  readonly documents?: boolean;
}

/** One revision of the catalogue in memory. Never changes. */
export interface Catalogue {
  /** 0 before the first import: everything is empty then. */
  readonly revision: number;
  readonly brand: BrandTexts | null;
  /** The maker's name; ours before the first import. */
  readonly brandName: string;
  readonly look: BrandLook;
  /** Whom a reader of a language asks who buys in a market; null where the feed names nobody. */
  contact(language: LanguageCode, catalogId: CatalogId): Contact | null;
  /** In the feed's order. */
  legalPages(catalogId: CatalogId): readonly LegalPage[];
  /** The maker's own PDFs of a model that are for a market and a language, in the feed's order. */
  makersDocuments(
    of: Pick<Model, 'model' | 'subFamily'>,
    catalogId: CatalogId,
    language: LanguageCode,
  ): readonly MakersDocument[];
  /** What the feed says of who sells in a market; null where it says nothing. */
  seller(catalogId: CatalogId): Seller | null;
  /** On which days goods leave for who buys in a market: those of the seller's country. */
  workCalendar(catalogId: CatalogId): WorkCalendar;
  /** In the feed's order. */
  readonly models: ReadonlyMap<string, Model>;
  readonly subfamilies: ReadonlyMap<number, Subfamily>;
  /** In the feed's order. */
  readonly collections: ReadonlyMap<number, Collection>;
  readonly applicationLocations: readonly ApplicationLocation[];
  readonly rates: readonly Rate[];
  /** How the finishes look, by their code. */
  readonly finishes: ReadonlyMap<string, Finish>;
  /** The body of a model; null where the maker says only how large it is. */
  body(model: string): BodyDescription | null;
  /** Base articles of a catalogue in the feed's order. */
  articles(catalogId: CatalogId): readonly Article[];
  article(catalogId: CatalogId, model: string): Article | null;
  variations(catalogId: CatalogId, model: string): readonly Variation[];
  rules(subFamilyId: number): readonly ExclusionRule[];
  /** A small file of the feed by its name without `.json`, or undefined. */
  document(name: string): unknown;
  /** Everything to configure a model, with prices; null for a model that does not exist. */
  modelSheet(catalogId: CatalogId, model: string): ModelSheet | null;
  /** The model compiled for a day (YYYY-MM-DD); those used last are remembered. Problems as of `prepareModel`; `article-not-found` for an unknown model. */
  prepared(catalogId: CatalogId, model: string, today: string): Result<PreparedModel>;
  /** The models offered in a catalogue, in the feed's order; of one subfamily, or of all. */
  offered(catalogId: CatalogId, subFamilyId?: number): readonly Model[];
  /** The models of a subfamily that have what it takes to be configured, complements among them, in the feed's order. */
  configurable(catalogId: CatalogId, subFamilyId: number): readonly Model[];
  /** Offered today: active, of the catalogue, not an umbrella, with an article there. */
  isOffered(catalogId: CatalogId, model: Model): boolean;
  /** The same revision as the flags want it; remembered. */
  under(switches: CatalogueSwitches): Catalogue;
}

/** The maker's pictures of the revision in force, as far as they are made. */
export interface MakerPictures {
  /** Those of a model in the order of the feed; of a room those that show a whole collection, too. */
  of(model: string): readonly MakerPicture[];
  /** Those of a room that show a collection. */
  ofCollection(subFamilyId: number): readonly MakerPicture[];
  /** Finishes by themselves, by their code. */
  sample(finish: string): MakerPicture | null;
  /** Whether the feed has any of a luminaire by itself: most makers begin without. */
  readonly isAnyOfModels: boolean;
  /** The collections that are shown in a room. */
  readonly collections: readonly number[];
  /** How many there are, how many can be read, and which are broken; changes with each that is made. */
  readonly progress: PictureProgress;
}

export interface PictureProgress {
  readonly total: number;
  /** So many can be shown. */
  readonly made: number;
  /** So many of these are there as WebP and wait for AVIF. */
  readonly avifWaiting: number;
  readonly broken: readonly { readonly file: string; readonly reason: string }[];
}

/** The catalogue of this node: the revision in force in memory, older ones on demand. */
export interface CatalogueHolder {
  /** The revision in force; empty with revision 0 before the first import. */
  current(): Catalogue;
  /** Those of the revision in force. */
  pictures(): MakerPictures;
  /**
   * Runs the work on a stored revision of which at least these models are loaded, and those that the work asks for: what
   * a line of a project needs. The work may run more than once. Rejects for a number that was never imported.
   */
  on<T>(revision: number, wanted: WantedModels, work: (catalogue: Catalogue) => T): Promise<T>;
  /** Looks which revision is in force and loads it if it is another one. */
  refresh(): Promise<void>;
}
