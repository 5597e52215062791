/** One entity of a DXF: its kind and its pairs of group code and value, in their order. */
export interface DxfEntity {
  readonly kind: string;
  readonly pairs: readonly (readonly [code: number, value: string])[];
}

/** What of a DXF is drawn: entities, the blocks that they insert, and metres for each of its units when it says so. */
export interface DxfDocument {
  readonly entities: readonly DxfEntity[];
  readonly blocks: ReadonlyMap<string, readonly DxfEntity[]>;
  readonly metres: number | null;
}

/** Metres of `$INSUNITS`: inches, feet, miles, millimetres, centimetres, metres, kilometres; decimetres. */
const unitMetres: Readonly<Record<string, number>> = {
  ...{ '1': 0.0254, '2': 0.3048, '4': 0.001, '5': 0.01, '6': 1, '14': 0.1 },
};

/** Lines are read so many at a time, then the page gets its turn. */
const linesATurn = 40_000;

export const valueOf = ({ pairs }: DxfEntity, code: number): string | undefined =>
  pairs.find(([each]) => each === code)?.[1];

export const numberOf = (entity: DxfEntity, code: number, otherwise = 0): number => {
  const value = Number(valueOf(entity, code) ?? otherwise);
  return Number.isFinite(value) ? value : otherwise;
};

/** The pairs of a DXF text, in turns: yields nothing between them. Throws for a text that is no DXF. */
function* entitiesOf(lines: readonly string[]): Generator<undefined, DxfEntity[]> {
  const found: DxfEntity[] = [];
  let pairs: [number, string][] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const code = Number(lines[at]);
    if (!Number.isInteger(code)) throw new Error(`Line ${at + 1} is no group code.`);
    const value = lines[at + 1]!.trim();
    if (code === 0) {
      pairs = [];
      found.push({ kind: value, pairs });
    } else if (code === 9) {
      // A variable of the header stands like an entity of its name.
      pairs = [];
      found.push({ kind: value, pairs });
    } else pairs.push([code, value]);
    if (at % linesATurn === 0) yield;
  }
  return found;
}

/** Reads a DXF in turns. Throws for a text that is no DXF. */
export function* readDocument(text: string): Generator<undefined, DxfDocument> {
  const all = yield* entitiesOf(text.split(/\r\n|\r|\n/));
  const entities: DxfEntity[] = [];
  const blocks = new Map<string, DxfEntity[]>();
  let section = '';
  let block: DxfEntity[] = [];
  let metres: number | null = null;
  for (const each of all) {
    if (each.kind === 'SECTION') section = valueOf(each, 2) ?? '';
    else if (each.kind === 'ENDSEC') section = '';
    else if (each.kind === '$INSUNITS') metres = unitMetres[valueOf(each, 70) ?? ''] ?? null;
    else if (section === 'ENTITIES') entities.push(each);
    else if (section === 'BLOCKS' && each.kind === 'BLOCK') {
      block = [];
      blocks.set(valueOf(each, 2) ?? '', block);
    } else if (section === 'BLOCKS') block.push(each);
  }
  return { entities, blocks, metres };
}
