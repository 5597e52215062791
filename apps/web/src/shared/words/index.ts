export { WordsProvider } from './WordsProvider';
export { languages, languageChosen, languageOf } from './language';
export { useWords, useHasWords } from './use-words';
export type { Say } from './use-words';
export { useFormat } from './use-format';
export type { Format } from './use-format';
export { useProblemText } from './use-problem-text';
export type { ProblemLike } from './use-problem-text';
