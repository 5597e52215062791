import type { CompositionSummary, NewArrangement } from '@lucerna/contract';
import type { Availability, BillOfMaterials, Choices, Configuration, Problem } from '@lucerna/engine';
import type { LineArrangement } from '../../../database/tables/project-structure';

/** Some equal parts of a product: what one costs in minor units, how many there are, by which discount. */
export type PricedPart = readonly [unitGross: number, quantity: number, sublevel: string | null];

/** What the engine said of a product on the day its line was evaluated: the column `evaluation`. */
export interface EvaluatedProduct {
  readonly type: 'REGULAR' | 'CREATION';
  readonly name: string;
  readonly kind: string;
  readonly familyId: number;
  readonly subFamily: { readonly id: number; readonly name: string };
  readonly configuratorType: { readonly id: number; readonly description: string };
  readonly category: { readonly id: number; readonly description: string };
  readonly choices: Choices;
  readonly configuration: Configuration;
  readonly moq: number;
  readonly leadTimeWeeks: number | null;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  readonly applicationLocation: number | null;
  readonly availability: Availability;
  /** The last day on which availability and problems are as said; null: for ever. Absent in lines of older releases. */
  readonly offeredUntil?: string | null;
  /** Why it cannot be ordered in its quantity; empty when it can. */
  readonly problems: readonly Problem[];
  /** 1 once it was checked against a catalogue and nothing stood against it (CFG-13). */
  readonly validation: { readonly status: number };
  /** A configurator made it; what it is made of is in `project_creation`. */
  readonly hasCreation?: true;
  readonly compositions?: CompositionSummary[];
  /** What the price is made of where that is more than one piece: each is discounted, and rounded, by itself. */
  readonly pricedParts?: readonly PricedPart[];
}

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
  readonly id: string;
  readonly quantity: number;
  /** The steps of the price; null where there is none, and of a creation, whose bill has those of every part. */
  readonly priceTrace: unknown;
  readonly billOfMaterials: BillOfMaterials;
  /** Of one that is added: where it goes. */
  readonly arrangement?: NewArrangement;
}

/** A line as it is read. */
export interface StoredLine extends LineEvaluation, LineArrangement {
  readonly id: string;
  readonly quantity: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
  /** Another one after every write of its evaluation. */
  readonly evaluationVersion: string;
}
