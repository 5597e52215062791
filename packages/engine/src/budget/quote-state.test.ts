import { describe, expect, it } from 'vitest';
import {
  mayBeRevised,
  nextQuoteStates,
  quoteMoves,
  quoteStateOn,
  quoteStates,
  supersededBy,
} from './quote-state';

describe('a revision of a quote', () => {
  it('goes from the desk to the client, and is decided by either', () => {
    expect(nextQuoteStates('draft', 'seller')).toEqual(['sent']);
    expect(nextQuoteStates('draft', 'client')).toEqual([]);
    expect(nextQuoteStates('sent', 'seller')).toEqual(['accepted', 'rejected']);
    expect(nextQuoteStates('sent', 'client')).toEqual(['seen', 'accepted', 'rejected']);
    expect(nextQuoteStates('seen', 'client')).toEqual(['accepted', 'rejected']);
  });

  it('goes nowhere once it was decided, has expired or was superseded', () => {
    for (const state of ['accepted', 'rejected', 'expired', 'superseded'] as const)
      for (const actor of ['seller', 'client'] as const) expect(nextQuoteStates(state, actor)).toEqual([]);
  });

  it('never moves back', () => {
    for (const { from, to } of quoteMoves)
      expect(quoteStates.indexOf(to)).toBeGreaterThan(quoteStates.indexOf(from));
  });

  it('holds on its last valid day, and expires on the next one unless it was decided', () => {
    const on = (state: (typeof quoteStates)[number]) =>
      quoteStateOn({ state, validUntil: '2026-11-24' }, '2026-11-25');
    expect(quoteStateOn({ state: 'sent', validUntil: '2026-11-24' }, '2026-11-24')).toBe('sent');
    expect(quoteStates.map(on)).toEqual([
      ...['expired', 'expired', 'expired', 'accepted', 'rejected', 'expired', 'superseded'],
    ]);
  });

  it('gives way to a later draft only as a draft, and to one that was sent while nothing was decided', () => {
    expect(supersededBy('draft')).toEqual(['draft']);
    expect(supersededBy('sent')).toEqual(['draft', 'sent', 'seen']);
    expect(quoteStates.filter((state) => !mayBeRevised(state))).toEqual(['accepted']);
  });
});
