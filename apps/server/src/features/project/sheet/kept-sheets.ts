import type { ProjectSheet } from './sheet';

/**
 * The projects that were read last, to spare reading their lines again. An entry is used only when the database says,
 * in the statement that reads or writes, that the project still has its version: every change makes another one.
 */
export interface KeptSheets {
  get(id: string): ProjectSheet | undefined;
  /** Only for what was read outside of a transaction: one that is rolled back would leave a version that never was. */
  keep(sheet: ProjectSheet): void;
}

/** About 2 kB each, with how it was told. */
const mostLinesKept = 50_000;

export function keptSheets(most = mostLinesKept): KeptSheets {
  const sheets = new Map<string, ProjectSheet>();
  let lines = 0;
  const forget = (id: string) => {
    lines -= sheets.get(id)?.lines.length ?? 0;
    sheets.delete(id);
  };
  return {
    get: (id) => sheets.get(id),
    keep(sheet) {
      forget(sheet.id);
      sheets.set(sheet.id, sheet);
      lines += sheet.lines.length;
      // A map keeps the order of writing: its first entry was read longest ago.
      for (const id of sheets.keys()) {
        if (lines <= most) return;
        forget(id);
      }
    },
  };
}
