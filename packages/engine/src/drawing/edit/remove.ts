import { no, ok, problem, shown } from '../../problem';
import type { Change } from './change';

/** Removes a run with all on it, a light or a feed. Error: `element-not-found`. */
export const remove: Change<'remove'> = (drawing, { id }) => {
  const { runs, lights, feeds } = drawing;
  if (runs.some((each) => each.id === id)) {
    return ok({
      ...drawing,
      runs: runs.filter((each) => each.id !== id),
      lights: lights.filter((each) => each.run !== id),
      feeds: feeds.filter((each) => each.run !== id),
    });
  }
  if (lights.some((each) => each.id === id)) {
    return ok({ ...drawing, lights: lights.filter((each) => each.id !== id) });
  }
  return feeds.some((each) => each.id === id)
    ? ok({ ...drawing, feeds: feeds.filter((each) => each.id !== id) })
    : no(problem('element-not-found', { id: shown(id) }));
};
