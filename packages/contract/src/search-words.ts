/** A text as a search compares it: small letters without accents; ß is ss, œ is oe. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The words and numbers of a text, folded; each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];
