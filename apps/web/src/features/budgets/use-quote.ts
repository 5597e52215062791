import type { LanguageCode } from '@lucerna/engine';
import { useState } from 'react';
import { dayFrom } from '../../shared/form';
import { forget, keep, readKept } from '../../shared/kept/kept';
import { useSelector } from '../../shared/store/hooks';
import { languageOf } from '../../shared/words';
import type { Quote } from './quote';

/** Days that the prices hold unless another day is chosen; the server's own. */
const validDays = 30;

const placeOf = (projectId: string) => `quote.${projectId}`;

function firstQuote(projectId: string, language: LanguageCode): Quote {
  const fresh: Quote = {
    clientName: '',
    comments: '',
    validUntil: dayFrom(validDays),
    language,
    discount: 0,
    surcharge: 0,
    iva: 0,
    lineDiscounts: {},
  };
  const kept = { ...fresh, ...readKept<Partial<Quote>>(placeOf(projectId)) };
  return kept.validUntil < dayFrom(0) ? { ...kept, validUntil: fresh.validUntil } : kept;
}

/** What is filled in for the next budget of a project; a reload does not lose it. */
export function useQuote(projectId: string) {
  const language = useSelector(languageOf);
  const [quote, setQuote] = useState(() => firstQuote(projectId, language));

  function change(part: Partial<Quote>) {
    setQuote((before) => {
      const next = { ...before, ...part };
      keep(placeOf(projectId), next);
      return next;
    });
  }

  return { quote, change, forgetQuote: () => forget(placeOf(projectId)) };
}
