import type { NamedModel, PlaceOf } from '../feed/document/places';
import type { FeedProblems } from '../feed/problem';
import type { IndexedPicture, PictureIndex } from './picture-index';
import type { StoredPicture } from './stored-picture';

const file = 'pictures/index.json';

/** The files that an index names, with their pictures. */
export type PicturesByFile = (name: string) => StoredPicture | undefined;

/** What the two layers of a picture have in common. */
const ofPair = (row: IndexedPicture, model: string) =>
  [model, row.role, 'finish' in row ? (row.finish ?? '') : ''].join();

/** Checks what the index names against the files: that they are there, and that layers can be added to each other. */
export function checkPictureIndex(
  index: PictureIndex,
  pictureOf: PicturesByFile,
  placeOf: PlaceOf,
  problems: FeedProblems,
): void {
  const unlit = new Map<string, StoredPicture>();
  index.forEach((row, at) => {
    const stored = pictureOf(row.file);
    if (!stored)
      return problems.add('unknownFile', placeOf(file, [at, 'file']), { name: `pictures/${row.file}` });
    if (row.role === 'product' && row.layer === 'unlit')
      for (const model of row.models) unlit.set(ofPair(row, model), stored);
  });
  index.forEach((row, at) => {
    const stored = pictureOf(row.file);
    if (row.role === 'ambient' && row.models.length === 0 && row.subFamilyId === undefined)
      problems.add('missing', placeOf(file, [at, 'models']));
    if (!stored || row.role !== 'product' || row.layer !== 'light') return;
    for (const model of row.models) {
      const under = unlit.get(ofPair(row, model));
      const place = placeOf(file, [at, 'layer']);
      if (!under) problems.add('layerAlone', place, { model });
      else if (under.width !== stored.width || under.height !== stored.height)
        problems.add('layerSize', place, {
          size: `${stored.width} × ${stored.height}`,
          other: `${under.width} × ${under.height}`,
        });
    }
  });
}

/** Every model that the index names. */
export const modelsOfPictures = (index: PictureIndex, placeOf: PlaceOf): readonly NamedModel[] =>
  index.flatMap((row, at) =>
    ('models' in row ? row.models : []).map((model, each) => ({
      model,
      place: () => placeOf(file, [at, 'models', each]),
    })),
  );
