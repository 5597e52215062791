import type { LanguageCode } from '@lucerna/engine';
import { useState } from 'react';
import { dayFrom } from '../../shared/form';
import { removeLocal, writeLocal, readLocal } from '../../shared/local-storage/local-storage';
import { selectAccount } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { languageOf } from '../../shared/i18n';
import type { Quote } from './quote';

/** Days that the prices hold unless another day is chosen; the server's own. */
const validDays = 30;

/** Whoever signs in next in this browser is not shown what another one has filled in. */
const placeOf = (accountId: string, projectId: string) => `quote.${accountId}.${projectId}`;

function firstQuote(place: string, language: LanguageCode): Quote {
  const fresh: Quote = {
    clientName: '',
    comments: '',
    validUntil: dayFrom(validDays),
    language,
    discount: 0,
    surcharge: 0,
    iva: 0,
    withPrices: true,
    lineDiscounts: {},
  };
  const kept = { ...fresh, ...readLocal<Partial<Quote>>(place) };
  return kept.validUntil < dayFrom(0) ? { ...kept, validUntil: fresh.validUntil } : kept;
}

/** What is filled in for the next budget of a project; a reload does not lose it. */
export function useQuote(projectId: string) {
  const language = useSelector(languageOf);
  const account = useSelector(selectAccount);
  const place = placeOf(account?.id ?? '', projectId);
  const [quote, setQuote] = useState(() => firstQuote(place, language));

  function change(part: Partial<Quote>) {
    setQuote((before) => {
      const next = { ...before, ...part };
      writeLocal(place, next);
      return next;
    });
  }

  return { quote, change, forgetQuote: () => removeLocal(place) };
}
