import type { Catalogue } from '../../catalogue';
import type { StoredLine } from '../line/line';

/** A luminaire of a project as it was configured, with the lines that have it. */
export interface LineLuminaire {
  readonly reference: string;
  readonly name: string;
  /** Pieces in all lines together. */
  readonly quantity: number;
  /** In the order of the project. */
  readonly products: readonly string[];
  /** The type marks of those lines that have one. */
  readonly marks: readonly string[];
}

type Part = Pick<LineLuminaire, 'reference' | 'name' | 'quantity'>;

/** The luminaires of lines, each that is configured differently once, in the order in which they come. */
export function luminairesOf(catalogue: Catalogue, lines: readonly StoredLine[]): LineLuminaire[] {
  const found = new Map<string, LineLuminaire>();
  for (const line of lines) {
    for (const { reference, name, quantity } of litParts(catalogue, line)) {
      const known = found.get(reference);
      const pieces = quantity * line.quantity;
      found.set(reference, {
        reference,
        name,
        quantity: (known?.quantity ?? 0) + pieces,
        products: withOne(known?.products, line.id),
        marks: line.mark === '' ? (known?.marks ?? []) : withOne(known?.marks, line.mark),
      });
    }
  }
  return [...found.values()];
}

const withOne = (known: readonly string[] = [], one: string): readonly string[] =>
  known.includes(one) ? known : [...known, one];

/** A luminaire is one part of its own; a creation has those of its compositions. */
function litParts(catalogue: Catalogue, line: StoredLine): readonly Part[] {
  if (!line.compositions)
    return line.lumens > 0 ? [{ reference: line.reference, name: line.name, quantity: 1 }] : [];
  return line.compositions.flatMap(({ parts }) =>
    parts.flatMap(({ kind, code, model, quantity }) => {
      if (kind !== 'article' || model === null) return [];
      const known = catalogue.models.get(model);
      // One that left the catalogue is told as missing; an article that gives no light is none.
      const isLit = !known || (known.technicalData.lumens ?? 0) > 0;
      return isLit ? [{ reference: code, name: known?.name ?? model, quantity }] : [];
    }),
  );
}
