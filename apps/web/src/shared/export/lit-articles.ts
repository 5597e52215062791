import { elementsOf, evaluate, isArticleElement, type Creation } from '@lucerna/engine';
import type { EditorCatalogue } from '../editor';

/** Reference -> name of each luminaire that has a light file, in the order in which they were composed. */
export function litArticles({ space }: Creation, { elements }: EditorCatalogue): ReadonlyMap<string, string> {
  const lit = new Map<string, string>();
  for (const element of elementsOf(space)) {
    if (!isArticleElement(element)) continue;
    const prepared = elements.model(element.model);
    if (!prepared?.sheet.model.technicalData.photometry) continue;
    const { reference } = evaluate(prepared, element.attributes, { rateId: 0, quantity: 1 });
    lit.set(reference, prepared.sheet.model.name);
  }
  return lit;
}
