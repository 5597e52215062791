/** What to undo when the test file that runs has ended, last first. */
const undoing: (() => Promise<void>)[] = [];

/** Keeps something to undo when the test file ends, also where no hook can be added: within a hook. */
export function atEnd(undo: () => Promise<void>): void {
  undoing.push(undo);
}

/** Undoes all that the test file has kept. */
export async function undoAll(): Promise<void> {
  // Taken at once: where the undoing takes too long, it must not reach for what the next file keeps.
  for (const undo of undoing.splice(0).toReversed()) await undo();
}
