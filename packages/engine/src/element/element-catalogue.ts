import type { Finish } from '../catalogue/row/finish';
import type { Canopy } from '../catalogue/row/canopy';
import type { DrawnSystem } from '../catalogue/row/drawn-system';
import type { ModelSheet } from '../catalogue/sheet';
import { prepareModel, type PreparedModel } from '../configuration/prepare-model';

/** What is known of a subfamily; a model of an unknown one cannot stand in a space. */
export interface ElementFamily {
  readonly id: number;
  readonly name: string;
}

/**
 * How elements find what they are made of: an element keeps a model's code, and all that follows from the model is
 * asked here. Answers must not change while trees are edited with the same catalogue; another object makes the index of
 * a space anew, so keep one.
 */
export interface ElementCatalogue {
  /** The prepared model, or null when the collection does not have it. */
  readonly model: (code: string) => PreparedModel | null;
  /** The subfamily, or null when there is no data of it. */
  readonly family: (id: number) => ElementFamily | null;
  readonly canopies: readonly Canopy[];
  /** The systems that can be drawn of its models. */
  readonly systems: readonly DrawnSystem[];
  /** How a finish looks, by its code; null where the maker does not say it. */
  readonly finish: (code: string) => Finish | null;
}

/** A catalogue of some prepared models, the subfamilies that they belong to and the systems drawn of them. */
export function elementCatalogue(
  models: Iterable<PreparedModel>,
  canopies: readonly Canopy[],
  systems: readonly DrawnSystem[] = [],
): ElementCatalogue {
  const byCode = new Map<string, PreparedModel>();
  const families = new Map<number, ElementFamily>();
  const finishes = new Map<string, Finish>();
  for (const each of models) {
    byCode.set(each.sheet.model.model, each);
    families.set(each.sheet.model.subFamily.id, each.sheet.model.subFamily);
    for (const finish of each.sheet.finishes ?? []) finishes.set(finish.code, finish);
  }
  return {
    model: (code) => byCode.get(code) ?? null,
    family: (id) => families.get(id) ?? null,
    canopies,
    systems,
    finish: (code) => finishes.get(code) ?? null,
  };
}

/**
 * The same of the sheets of models as plain data, as they are on a day (YYYY-MM-DD): for a reader that only places and draws
 * them, which asks no rule. A model that cannot be prepared is left out.
 */
export function catalogueOfSheets({
  sheets,
  canopies,
  systems,
  day,
}: {
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  readonly systems: readonly DrawnSystem[];
  readonly day: string;
}): ElementCatalogue {
  const models = sheets.flatMap((sheet) => {
    const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
    return prepared.ok ? [prepared.value] : [];
  });
  return elementCatalogue(models, canopies, systems);
}
