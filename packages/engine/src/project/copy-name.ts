const counted = /^(.*\S)\s\((\d{1,3})\)$/su;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The name of a copy: "Hotel" becomes "Hotel (2)", "Hotel (2)" becomes "Hotel (3)", the same in every language. A long name
 * gives up its last characters, whole ones, so that all is no longer than `most` UTF-16 units.
 */
export function copyName(name: string, most: number): string {
  const [, stem = name, count = '1'] = counted.exec(name) ?? [];
  const end = ` (${Number(count) + 1})`;
  let kept = '';
  for (const { segment } of characters.segment(stem)) {
    if (kept.length + segment.length + end.length > most) break;
    kept += segment;
  }
  return kept.trimEnd() + end;
}
