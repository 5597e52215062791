import type { CatalogId, Drawing, DrawingProblem, ElementCatalogue } from '@lucerna/engine';
import { useCallback, useMemo } from 'react';
import { useWriteLength } from '../../../shared/catalogue/use-measures';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import { useProblemText, useTranslate } from '../../../shared/i18n';

type Named = Pick<Drawing, 'runs' | 'lights' | 'feeds' | 'system'>;

/** Calls each thing of a drawing: `Belt 2`, `Plusminus disc 3`, `Feed 1`. */
export function useNaming(catalogue: ElementCatalogue): (drawing: Named) => (id: string) => string {
  const t = useTranslate();
  const modelName = useModelName();
  return useCallback(
    ({ runs, lights, feeds, system }) => {
      const names = new Map<string, string>();
      runs.forEach(({ id }, at) => names.set(id, t(`drawing.run.${system.name}`, { number: at + 1 })));
      feeds.forEach(({ id }, at) => names.set(id, t('drawing.feedNumber', { number: at + 1 })));
      const counts = new Map<string, number>();
      for (const { id, model } of lights) {
        const number = (counts.get(model) ?? 0) + 1;
        counts.set(model, number);
        const prepared = catalogue.model(model);
        names.set(id, `${prepared ? modelName(prepared.sheet.model) : model} ${number}`);
      }
      return (id: string) => names.get(id) ?? id;
    },
    [catalogue, t, modelName],
  );
}

/** What each thing of the drawing that is shown is called. */
export function useDrawnNames(drawing: Drawing, catalogue: ElementCatalogue): (id: string) => string {
  const naming = useNaming(catalogue);
  const { runs, lights, feeds, system } = drawing;
  return useMemo(() => naming({ runs, lights, feeds, system }), [runs, lights, feeds, system, naming]);
}

/** A problem of a drawing as a sentence that says where it is. */
export function useDrawingProblemText(
  nameOf: (id: string) => string,
  catalogId: CatalogId,
): (found: DrawingProblem) => string {
  const t = useTranslate();
  const problemText = useProblemText(useWriteLength(catalogId));
  return ({ problem, run, light, feed }) => {
    const id = light ?? feed ?? run;
    // Of another thing its name is said, not its id.
    const data = Object.fromEntries(
      Object.entries(problem.data ?? {}).map(([key, value]) => [
        key,
        key === 'other' && typeof value === 'string' ? nameOf(value) : value,
      ]),
    );
    const text = problemText({ ...problem, data });
    return id === undefined ? text : t('drawing.problemAt', { name: nameOf(id), text });
  };
}
