/** The first letters of the first and the last word of a name; of an address its first letter. */
export function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toLocaleUpperCase()).join('');
}
