import type { PictureNote } from '../../../database/tables/picture';

/** A picture of a feed as a revision has it: by its content. */
export interface StoredPicture {
  readonly content: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly notes: readonly PictureNote[];
}

/** What the keys of all pictures begin with. */
export const picturePrefix = 'pictures/';

const folderOf = (content: string) => `${picturePrefix}${content.slice(0, 2)}`;

/** Where the file is stored as it came. */
export const originalKey = (content: string): string => `${folderOf(content)}/${content}`;

/** Where one of the pictures is stored that were made of it. */
export const madeKey = (content: string, width: number, type: string): string =>
  madeKeyOf(`${content}-${width}.${type}`);

/** The same, by the name of its file. */
export const madeKeyOf = (name: string): string => `${folderOf(name)}/${name}`;
