import type { DocumentSteps } from '@lucerna/contract';
import { useFormat, useTranslate } from '../i18n';

/** How far the making of a document is, in words and figures. */
export function useStepText(): (steps: DocumentSteps) => string {
  const t = useTranslate();
  const format = useFormat();
  return ({ at, done, all }) => t(`documents.step.${at}`, { done: format.number(done), all });
}
