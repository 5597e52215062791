import { timeouts } from './timeouts';

type Answer = Response | null;

interface Prefetched {
  readonly answer: Promise<Answer>;
  readonly isForAll: boolean;
  readonly sentAt: number;
}

/** Milliseconds after which an answer that nobody came for is not given any more: it may have changed. */
const holdMs = 60_000;

const sent = new Map<string, Prefetched>();

const keyOf = (method: string, address: string): string => `${method} ${address}`;

interface Sending {
  readonly method?: 'GET' | 'POST';
  /** Waits for this, and sends nothing where it is false. */
  readonly when?: Promise<boolean>;
  /** Takes the sending into its hands, to let it wait for its turn. */
  readonly inTurn?: (send: () => Promise<Response>) => Promise<Response>;
  /** It is the same for everybody, such as the texts. */
  readonly isForAll?: boolean;
}

/**
 * Sends a call without a body before the app that wants its answer is there. Where it answers null nothing was sent, and
 * the app sends it itself.
 */
export function prefetch(
  address: string,
  { method = 'GET', when, inTurn, isForAll = false }: Sending = {},
): Promise<Answer> {
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
  sent.set(keyOf(method, address), { answer, isForAll, sentAt: Date.now() });
  return answer;
}

/** What a call that was sent ahead answered, null where it was refused or lost; whoever takes the answer reads it too. */
export const bodyOf = <Body>(answer: Promise<Answer>): Promise<Body | null> =>
  answer.then((got) => (got?.ok ? (got.clone().json() as Promise<Body>) : null)).catch(() => null);

/** The answer of a call that was sent ahead, for the first who sends the same. */
export function takePrefetched(address: string, method = 'GET'): Promise<Answer> | undefined {
  const key = keyOf(method, address);
  const found = sent.get(key);
  sent.delete(key);
  return found && Date.now() - found.sentAt < holdMs ? found.answer : undefined;
}

/** Another one uses the page now: what was asked for a session is another thing, what is for everybody may still be taken. */
export function dropPrefetched(): void {
  for (const [key, { isForAll }] of sent) if (!isForAll) sent.delete(key);
}
