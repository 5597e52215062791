import type { SubmittalDocument } from '../submittal/document';
import type { ScheduleCell, ScheduleSymbol } from './cell';

/** Rows of a schedule under one title. */
export interface ScheduleGroup {
  /** Where they are; empty where all stand together. */
  readonly title: string;
  /** Each in the order of the columns. */
  readonly rows: readonly (readonly ScheduleCell[])[];
}

/** The types of luminaire of a project as a table by itself, on its side. Texts are in the language of the document. */
export interface ScheduleDocument extends Pick<
  SubmittalDocument,
  'brand' | 'createdOn' | 'foot' | 'paper' | 'title' | 'project' | 'facts'
> {
  readonly columns: readonly string[];
  /** The places of the columns with words of any length. */
  readonly wide: readonly number[];
  /** What the cells with a symbol show. */
  readonly symbols: readonly ScheduleSymbol[];
  readonly groups: readonly ScheduleGroup[];
}
