import { gtinOf, inEachLanguage, type CatalogId, type Localized, type Model } from '@lucerna/engine';
import type { Catalogue } from '../../catalogue';
import type { StoredLine } from '../line/line';

/** A product as lists for other programs have it, each reference once. */
export interface ListedProduct {
  readonly reference: string;
  readonly name: Localized;
  /** The line of its collection; null where it has none. */
  readonly description: Localized | null;
  /** Of its finish; null of a composition. */
  readonly finish: Localized | null;
  /** What the catalogue of today knows of its model; null of a composition and of what left the catalogue. */
  readonly model: Model | null;
  /** Null where it belongs to another configuration of the model. */
  readonly gtin: string | null;
  readonly kelvin: number | null;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  readonly leadTimeWeeks: number | null;
  readonly moq: number;
  /** Minor units of the currency of the project, as its line has it; null where there is no price. */
  readonly unitGross: number | null;
  /** Type marks of its lines. */
  readonly marks: readonly string[];
}

/** What a list tells of a line, or of what is not in a project. */
export type Listable = Pick<
  StoredLine,
  | 'type'
  | 'reference'
  | 'model'
  | 'name'
  | 'subFamily'
  | 'configuration'
  | 'lumens'
  | 'watts'
  | 'netWeightKg'
  | 'leadTimeWeeks'
  | 'moq'
  | 'unitGross'
  | 'mark'
>;

/** The products of lines, each reference once, in the order of the lines. */
export function listedProducts(
  catalogue: Catalogue,
  catalogId: CatalogId,
  lines: readonly Listable[],
): readonly ListedProduct[] {
  const found = new Map<string, ListedProduct & { readonly marks: string[] }>();
  for (const line of lines) {
    const known = found.get(line.reference) ?? listed(catalogue, catalogId, line);
    found.set(line.reference, known);
    if (line.mark !== '' && !known.marks.includes(line.mark)) known.marks.push(line.mark);
  }
  return [...found.values()];
}

function listed(
  catalogue: Catalogue,
  catalogId: CatalogId,
  line: Listable,
): ListedProduct & { readonly marks: string[] } {
  const { reference, configuration, lumens, watts, netWeightKg, leadTimeWeeks, moq, unitGross } = line;
  const model = line.type === 'CREATION' ? null : (catalogue.models.get(line.model) ?? null);
  const variations = model ? catalogue.variations(catalogId, model.model) : [];
  const variationOf = (type: string, modifier: string | undefined) =>
    variations.find((each) => each.type === type && each.modifier === modifier);
  const kelvin = variationOf('temperature', configuration.temperature)?.value;
  return {
    reference,
    name: model?.names ?? inEachLanguage(() => line.name),
    description: catalogue.collections.get(line.subFamily.id)?.line ?? null,
    finish: model ? (variationOf('color', configuration.color)?.description ?? null) : null,
    model,
    gtin: model && gtinOf(model, catalogue.article(catalogId, model.model), reference),
    kelvin: typeof kelvin === 'number' ? kelvin : null,
    ...{ lumens, watts, netWeightKg, leadTimeWeeks, moq, unitGross },
    marks: [],
  };
}
