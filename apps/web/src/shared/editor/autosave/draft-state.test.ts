import { describe, expect, it } from 'vitest';
import { nextDraftState, opening, type DraftEvent, type DraftState } from './draft-state';

const other = { stored: 'of the other device', at: 7 };
const step: DraftEvent = { type: 'changed', at: 5 };
const kept = (steps: number): DraftEvent => ({ type: 'kept', steps });
const sent: DraftEvent = { type: 'sent', isSent: true };
const unsent: DraftEvent = { type: 'sent', isSent: false };

const after = (...events: readonly DraftEvent[]): DraftState =>
  events.reduce(nextDraftState, opening('account'));

describe('the word that says whether all is kept', () => {
  const cases: readonly (readonly [string, readonly DraftEvent[], DraftState['mark']])[] = [
    ['nothing was done', [], 'none'],
    ['work was put back', [{ type: 'restored', at: 3 }], 'none'],
    ['a step is on its way', [step], 'saving'],
    ['the step is kept', [step, kept(1)], 'saved'],
    ['a step came while the one before was written', [step, step, kept(1)], 'saving'],
    ['both are kept', [step, step, kept(1), kept(2)], 'saved'],
    ['an older write ended last', [step, step, kept(2), kept(1)], 'saved'],
    ['it could not be kept', [step, { type: 'not-kept' }], 'failed'],
    ['it could be kept the next time', [step, { type: 'not-kept' }, kept(1)], 'saved'],
    ['the server did not answer', [step, kept(1), unsent], 'here'],
    ['the server has it after all', [step, kept(1), unsent, sent], 'saved'],
    ['the server did not answer, and it is not kept here yet', [step, unsent], 'saving'],
    ['it is kept here since, the server did not answer', [step, unsent, kept(1)], 'here'],
    ['it was forgotten', [step, kept(1), { type: 'forgotten' }], 'none'],
    ['the account left', [step, kept(1), { type: 'put-away', owner: null }], 'none'],
    ['it is an account’s that was a stranger’s', [step, kept(1), { type: 'owned', owner: 'b' }], 'saved'],
  ];
  it.each(cases)('%s', (_what, events, mark) => expect(after(...events).mark).toBe(mark));
});

describe('the states of kept work', () => {
  const cases: readonly (readonly [string, readonly DraftEvent[], Partial<DraftState>])[] = [
    ['is opening at first', [], { phase: 'opening', owner: 'account', changedAt: 0, other: null }],
    ['is open once it was looked for', [{ type: 'opened' }], { phase: 'open' }],
    ['stays closed whatever comes', [{ type: 'closed' }, { type: 'opened' }, kept(1)], { phase: 'closed' }],
    ['was put back', [{ type: 'restored', at: 3 }], { isRestored: true, changedAt: 3 }],
    ['came from another tab', [{ type: 'reloaded', at: 4 }], { isRestored: false, changedAt: 4 }],
    ['was changed since', [{ type: 'restored', at: 3 }, step], { isRestored: true, changedAt: 5, steps: 1 }],
    ['cannot be read', [{ type: 'unreadable' }], { isUnreadable: true, isRestored: false }],
    ['differs from that of another device', [{ type: 'differs', other }], { other }],
    ['was decided', [{ type: 'differs', other }, { type: 'settled' }], { other: null }],
    [
      'is forgotten with what differed',
      [{ type: 'restored', at: 3 }, { type: 'differs', other }, { type: 'forgotten' }],
      { isRestored: false, other: null, mark: 'none', owner: 'account' },
    ],
    ['is handed over', [{ type: 'passing' }], { isPassing: true }],
    ['was handed over', [{ type: 'passing' }, { type: 'passed' }], { isPassing: false }],
    [
      'is put away when its account leaves',
      [
        { type: 'restored', at: 3 },
        { type: 'differs', other },
        { type: 'put-away', owner: null },
      ],
      { owner: null, isRestored: false, other: null },
    ],
    [
      'goes on as the account’s',
      [step, { type: 'owned', owner: 'b' }],
      { owner: 'b', mark: 'saving', steps: 1 },
    ],
  ];
  it.each(cases)('%s', (_what, events, expected) => expect(after(...events)).toMatchObject(expected));
});
