import type { Catalogue } from '../../catalogue';
import { mapInSlices } from '../../../http/time-slice';
import type { StoredLine } from '../line/line';

interface Part {
  readonly reference: string;
  readonly name: string;
  readonly quantity: number;
}

/** A luminaire of a project as it was configured, with the lines that have it. */
export interface LineLuminaire {
  readonly reference: string;
  readonly name: string;
  /** Pieces in all lines together. */
  readonly quantity: number;
  /** In the order of the project. */
  readonly products: ReadonlySet<string>;
  /** The type marks of those lines that have one. */
  readonly marks: ReadonlySet<string>;
}

/** The luminaires of lines, each that is configured differently once, in the order in which they come. */
export async function luminairesOf(
  catalogue: Catalogue,
  lines: readonly StoredLine[],
): Promise<LineLuminaire[]> {
  const found = new Map<
    string,
    Part & { quantity: number; readonly products: Set<string>; readonly marks: Set<string> }
  >();
  await mapInSlices(lines, (line) => {
    for (const part of litParts(catalogue, line)) {
      const known = found.get(part.reference) ?? {
        ...part,
        quantity: 0,
        products: new Set<string>(),
        marks: new Set<string>(),
      };
      known.quantity += part.quantity * line.quantity;
      known.products.add(line.id);
      if (line.mark !== '') known.marks.add(line.mark);
      found.set(part.reference, known);
    }
  });
  return [...found.values()];
}

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
