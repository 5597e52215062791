interface Section<Line> {
  /** Null of what stands in none, and of lines of which none stands in one. */
  readonly name: string | null;
  readonly lines: readonly Line[];
}

/** Lines section after section, in the order in which the sections come. */
export function linesBySection<Line extends { readonly section?: string }>(
  lines: readonly Line[],
): readonly Section<Line>[] {
  const sections = new Map<string | null, Line[]>();
  for (const line of lines) {
    const name = line.section ?? null;
    const before = sections.get(name);
    if (before) before.push(line);
    else sections.set(name, [line]);
  }
  return [...sections].map(([name, some]) => ({ name, lines: some }));
}
