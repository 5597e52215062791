import type { NewArrangement } from '@lucerna/contract';
import type { BillOfMaterials, Evaluation } from '@lucerna/engine';
import type { EvaluatedProduct, StoredEvaluation } from '../../../database/stored/line-evaluation';
import type { LineArrangement } from '../../../database/tables/project-structure';

/** An evaluation with what is asked about in the database: a row of `line_evaluation`. */
export interface LineEvaluation extends EvaluatedProduct {
  readonly model: string;
  readonly reference: string;
  /** Minor units; null when there is no price. */
  readonly unitGross: number | null;
  readonly sublevel: string | null;
  readonly catalogueRevision: number;
  /** YYYY-MM-DD. */
  readonly evaluatedOn: string;
}

/** A line to write, with the parts of its evaluation that are seldom read. */
export interface NewLine extends LineEvaluation {
  readonly offeredUntil: StoredEvaluation['offeredUntil'];
  readonly id: string;
  readonly quantity: number;
  /** The steps of the price; null where there is none, and of a creation, whose bill has those of every part. */
  readonly priceTrace: Evaluation['price'];
  readonly billOfMaterials: BillOfMaterials;
  /** Of one that is added: where it goes. */
  readonly arrangement?: NewArrangement;
}

/** Each field by its name, what may be absent too: one that is forgotten does not compile. */
export type EachField<Row> = { readonly [Name in keyof Required<Row>]: Row[Name] };

/** A line as it is read. */
export interface StoredLine extends LineEvaluation, LineArrangement {
  readonly id: string;
  readonly quantity: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
  /** Another one after every write of its evaluation. */
  readonly evaluationVersion: string;
}
