import { useState } from 'react';
import { readLocal, removeLocal, writeLocal } from '../local-storage/local-storage';
import { selectAccount } from '../session';
import { useSelector } from '../store/hooks';

export interface KeptForm<Values> {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  /** Nothing of it stays in this browser. */
  readonly forget: () => void;
}

/**
 * What is filled in a form until it is sent: a reload does not lose it, and whoever signs in next in this browser is not shown it.
 * `name` says which form, `first` what stands in it before anybody typed.
 */
export function useKeptForm<Values extends object>(name: string, first: Values): KeptForm<Values> {
  const account = useSelector(selectAccount);
  const place = `${name}.${account?.id ?? ''}`;
  const [values, setValues] = useState<Values>(() => ({ ...first, ...readLocal<Partial<Values>>(place) }));

  function change(part: Partial<Values>) {
    setValues((before) => {
      const next = { ...before, ...part };
      writeLocal(place, next);
      return next;
    });
  }

  function forget() {
    removeLocal(place);
    setValues(first);
  }

  return { values, change, forget };
}
