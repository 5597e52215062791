import type { PictureNote } from '../../../database/tables/picture';
import { documentOf } from '../revision/documents';
import type { FeedWarnings } from '../feed/warning';
import { pictureName } from './picture-index';

const said: Readonly<Record<PictureNote, string>> = {
  colours: 'its colours are those of a press (CMYK), and are made those of screens',
  depth: 'it has more than 8 bits a colour, of which 8 are shown',
  animation: 'it moves, of which the first picture is shown',
};

/** Warns of what of a picture is not shown, and of files that no row of the index names. */
export function warnOfPictures(documents: ReadonlyMap<string, unknown>, warnings: FeedWarnings): void {
  const feed = { document: (name: string) => documents.get(name) };
  const named = new Set((documentOf(feed, 'pictures/index') ?? []).map(({ file }) => `pictures/${file}`));
  for (const name of documents.keys()) {
    if (!isPicture(name)) continue;
    for (const note of documentOf(feed, name)?.notes ?? [])
      warnings.add('pictureChanged', { file: name }, { what: said[note] });
    if (!named.has(name)) warnings.add('pictureUnused', { file: name });
  }
}

export const isPicture = (name: string): name is `pictures/${string}.${string}` => pictureName.test(name);
