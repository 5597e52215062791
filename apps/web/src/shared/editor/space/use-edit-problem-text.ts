import { attributeNames } from '@lucerna/engine';
import type { Problem } from '@lucerna/engine';
import { useProblemText, useWords } from '../../words';

/** The sentence of a problem of an edit, with attributes in words. */
export function useEditProblemText(): (problem: Problem) => string {
  const say = useWords();
  const problemText = useProblemText();
  return ({ code, data = {} }) => {
    const { attribute } = data;
    const isNamed = attributeNames.some((name) => name === attribute);
    const named = isNamed ? { ...data, attribute: say(`configurator.attribute.${String(attribute)}`) } : data;
    return problemText({ code, data: named });
  };
}
