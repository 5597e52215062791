import type { RequestState } from '@lucerna/contract';

/** To which states a request is moved from each, by who answers it. */
const moves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  received: ['inWork', 'answered', 'closed'],
  inWork: ['answered', 'closed'],
  answered: ['inWork', 'closed'],
  closed: ['inWork'],
};

/** Where a request may go: its asker may say that it is done with. */
export const movesOf = ({ state }: { readonly state: RequestState }, isAnswerer: boolean) =>
  isAnswerer ? moves[state] : moves[state].filter((next) => next === 'closed');

/** The state after a message: an answer answers, and a question to somebody who works on it keeps it in work. */
export function stateAfterMessage(isAnswer: boolean, takenBy: string | null): RequestState {
  if (isAnswer) return 'answered';
  return takenBy === null ? 'received' : 'inWork';
}
