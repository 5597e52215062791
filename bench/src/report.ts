/** Where a bench puts its figures: one line each, `name: figure unit`. */
export interface Report {
  figure(name: string, value: number, unit: string): void;
}

/** Prints to the standard output; figures below 100 keep two decimals. */
export const printed: Report = {
  figure(name, value, unit) {
    const rounded = Math.abs(value) < 100 ? Number(value.toFixed(2)) : Math.round(value);
    process.stdout.write(`${name}: ${rounded} ${unit}\n`);
  },
};

/** The middle of several figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
}
