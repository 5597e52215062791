import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useKeptForm } from '../../../shared/form';
import { useHeld } from '../../../shared/route';
import { arePartiesWhole, noParties, partiesOf, type PartiesValues } from './parties';

export type Parties = ReturnType<typeof useParties>;

/**
 * What is filled in of whom the next quote of a project is about: a reload does not lose it. A final quote has its number before
 * it is sent; where another quote has taken that meanwhile, it gets the next one and says so.
 */
export function useParties(projectId: string, isGenerating: boolean) {
  const form = useKeptForm<PartiesValues>(`quoteParties.${projectId}`, noParties);
  const values = useHeld(form.values, isGenerating);
  const number = api.useGenerateQuoteNumberQuery(values.isFinal ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [usedNumber, setUsedNumber] = useState<string | null>(null);
  const quoteNumber = useHeld(number.data?.quoteNumber, isGenerating);

  return {
    values,
    change: form.change,
    forget: form.forget,
    number,
    quoteNumber,
    /** Shown before, and taken by another quote. */
    usedNumber: usedNumber === quoteNumber ? null : usedNumber,
    takeNextNumber: () => {
      setUsedNumber(quoteNumber ?? null);
      void number.refetch();
    },
    isWhole: arePartiesWhole(values),
    sent: partiesOf(values, quoteNumber),
  };
}
