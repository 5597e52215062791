import { applyEdit, createSpace, elementCatalogue, prepareModel, storeCreation } from '@lucerna/engine';
import type { Canopy, Edit, ElementCatalogue, ModelSheet, Space, StoredCreation } from '@lucerna/engine';

interface CollectionAnswer {
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
}

/** The catalogue of one collection, read from a running server. */
async function catalogueFrom(
  url: string,
  headers: Readonly<Record<string, string>>,
  subFamilyId: number,
): Promise<ElementCatalogue> {
  const address = `${url}/api/v1/articles/collection-sheet?catalogId=16&subFamilyId=${subFamilyId}`;
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`The collection cannot be read: ${answer.status} ${await answer.text()}`);
  const { sheets, canopies } = (await answer.json()) as CollectionAnswer;
  const today = new Date().toISOString().slice(0, 10);
  const models = sheets.flatMap((sheet) => {
    const made = prepareModel(sheet, today);
    return made.ok ? [made.value] : [];
  });
  return elementCatalogue(models, canopies);
}

/** The edits that hang a number of Almar pendants in a grid, 0.6 m apart, each under its own canopy. */
function hanging(count: number, side: number, height: number): Edit[] {
  const cell = 0.6;
  return Array.from({ length: count }, (_, at) => {
    const position = {
      x: ((at % side) - (side - 1) / 2) * cell,
      y: height,
      z: (Math.floor(at / side) - (side - 1) / 2) * cell,
    };
    const model = ['2010', '2011', '2012'][at % 3]!;
    const edits: Edit[] = [
      { type: 'add', to: 'c', element: { type: 'cluster', id: `c${at}`, position } },
      { type: 'add', to: `c${at}`, element: { type: 'light', id: `l${at}`, model, position } },
    ];
    return { type: 'batch', edits };
  });
}

/** Metres of the plan. */
export interface RoomMeasures {
  readonly width: number;
  readonly depth: number;
}

/** A room with as many pendants as asked for, as a creation is stored. */
export async function hungRoom(
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
  plan?: RoomMeasures,
): Promise<StoredCreation> {
  const catalogue = await catalogueFrom(url, headers, 201);
  const side = Math.ceil(Math.sqrt(count));
  const size = side * 0.6 + 1;
  const made = createSpace({ id: 'hung', roomSize: { width: size, depth: size, ...plan, height: 4 } });
  if (!made.ok) throw new Error('The room cannot be made.');
  let space: Space = made.value;
  const first: Edit = { type: 'add', to: 'hung', element: { type: 'composition', id: 'c' } };
  for (const edit of [first, ...hanging(count, side, 4)]) {
    const next = applyEdit(space, edit, catalogue);
    if (!next.ok) throw new Error(`${JSON.stringify(edit)}: ${JSON.stringify(next.problems)}`);
    space = next.value;
  }
  return storeCreation({ space, drawing: null });
}
