import { attributeNames } from '@lucerna/engine';
import type { Problem } from '@lucerna/engine';
import { useProblemText, useTranslate } from '../../i18n';

/** The sentence of a problem of an edit, with attributes in words. */
export function useEditProblemText(): (problem: Problem) => string {
  const t = useTranslate();
  const problemText = useProblemText();
  return ({ code, data = {} }) => {
    const attribute = attributeNames.find((name) => name === data['attribute']);
    const named = attribute ? { ...data, attribute: t(`configurator.attribute.${attribute}`) } : data;
    return problemText({ code, data: named });
  };
}
