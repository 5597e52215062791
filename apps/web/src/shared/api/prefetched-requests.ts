import { timeouts } from './timeouts';

type Answer = Response | null;

const sent = new Map<string, Promise<Answer>>();

const keyOf = (method: string, address: string): string => `${method} ${address}`;

interface Sending {
  readonly method?: 'GET' | 'POST';
  /** Waits for this, and sends nothing where it is false. */
  readonly when?: Promise<boolean>;
  /** Takes the sending into its hands, to let it wait for its turn. */
  readonly inTurn?: (send: () => Promise<Response>) => Promise<Response>;
}

/**
 * Sends a call without a body before the app that wants its answer is there. Where it answers null nothing was sent, and
 * the app sends it itself.
 */
export function prefetch(address: string, { method = 'GET', when, inTurn }: Sending = {}): Promise<Answer> {
  const request = () =>
    fetch(address, {
      method,
      headers: { accept: 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(timeouts.standard),
    });
  const send = () => (inTurn ? inTurn(request) : request());
  const answer = when ? when.then((isWanted) => (isWanted ? send() : null)) : send();
  // Who takes it hears of its failure.
  answer.catch(() => undefined);
  sent.set(keyOf(method, address), answer);
  return answer;
}

/** The answer of a call that was sent ahead, for the first who sends the same. */
export function takePrefetched(address: string, method = 'GET'): Promise<Answer> | undefined {
  const key = keyOf(method, address);
  const answer = sent.get(key);
  sent.delete(key);
  return answer;
}

/** Nobody takes an answer any more: what was asked for is another thing now. */
export const dropPrefetched = (): void => sent.clear();
