/**
 * Where a revision of a quote stands. A draft is stored and numbered, and was not sent yet; superseded is one that a later
 * revision took the place of.
 */
export const quoteStates = [
  'draft',
  'sent',
  'seen',
  'accepted',
  'rejected',
  'expired',
  'superseded',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** How many days a quote is valid: where nobody says it, and at most. */
export const quoteDays = { usual: 30, longest: 365 } as const;

/** Who moves a quote: who makes it, or who it is for. */
export type QuoteActor = 'seller' | 'client';

interface QuoteMove {
  readonly from: QuoteState;
  readonly to: QuoteState;
  readonly by: readonly QuoteActor[];
}

/**
 * Who may move a revision from where to where. A seller also records what the client said by telephone or mail. To expire
 * and to be superseded is nobody's wish: the one follows the day, the other a later revision.
 */
export const quoteMoves: readonly QuoteMove[] = [
  { from: 'draft', to: 'sent', by: ['seller'] },
  { from: 'sent', to: 'seen', by: ['client'] },
  { from: 'sent', to: 'accepted', by: ['seller', 'client'] },
  { from: 'sent', to: 'rejected', by: ['seller', 'client'] },
  { from: 'seen', to: 'accepted', by: ['seller', 'client'] },
  { from: 'seen', to: 'rejected', by: ['seller', 'client'] },
];

/** States in which nothing was decided yet: such a revision expires and can be superseded. */
const open: readonly QuoteState[] = ['draft', 'sent', 'seen'];

/** Where a revision stands on a day: an undecided one has expired on the day after its last valid one. Days are YYYY-MM-DD. */
export function quoteStateOn(
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil: string },
  today: string,
): QuoteState {
  return open.includes(state) && validUntil < today ? 'expired' : state;
}

/** Where an actor may move a revision to. */
export function nextQuoteStates(from: QuoteState, actor: QuoteActor): readonly QuoteState[] {
  return quoteMoves.filter((move) => move.from === from && move.by.includes(actor)).map(({ to }) => to);
}

/** Whether a quote takes another revision: not once it was accepted. */
export const mayBeRevised = (state: QuoteState): boolean => state !== 'accepted';

/**
 * The stored states that a later revision makes superseded: as a draft only drafts, so that the client may still accept
 * what was sent, and all that is undecided once it is sent itself.
 */
export function supersededBy(later: 'draft' | 'sent'): readonly QuoteState[] {
  return later === 'draft' ? ['draft'] : open;
}
