/** Markers of a JPEG that stand in its data and lead nowhere: a byte that was escaped, restarts, and the end of a segment without a length. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
const isInData = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** ITU-T T.81, B.1: segments with their lengths, and after each start of a scan its data up to the next marker. */
function jpegEnds(bytes: Buffer): boolean {
  let at = 2;
  let isData = false;
  for (;;) {
    const found: number = isData ? bytes.indexOf(0xff, at) : at;
    if (found < 0 || found + 1 >= bytes.length) return false;
    const marker: number = bytes[found + 1] ?? 0;
    if (isData && isInData(marker)) at = found + (marker === 0xff ? 1 : 2);
    else if (!isData && marker === 0xff) at = found + 1;
    else if (marker === endOfImage) return true;
    else {
      if (found + 4 > bytes.length) return false;
      at = found + 2 + bytes.readUInt16BE(found + 2);
      isData = marker === startOfScan;
    }
  }
}

/** PNG, 5.3: chunks of a length, a name, data and a sum, the last of them IEND. */
function pngEnds(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  return false;
}

/** ISO/IEC 14496-12, 4.2: boxes of a length, which 0 says to be the rest and 1 to follow as eight bytes. */
function boxesEnd(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const said = bytes.readUInt32BE(at);
    if (said === 0) return true;
    if (said === 1 && at + 16 > bytes.length) return false;
    const length = said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

const ends: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': jpegEnds,
  'image/png': pngEnds,
  'image/webp': (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  'image/avif': boxesEnd,
};

/**
 * Whether the file of a picture stops before its end, by its own structure and without decoding it. Of a type that does
 * not say where it ends, false.
 */
export const isCutShort = (bytes: Buffer, type: string): boolean => !(ends[type]?.(bytes) ?? true);
