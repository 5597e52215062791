import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useDispatch, useSelector } from '../store/hooks';
import { WordsMissing } from './WordsMissing';
import { applyLanguage, languageOf, languages } from './language';
import { loadWords, selectWords } from './words';

/** Gives the words of the chosen language to all below. Nothing is shown before the first ones are there. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const chosen = useSelector(languageOf);
  const words = useSelector(selectWords);

  useEffect(() => {
    const loading = dispatch(loadWords(chosen));
    return () => loading.abort();
  }, [chosen, dispatch]);

  useEffect(() => {
    if (words.language) applyLanguage(words.language);
  }, [words.language]);

  if (!words.language) {
    return words.phase === 'failed' ? (
      <WordsMissing onRetry={() => void dispatch(loadWords(chosen))} />
    ) : null;
  }
  return (
    <IntlProvider
      locale={languages[words.language].locale}
      messages={words.messages}
      onError={ignoreMissing}
      textComponent="span"
    >
      {children}
    </IntlProvider>
  );
}

/** A missing text shows its key; that none is missing is held by a test of the texts. */
function ignoreMissing(): void {}
