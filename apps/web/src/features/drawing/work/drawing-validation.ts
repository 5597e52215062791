import { drawingProblems, type Drawing, type DrawingProblem, type ElementCatalogue } from '@lucerna/engine';
import { useSyncExternalStore } from 'react';
import type { DrawingEditor } from './drawing-document';

type Found = readonly DrawingProblem[];

/** What stands against building the drawing of an editor as it is at this moment, also while something is dragged. */
export interface ProblemWatch {
  readonly get: () => Found;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: Found = [];

function isSame(one: DrawingProblem, other: DrawingProblem | undefined): boolean {
  if (one === other) return true;
  if (one.run !== other?.run || one.light !== other?.light || one.feed !== other?.feed) return false;
  if (one.point !== other?.point || one.problem.code !== other?.problem.code) return false;
  return JSON.stringify(one.problem.data) === JSON.stringify(other.problem.data);
}

/** What was found, or the list before when it says the same, so that a drag which changes nothing of it is not news. */
export function asBefore(before: Found, found: Found): Found {
  const isEqual = before.length === found.length && found.every((each, at) => isSame(each, before[at]));
  return isEqual ? before : found;
}

/** Asked as often as one likes: it is reckoned once for each drawing. */
export function watchProblems(editor: DrawingEditor, catalogue: ElementCatalogue): ProblemWatch {
  let known: { readonly drawing: Drawing | null; readonly found: Found } = { drawing: null, found: none };
  return {
    subscribe: editor.subscribe,
    get() {
      const { drawing } = editor.state().value;
      if (known.drawing === drawing) return known.found;
      const all = drawing.runs.length > 0 ? drawingProblems(drawing, catalogue) : none;
      known = { drawing, found: asBefore(known.found, all) };
      return known.found;
    },
  };
}

/** What stands against building, or what follows from it. */
export function useDrawingProblems(against: ProblemWatch): Found;
export function useDrawingProblems<Part>(against: ProblemWatch, part: (found: Found) => Part): Part;
export function useDrawingProblems<Part>(
  { subscribe, get }: ProblemWatch,
  part?: (found: Found) => Part,
): Found | Part {
  return useSyncExternalStore(subscribe, () => (part ? part(get()) : get()));
}
