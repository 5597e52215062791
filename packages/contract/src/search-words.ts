/**
 * A text as a search compares it: small letters without accents; ß is ss, œ is oe, and letters that no accent makes count as
 * their like: ł as l, ø as o. The SQL function `search_words` does the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd');

/** The words and numbers of a text, folded; each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];
