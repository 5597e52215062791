const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** 32 bits of a text; `seed` makes them independent of those of another seed. */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The 22 characters of a globally unique id in IFC, always the same for the same words. */
export function guidOf(...words: readonly string[]): string {
  const text = JSON.stringify(words);
  let bits = 0n;
  for (let seed = 1; seed <= 4; seed += 1) bits = (bits << 32n) | BigInt(hash(text, seed));
  let guid = '';
  for (let at = 0; at < 22; at += 1) {
    guid = (alphabet[Number(bits & 63n)] ?? '0') + guid;
    bits >>= 6n;
  }
  return guid;
}
