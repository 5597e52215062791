import { useState } from 'react';
import { failureOf, type ApiFailure } from '../api/failure';

export interface Act {
  /** Why the last try was refused; null before one, while one runs and after a success. */
  readonly failure: ApiFailure | null;
  readonly isActing: boolean;
  /** Does it; answers whether it was done. What is no failed call is thrown on. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
}

/** An act whose failure is said where it was asked for; its calls are sent with `isSilent`. */
export function useAct(): Act {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isActing, setActing] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setFailure(null);
    setActing(true);
    try {
      await work();
      return true;
    } catch (error) {
      const found = failureOf(error);
      if (!found) throw error;
      setFailure(found);
      return false;
    } finally {
      setActing(false);
    }
  }

  return { failure, isActing, run, forget: () => setFailure(null) };
}
