const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
type Encoding = (typeof encodings)[number];

const marks: readonly { readonly mark: readonly number[]; readonly encoding: Encoding }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Bytes looked at to tell the encoding of a text without a mark. */
const looked = 2000;

/** Latin letters of UTF-16 have a zero in every second byte. */
function sixteenBits(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  const some = bytes.subarray(0, looked);
  some.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const pairs = some.length / 2;
  if (zeros[1]! > pairs * 0.6 && zeros[0]! < pairs * 0.1) return 'utf-16le';
  if (zeros[0]! > pairs * 0.6 && zeros[1]! < pairs * 0.1) return 'utf-16be';
  return null;
}

/**
 * The text of a file: by its byte order mark, else UTF-16 where it looks like it, UTF-8 where it is that, and
 * Windows-1252, as spreadsheets of western Europe save CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const encoding = marked?.encoding ?? sixteenBits(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
