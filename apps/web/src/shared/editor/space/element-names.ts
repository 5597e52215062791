import { elementsOf, isArticleElement } from '@lucerna/engine';
import type { ElementCatalogue, Space } from '@lucerna/engine';

/** What each article of a space is called: its model's name and, where several are of it, their number. */
export function elementNames(space: Space, catalogue: ElementCatalogue): ReadonlyMap<string, string> {
  const byModel = new Map<string, string[]>();
  for (const element of elementsOf(space)) {
    if (!isArticleElement(element)) continue;
    const ids = byModel.get(element.model);
    if (ids) ids.push(element.id);
    else byModel.set(element.model, [element.id]);
  }
  const names = new Map<string, string>();
  for (const [model, ids] of byModel) {
    const name = catalogue.model(model)?.sheet.model.name ?? model;
    ids.forEach((id, at) => names.set(id, ids.length > 1 ? `${name} · ${at + 1}` : name));
  }
  return names;
}
