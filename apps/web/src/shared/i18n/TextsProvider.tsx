import { languages } from '@lucerna/engine';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { InSlices } from '../lazy/InSlices';
import { useDispatch, useSelector } from '../store/hooks';
import { applyLanguage, languageOf } from './language';
import { loadTexts, rememberTexts, selectTexts } from './texts';

/** Milliseconds that the first page gets for itself before the texts are kept. */
const afterFirstPageMs = 4000;

/**
 * Gives the words of the chosen language to all below. Until the first ones are there the page of the server stands, which
 * says in words of its own that they are asked for again (index.html).
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const chosen = useSelector(languageOf);
  const { language, messages, phase } = useSelector(selectTexts);

  useEffect(() => {
    const loading = dispatch(loadTexts(chosen));
    return () => loading.abort();
  }, [chosen, dispatch]);

  useEffect(() => {
    if (language) applyLanguage(language);
  }, [language]);

  useEffect(() => {
    if (!language || phase !== 'ready') return;
    const timer = setTimeout(() => rememberTexts({ language, messages }), afterFirstPageMs);
    return () => clearTimeout(timer);
  }, [language, messages, phase]);

  const isAwaited = !language && phase === 'awaited';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-away', isAwaited);
  }, [isAwaited]);

  if (!language) return null;
  return (
    <IntlProvider
      locale={languages[language].locale}
      // Its types know all texts or all compiled messages; either may stand beside the other.
      messages={messages as Record<string, string>}
      onError={ignoreMissing}
      textComponent="span"
    >
      <InSlices waiting={null}>{children}</InSlices>
    </IntlProvider>
  );
}

/** A missing text shows its key; that none is missing is held by a test of the texts. */
function ignoreMissing(): void {}
