import { useState } from 'react';

/**
 * A value as it was when an act began, until the act has ended. What is read anew meanwhile already shows what the act
 * did, such as a project in which nothing is left to order, before the page that says that it was done is there.
 */
export function useHeld<Value>(value: Value, isActing: boolean): Value {
  const [held, setHeld] = useState({ value });
  if (isActing) return held.value;
  if (held.value !== value) setHeld({ value });
  return value;
}
