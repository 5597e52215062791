import { operations } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { choosePicture, type MakerPicture } from '@lucerna/engine';
import type { MakerPictures } from '../../ports/catalogue';

interface Wanted {
  readonly finish?: string;
  readonly temperature?: string;
  readonly installation?: string;
  /** Whole centimetres. */
  readonly height?: number;
  readonly ground: string;
  readonly revision?: string;
}

interface Reader {
  readonly width: number;
  /** Whether the browser reads AVIF. */
  readonly readsAvif: boolean;
}

/**
 * Where the picture is that shows a luminaire best. No word stands beside it, so that none of the maker's is taken that shows another
 * finish, and none to which light would have to be added: the luminaire is drawn then.
 */
export function modelPictureAddress(
  pictures: MakerPictures,
  model: string,
  { height, ...wanted }: Wanted,
  reader: Reader,
): string {
  const chosen = choosePicture(
    pictures.of(model).filter(({ layer }) => layer === undefined),
    wanted,
  );
  if (chosen && chosen.otherFinish === undefined) return fileAddress(chosen.picture, reader);
  const query = { ...wanted, ...(height !== undefined && { height: `${height}` }) };
  return addressOf(operations.getLuminairePicture.path, { params: { model }, query });
}

/** The maker's picture that a page shows of a model of which nothing is chosen; null where it is drawn, or needs light added. */
export function shownOfModel(pictures: MakerPictures, model: string): MakerPicture | null {
  const chosen = choosePicture(pictures.of(model), {});
  return chosen && chosen.picture.layer === undefined ? chosen.picture : null;
}

/** Where the picture of a collection is: the maker's first one of it in a room, or the drawn one. */
export function roomPictureAddress(
  pictures: MakerPictures,
  subFamilyId: number,
  wanted: { readonly ground: string; readonly revision?: string },
  reader: Reader,
): string {
  const [first] = pictures.ofCollection(subFamilyId);
  if (first) return fileAddress(first, reader);
  return addressOf(operations.getCollectionPicture.path, {
    params: { subFamilyId: `${subFamilyId}` },
    query: wanted,
  });
}

/** Pages show a collection as wide as this at most on most screens. */
const roomWidth = 960;
/** Every page reads where they are. */
const maxRooms = 300;

/** The address of the maker's first picture of each collection, by its id. In a format that every browser reads, since nobody tells here which do. */
export const roomPictureAddresses = (pictures: MakerPictures): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pictures.collections.slice(0, maxRooms).flatMap((id) => {
      const [first] = pictures.ofCollection(id);
      return first ? [[id, fileAddress(first, { width: roomWidth, readsAvif: false })]] : [];
    }),
  );

function fileAddress({ content, widths, hasAvif }: MakerPicture, { width, readsAvif }: Reader): string {
  const wide = widths.find((each) => each >= width) ?? widths.at(-1);
  return addressOf(operations.getPictureFile.path, {
    params: { file: `${content}-${wide}.${readsAvif && hasAvif ? 'avif' : 'webp'}` },
  });
}
