import type { ModelSheet } from '../catalogue/sheet';
import type { Result } from '../problem';

/** A model compiled once for one day; immutable. */
export interface PreparedModel {
  readonly sheet: ModelSheet;
  readonly today: string;
}

export function prepareModel(sheet: ModelSheet, today: string): Result<PreparedModel> {
  throw new Error(`${sheet.model.model} ${today}`);
}
