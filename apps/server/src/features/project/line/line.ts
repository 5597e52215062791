import type { Choices, Configuration } from '@lucerna/engine';

/**
 * One line as it is written: what the user chose, where it was looked up, and that day's result. Named as the
 * columns of `project_line`, since it travels to the database as one JSON record.
 */
export interface LineRecord {
  readonly id: string;
  readonly quantity: number;
  readonly model: string;
  readonly sub_family_id: number;
  readonly choices: Choices;
  readonly configuration: Configuration;
  readonly catalogue_revision: number;
  /** YYYY-MM-DD. */
  readonly evaluated_on: string;
  readonly reference: string;
  /** Minor units; null when there is no price. */
  readonly unit_gross: number | null;
  readonly sublevel: string | null;
  readonly price_trace: unknown;
  readonly bill_of_materials: unknown;
  readonly moq: number;
  readonly lead_time_weeks: number | null;
  readonly lumens: number;
  readonly watts: number;
  readonly net_weight_kg: number;
  readonly sheet: string;
  readonly facts: string;
}

/** The members of a JSON object without its braces, to be joined with others. */
export function jsonMembers(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
