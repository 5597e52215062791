import { writeEulumdat, writeIes, type Photometry } from '@lucerna/photometry';

/** How each format is written. Neither has a media type of its own that is registered. */
const writers = {
  ies: (photometry: Photometry): Uint8Array => Buffer.from(writeIes(photometry), 'latin1'),
  ldt: writeEulumdat,
};

export type LightFormat = keyof typeof writers;
export const lightFormats = ['ies', 'ldt'] as const satisfies readonly LightFormat[];

/** The bytes of a light file. */
export function writeLightFile(photometry: Photometry, format: LightFormat): Buffer {
  const written = writers[format](photometry);
  return Buffer.from(written.buffer, written.byteOffset, written.byteLength);
}
