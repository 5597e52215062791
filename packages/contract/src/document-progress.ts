/** How far a document is, of `documentProgress.finished` (spec C4, Download flow). */
export const documentProgress = {
  waiting: 0,
  started: 1,
  failed: 3,
  intermediate: 4,
  ready: 8,
  received: 16,
  finished: 17,
} as const;

/** Codes of what may have passed when a document is tried again; what its product lacks on a day, it lacks however often it is tried. */
export const passingProblems: readonly string[] = [
  ...['cannotSave', 'unavailable', 'fileMissing', 'downloadsFull'],
  ...['forbidden', 'projectForbidden', 'notFound'],
];

/** The most that is told to the browsers of an account about one download: once in so many milliseconds (C4). */
export const progressEveryMs = 1000;

/** Progress after another one was told: it only moves forward, unless it is told that the document failed. */
export const progressAfter = (before: number, told: number): number =>
  told === documentProgress.failed ? told : Math.max(before, told);

/** Whether nothing more becomes of a document by itself. */
export const isSettled = (progress: number): boolean =>
  progress === documentProgress.failed || progress >= documentProgress.ready;

/** Completion sets everything that is not finished to its total; what failed is finished, too (C4). */
export const completed = (all: readonly number[]): readonly number[] =>
  all.map((each) => (each === documentProgress.failed ? each : documentProgress.finished));
