/**
 * That a line counts only when it is chosen: an extra that may be left out, or another product in the place of a line.
 * Without it a line counts.
 */
export type LineOption =
  | { readonly kind: 'optional'; readonly isChosen: boolean }
  | { readonly kind: 'alternative'; readonly alternativeTo: string; readonly isChosen: boolean };

export interface OptionalLine {
  readonly id: string;
  readonly option: LineOption | null;
}

/**
 * What counts of a project (BYN-10), for its totals, its quotes and its orders. A line counts unless one of its alternatives is
 * chosen in its place; an option or an alternative counts when it is chosen, of several alternatives to one line the first that
 * is. An alternative to a line that is gone, or that is an alternative itself, is an option. The same array where all count.
 */
export function countedLines<Line extends OptionalLine>(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ option }) => option === null)) return lines;
  const takenBy = new Map<string, string>();
  const bases = new Set(lines.flatMap(({ id, option }) => (option?.kind === 'alternative' ? [] : [id])));
  const baseOf = ({ option }: Line): string | null =>
    option?.kind === 'alternative' && bases.has(option.alternativeTo) ? option.alternativeTo : null;
  for (const line of lines) {
    const base = baseOf(line);
    if (base !== null && line.option?.isChosen && !takenBy.has(base)) takenBy.set(base, line.id);
  }
  return lines.filter((line) => {
    const base = baseOf(line);
    if (base !== null) return takenBy.get(base) === line.id;
    return (line.option === null || line.option.isChosen) && !takenBy.has(line.id);
  });
}
