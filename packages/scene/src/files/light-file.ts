/** The light file of an article, as it is delivered beside a file that points to it. */
export interface LightFile {
  readonly reference: string;
  /** A name that every file system takes, with its extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Where light files stand beside what points to them. */
export const placeOf = ({ name }: LightFile): string => `photometry/${name}`;
