import { attributeNames } from '@lucerna/engine';
import type { Problem } from '@lucerna/engine';
import { useProblemText, useWords } from '../../words';

/** The sentence of a problem of an edit, with attributes in words. */
export function useEditProblemText(): (problem: Problem) => string {
  const say = useWords();
  const problemText = useProblemText();
  return ({ code, data = {} }) => {
    const attribute = attributeNames.find((name) => name === data['attribute']);
    const named = attribute ? { ...data, attribute: say(`configurator.attribute.${attribute}`) } : data;
    return problemText({ code, data: named });
  };
}
