import type { Block, Fact, ProductDocument } from '../product/document';
import type { ScheduleCell, ScheduleSymbol } from '../schedule/cell';

/** One document of a type, as it stands in a submittal. Texts are in the language of the document. */
export interface SubmittalSection {
  /** What kind of document it is. */
  readonly title: string;
  readonly line: string;
  readonly pages: readonly (readonly Block[])[];
}

/** A type of luminaire with all that is submitted of it. */
export interface SubmittalType {
  /** Its type mark; a dash where it has none. */
  readonly mark: string;
  readonly collection: string;
  readonly name: string;
  /** Its reference, or the code of a creation. */
  readonly code: string;
  /** Its row of the schedule, in the order of the columns, without the page. */
  readonly row: readonly ScheduleCell[];
  readonly sections: readonly SubmittalSection[];
}

/** A document of the maker's own, which stands in the submittal as it is, or why it does not. */
export interface MakersDocument {
  readonly title: string;
  /** The marks or names of the types that it is of. */
  readonly types: readonly string[];
  /** What kind it is, how many pages follow. */
  readonly facts: readonly Fact[];
  /** Its pages; null where it is only named. */
  readonly pages: number | null;
  /** Why it is only named. */
  readonly note: string;
}

/** What a contractor hands in for approval: cover, schedule with an index, and the documents of each type. */
export interface SubmittalDocument extends Pick<
  ProductDocument,
  'brand' | 'createdOn' | 'foot' | 'units' | 'scale'
> {
  readonly paper: 'a4' | 'us-letter' | 'us-tabloid';
  /** What it is called. */
  readonly title: string;
  readonly project: string;
  /** On the cover: for whom, which revision, of which day. */
  readonly facts: readonly Fact[];
  /** The box that the reviewer fills. */
  readonly approval: {
    readonly title: string;
    readonly choices: readonly string[];
    readonly fields: readonly string[];
  };
  readonly schedule: {
    readonly title: string;
    /** The last is the page, which is not in the rows. */
    readonly columns: readonly string[];
    /** The places of the columns with words of any length: they share the room that the others leave, by what is in them. */
    readonly wide: readonly number[];
    /** What the cells with a symbol show. */
    readonly symbols: readonly ScheduleSymbol[];
  };
  readonly types: readonly SubmittalType[];
  /** Behind the types. */
  readonly makers: {
    readonly title: string;
    /** What it is, of which types, its pages, and where it begins. */
    readonly columns: readonly [title: string, types: string, pages: string, page: string];
    /** Before the pages of each: whose they are. */
    readonly lead: string;
    readonly documents: readonly MakersDocument[];
  };
}
