import { elementsOf, isArticleElement, modelName } from '@lucerna/engine';
import type { ElementCatalogue, LanguageCode, Space } from '@lucerna/engine';

/**
 * What each article of a space is called: its model's name and, where several are of it, their number; a cluster as its
 * first light.
 */
export function elementNames(
  space: Space,
  catalogue: ElementCatalogue,
  language: LanguageCode,
): ReadonlyMap<string, string> {
  const byModel = new Map<string, string[]>();
  for (const element of elementsOf(space)) {
    if (!isArticleElement(element)) continue;
    const ids = byModel.get(element.model);
    if (ids) ids.push(element.id);
    else byModel.set(element.model, [element.id]);
  }
  const names = new Map<string, string>();
  for (const [model, ids] of byModel) {
    const prepared = catalogue.model(model);
    const name = prepared ? modelName(prepared.sheet.model, language) : model;
    ids.forEach((id, at) => names.set(id, ids.length > 1 ? `${name} · ${at + 1}` : name));
  }
  // The feed of several is called as the first that it feeds.
  for (const element of elementsOf(space)) {
    const first = element.type === 'cluster' ? element.lights[0] : undefined;
    if (first) names.set(element.id, names.get(first.id) ?? first.model);
  }
  return names;
}
