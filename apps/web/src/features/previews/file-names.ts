/** Characters that every file system takes. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

interface Named {
  readonly name: string;
  readonly code: string | null;
}

/** Names of files by reference or code, else by name: ASCII, and each a different one. */
export function fileNames(items: readonly Named[], extension: string): string[] {
  const used = new Map<string, number>();
  return items.map(({ name, code }) => {
    const stem = plain(code ?? name) || 'picture';
    const key = stem.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return `${stem}${count > 1 ? `_${count}` : ''}.${extension}`;
  });
}
