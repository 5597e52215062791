/** What could tell a person or open a door: ids, e-mail addresses, tokens, queries, long numbers and keys. */
const patterns: readonly RegExp[] = [
  /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/giu,
  /\beyJ[\w-]+(?:\.[\w-]*){0,2}/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\?[^\s"')]+/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g,
  /\+?\d(?:[\s().-]?\d){8,}/g,
];

/** A message without personal data and secrets, of 500 characters at most. */
export function scrub(text: string): string {
  let clean = text.slice(0, 2000);
  for (const pattern of patterns) clean = clean.replace(pattern, '[hidden]');
  return clean.slice(0, 500);
}
