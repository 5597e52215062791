export { TextsProvider } from './TextsProvider';
export { languageChosen, languageOf } from './language';
export { useTranslate, useHasText } from './use-translate';
export type { Translate } from './use-translate';
export { thin, useFormat, useLocale } from './use-format';
export type { Format } from './use-format';
export { useProblemText } from './use-problem-text';
export type { ProblemLike } from './use-problem-text';
