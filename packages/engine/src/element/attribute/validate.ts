import { no, ok, problem, type Problem, type Result } from '../../problem';
import type { ArticleElement } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { RoomSize } from '../position';
import type { Draft } from '../tree/draft';
import { isArticleElement } from '../walk';
import { configurationProblems } from './configuration-problems';
import { settleRemote } from './control';
import { heightIn } from './height-limits';

/** What stands against an article as it is in a room: its model, its configuration, its height. */
export function articleProblems(
  article: ArticleElement,
  room: RoomSize,
  catalogue: ElementCatalogue,
): readonly Problem[] {
  const model = catalogue.model(article.model);
  if (!model) return [problem('variations-not-found', { code: article.model })];
  const found = configurationProblems(model, article.attributes);
  const height = heightIn(model, room, article.attributes.pendantHeight);
  return height.ok ? found : [...found, ...height.problems];
}

/** Ends one edit: what follows from it, and whether all that it configured can be built. */
export function settleAttributes(draft: Draft): Result<null> {
  const settled = settleRemote(draft);
  if (!settled.ok) return settled;
  for (const id of draft.configured) {
    const element = draft.element(id);
    if (!element || !isArticleElement(element)) continue;
    const problems = articleProblems(element, draft.room, draft.catalogue);
    if (problems.length > 0) return no(...problems);
  }
  draft.configured.clear();
  return ok(null);
}
