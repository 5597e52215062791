import { quoteDetails } from '@lucerna/contract';
import { quoteDays, type LanguageCode } from '@lucerna/engine';
import { useState } from 'react';
import { dayFrom } from '../../shared/form';
import { removeLocal, writeLocal, readLocal } from '../../shared/local-storage/local-storage';
import { selectAccount } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { languageOf } from '../../shared/i18n';
import type { LineEdit, Quote } from './quote';

/** Whoever signs in next in this browser is not shown what another one has filled in. */
const placeOf = (accountId: string, subject: string) => `quote.${accountId}.${subject}`;

function firstQuote(place: string, language: LanguageCode, given: Partial<Quote>): Quote {
  const fresh: Quote = {
    ...quoteDetails.parse({}),
    validUntil: dayFrom(quoteDays.usual),
    language,
    withPrices: true,
    lineEdits: {},
    ...given,
  };
  const kept = { ...fresh, ...readLocal<Partial<Quote>>(place) };
  return kept.validUntil < dayFrom(0) ? { ...kept, validUntil: fresh.validUntil } : kept;
}

/**
 * What is filled in for the next quote of a project, or the next revision of a quote: a reload does not lose it. `subject` is
 * the id of either, `given` what it starts from.
 */
export function useQuote(subject: string, given: Partial<Quote> = {}) {
  const language = useSelector(languageOf);
  const account = useSelector(selectAccount);
  const place = placeOf(account?.id ?? '', subject);
  const [quote, setQuote] = useState(() => firstQuote(place, language, given));

  function change(part: Partial<Quote>) {
    setQuote((before) => {
      const next = { ...before, ...part };
      writeLocal(place, next);
      return next;
    });
  }

  function editLine(id: string, edit: LineEdit) {
    setQuote((before) => {
      const lineEdits = { ...before.lineEdits, [id]: { ...before.lineEdits[id], ...edit } };
      const next = { ...before, lineEdits };
      writeLocal(place, next);
      return next;
    });
  }

  return { quote, change, editLine, forgetQuote: () => removeLocal(place) };
}
