export { TextsProvider } from './TextsProvider';
export { languageChosen, languageOf } from './language';
export { useTranslate, useHasText, type Translate } from './use-translate';
export { thin, useFormat, useLocale, type Format } from './use-format';
export { useProblemText, type ProblemLike } from './use-problem-text';
