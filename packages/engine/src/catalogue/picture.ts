/** What a picture of the maker's shows of a luminaire: by itself, in a room, a part of it, or a finish alone. */
export type PictureRole = 'product' | 'ambient' | 'detail' | 'sample';

/** A picture that the maker took of a luminaire, made in some widths. */
export interface MakerPicture {
  /** Names its content, and with it its addresses. */
  readonly content: string;
  readonly role: PictureRole;
  /** The code of the finish that it shows; absent where the maker does not say. */
  readonly finish?: string;
  /** The code of the temperature of its light. */
  readonly temperature?: string;
  /** One of two that are added: the luminaire without its light, or its light alone. Absent: lit, as it is. */
  readonly layer?: 'unlit' | 'light';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths in which it can be read, rising. */
  readonly widths: readonly number[];
  /** Whether it can be read as AVIF too; it always can as WebP. */
  readonly hasAvif: boolean;
  /** A tiny one, as an address of data. */
  readonly placeholder: string;
}

/** What a picture is to show. */
export interface WantedPicture {
  readonly finish?: string;
  readonly temperature?: string;
}

export interface ChosenPicture {
  readonly picture: MakerPicture;
  /** The light that is added to it; none where it is lit as it is, or where the maker has no such layer. */
  readonly lights: readonly MakerPicture[];
  /** The finish that it shows in place of the one that was wanted. */
  readonly otherFinish?: string;
}

/** 0 shows what is wanted, or nothing is; 1 may show it; 2 shows another one. */
const likeness = (shown: string | undefined, wanted: string | undefined): number =>
  wanted === undefined || shown === wanted ? 0 : shown === undefined ? 1 : 2;

/**
 * The picture of a luminaire by itself that shows best what was configured: its finish before its light, then the one that comes
 * first in the feed. Null where the maker has none.
 */
export function choosePicture(
  pictures: readonly MakerPicture[],
  wanted: WantedPicture,
): ChosenPicture | null {
  const products = pictures.filter(({ role }) => role === 'product');
  const lightsOf = (unlit: MakerPicture) =>
    products.filter(
      ({ layer, finish, width, height }) =>
        layer === 'light' && finish === unlit.finish && width === unlit.width && height === unlit.height,
    );
  const rank = (picture: MakerPicture): readonly number[] => {
    const lights = picture.layer === 'unlit' ? lightsOf(picture) : null;
    const shown =
      lights?.find(({ temperature }) => temperature === wanted.temperature) ?? lights?.[0] ?? picture;
    return [
      likeness(picture.finish, wanted.finish),
      // One without any light is the last of its finish.
      lights?.length === 0 ? 1 : 0,
      likeness(shown.temperature, wanted.temperature),
      lights ? 0 : 1,
    ];
  };
  const [best] = products
    .filter(({ layer }) => layer !== 'light')
    .map((picture, at) => ({ picture, rank: [...rank(picture), at] }))
    .sort((one, other) => compare(one.rank, other.rank));
  if (!best) return null;
  const { picture } = best;
  const isOther = likeness(picture.finish, wanted.finish) === 2;
  return {
    picture,
    lights: picture.layer === 'unlit' ? lightsOf(picture) : [],
    ...(isOther && picture.finish !== undefined && { otherFinish: picture.finish }),
  };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, place) => each !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The light that stands for a temperature: that of it, else one that says none, else the first. */
export const lightFor = (
  lights: readonly MakerPicture[],
  temperature: string | undefined,
): MakerPicture | undefined =>
  lights.find((each) => each.temperature === temperature) ??
  lights.find((each) => each.temperature === undefined) ??
  lights[0];
