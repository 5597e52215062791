const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const places = new Map([...letters].map((letter, place) => [letter, place]));

/** Bytes as text of 64 different letters, without padding. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const count = Math.min(3, bytes.length - at) + 1;
    for (let each = 0; each < count; each += 1) parts.push(letters[(bits >> (18 - 6 * each)) & 63]!);
  }
  return parts.join('');
}

/** The bytes of a text, or null when it has other letters or a length that no bytes give. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    const place = places.get(letter);
    if (place === undefined) return null;
    bits = ((bits << 6) | place) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 255;
    at += 1;
  }
  return bytes;
}
