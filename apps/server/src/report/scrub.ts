const hidden = '[hidden]';

/** What could tell a person or open a door: e-mail addresses, tokens, keys, numbers long enough to be a telephone's. */
const patterns: readonly RegExp[] = [
  /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/giu,
  /\beyJ[\w-]+(?:\.[\w-]*){0,2}/g,
  /\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi,
  // Credentials and the query of an address.
  /(?<=:\/\/)[^/\s@]+@/g,
  /\?[^\s"')]+/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g,
  /\+?\d(?:[\s().-]?\d){8,}/g,
  // PostgreSQL quotes the values that it refuses.
  /(?<=\)=\()[^)]*/g,
  /(?<=syntax for type [\w ]+: )".*"/g,
];

const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** A text without personal data, tokens and the given secrets; longer ones are cut at 500 characters. */
export function scrub(text: string, secrets: readonly string[] = []): string {
  let clean = text.slice(0, 2000).replace(uuid, '[id]');
  for (const secret of secrets) clean = clean.replaceAll(secret, hidden);
  for (const pattern of patterns) clean = clean.replace(pattern, hidden);
  return clean.slice(0, 500);
}
