import type { AuthView, SocialProvider } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { createContext, useContext } from 'react';
import type { Call } from '../call/call';
import type { Host } from '../host/host';

/** What every view works with. */
export interface Surroundings {
  readonly call: Call;
  readonly host: Host;
  readonly language: LanguageCode;
  readonly appOrigin: string;
  /** The social channels of this installation. */
  readonly social: readonly SocialProvider[];
  /** Secret of the mailed link that opened the views. */
  readonly token: string | null;
  /** Shows another view in the same frame. */
  readonly show: (view: AuthView) => void;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

/** Throws outside of the app. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A view stands outside of the app');
  return surroundings;
}
