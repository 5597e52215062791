import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useDispatch, useSelector } from '../store/hooks';
import { TextsMissing } from './TextsMissing';
import { applyLanguage, languageOf, languages } from './language';
import { loadTexts, selectTexts } from './texts';

/** Gives the words of the chosen language to all below. Nothing is shown before the first ones are there. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const chosen = useSelector(languageOf);
  const words = useSelector(selectTexts);

  useEffect(() => {
    const loading = dispatch(loadTexts(chosen));
    return () => loading.abort();
  }, [chosen, dispatch]);

  useEffect(() => {
    if (words.language) applyLanguage(words.language);
  }, [words.language]);

  if (!words.language) {
    return words.phase === 'failed' ? (
      <TextsMissing onRetry={() => void dispatch(loadTexts(chosen))} />
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
