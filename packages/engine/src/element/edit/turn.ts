import { no, ok, problem, shown, type Result } from '../../problem';
import type { ArticleElement } from '../element';
import type { Draft } from '../tree/draft';
import { isArticleElement } from '../walk';
import type { EditOf } from './edit';
import { done, each, notForThis, notFound, type Step } from './refusal';

/** Degrees given from outside, brought to more than -180 and at most 180. Error: `geometry-invalid`. */
export function readDegrees(field: string, value: unknown): Result<number> {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return no(problem('geometry-invalid', { field, value: shown(value) }));
  }
  const within = value % 360;
  if (within > 180) return ok(within - 360);
  return ok((within <= -180 ? within + 360 : within) + 0);
}

/** Where an article looks: only what is not 0, so that one that never was turned stays as it was. */
export function wayFields(turn: number, tilt: number): Pick<ArticleElement, 'turn' | 'tilt'> {
  return { ...(turn === 0 ? {} : { turn }), ...(tilt === 0 ? {} : { tilt }) };
}

function turnArticle(draft: Draft, article: ArticleElement, turn: number): Step {
  if ((article.turn ?? 0) === turn) return done;
  const { turn: _, tilt = 0, ...rest } = article;
  draft.put({ ...rest, ...wayFields(turn, tilt) });
  return done;
}

/**
 * Turns an article, or all lights of a cluster. Errors: `element-not-found`, `element-method-invalid` for other
 * elements and for what was drawn, which lies as its run does, `geometry-invalid`.
 */
export function turn(draft: Draft, { id, turn: given }: EditOf<'turn'>): Step {
  const read = readDegrees('turn', given);
  if (!read.ok) return read;
  const element = draft.element(id);
  if (!element) return draft.isTaken(id) ? notForThis('space', 'turn') : notFound(id);
  const articles = [...draft.withDescendants(element)].filter(isArticleElement);
  const isDrawn = articles.some((article) => article.onRun !== undefined);
  if (element.type === 'composition' || isDrawn) return notForThis(element.type, 'turn');
  return each(articles, (article) => turnArticle(draft, article, read.value));
}
