import { ok } from '../../problem';
import { measureRun } from '../run/run-measure';
import { feedOf, replaced, runOf, type Change } from './change';
import { readLength, readNewIds } from './read-given';

/** Puts a feed on a run, at an end when the place is beyond it. Errors: `element-not-found`, `element-exists`, `geometry-invalid`. */
export const placeFeed: Change<'place-feed'> = (drawing, { id, run: on, at: given }) => {
  const run = runOf(drawing, on);
  if (!run.ok) return run;
  const ids = readNewIds(drawing, [id]);
  if (!ids.ok) return ids;
  const wanted = readLength('at', given);
  if (!wanted.ok) return wanted;
  const at = Math.min(measureRun(run.value, drawing.height).length, Math.max(0, wanted.value));
  return ok({ ...drawing, feeds: [...drawing.feeds, { id, run: on, at }] });
};

/** Moves a feed along its run or to another one. Errors: `element-not-found`, `geometry-invalid`. */
export const moveFeed: Change<'move-feed'> = (drawing, edit) => {
  const feed = feedOf(drawing, edit.id);
  if (!feed.ok) return feed;
  const run = runOf(drawing, edit.run ?? feed.value.run);
  if (!run.ok) return run;
  const wanted = readLength('at', edit.at);
  if (!wanted.ok) return wanted;
  const at = Math.min(measureRun(run.value, drawing.height).length, Math.max(0, wanted.value));
  if (at === feed.value.at && run.value.id === feed.value.run) return ok(drawing);
  const moved = { ...feed.value, run: run.value.id, at };
  return ok({ ...drawing, feeds: replaced(drawing.feeds, feed.value, moved) });
};
