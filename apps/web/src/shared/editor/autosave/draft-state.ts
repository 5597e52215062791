import type { LoadedDraft } from './load-draft';

/** An editor's work and its draft: what is saved where, and what else was found. */
export interface DraftState {
  /** `opening` until what is kept was looked for; `open` while steps are kept; `closed` once its editor is gone. */
  readonly phase: 'opening' | 'open' | 'closed';
  /** The account whose work it is; null for a stranger's. */
  readonly owner: string | null;
  /** Somebody signed in or out just now, and the work is handed over. */
  readonly isPassing: boolean;
  /** When the last step was made, in milliseconds since 1970; 0 before the first one. */
  readonly changedAt: number;
  /** Steps that were made, and how many of them are kept in this browser. */
  readonly steps: number;
  readonly keptSteps: number;
  /** The server has what was sent to it last. */
  readonly isSent: boolean;
  /** Whether all steps are kept, for a word that says so; `here`: in this browser, but not on the server yet. */
  readonly mark: 'none' | 'saving' | 'saved' | 'here' | 'failed';
  /** Work of an earlier visit was put back. */
  readonly isRestored: boolean;
  /** What was kept could not be read: it was made with a newer release or is broken. */
  readonly isUnreadable: boolean;
  /** What was kept apart from what is seen, on another device or before the sign-in: take it, or keep what is seen. */
  readonly other: LoadedDraft | null;
}

export type DraftEvent =
  | { readonly type: 'opened' | 'closed' }
  /** A step was made. */
  | { readonly type: 'changed'; readonly at: number }
  /** All steps up to this one are kept in this browser. */
  | { readonly type: 'kept'; readonly steps: number }
  | { readonly type: 'not-kept' }
  | { readonly type: 'sent'; readonly isSent: boolean }
  /** Kept work is seen now. */
  | { readonly type: 'restored' | 'reloaded'; readonly at: number }
  | { readonly type: 'unreadable' }
  | { readonly type: 'differs'; readonly other: LoadedDraft }
  /** What differed was taken, or gave way. */
  | { readonly type: 'settled' }
  | { readonly type: 'forgotten' }
  | { readonly type: 'passing' | 'passed' }
  /** The work is another's now. */
  | { readonly type: 'owned'; readonly owner: string | null }
  /** It was an account's, which has left or gave way to another one: nothing of it stays. */
  | { readonly type: 'put-away'; readonly owner: string | null };

export const opening = (owner: string | null): DraftState => ({
  phase: 'opening',
  owner,
  isPassing: false,
  changedAt: 0,
  steps: 0,
  keptSteps: 0,
  isSent: true,
  mark: 'none',
  isRestored: false,
  isUnreadable: false,
  other: null,
});

/** A step that came while the one before was written is not kept yet, which must not be said of it. */
const marked = (state: DraftState): DraftState =>
  state.keptSteps === state.steps ? { ...state, mark: state.isSent ? 'saved' : 'here' } : state;

const forgotten = { isRestored: false, mark: 'none', other: null } as const;

/** The state after something happened. */
export function nextDraftState(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'opened':
      return state.phase === 'opening' ? { ...state, phase: 'open' } : state;
    case 'closed':
      return { ...state, phase: 'closed' };
    case 'changed':
      return { ...state, changedAt: event.at, steps: state.steps + 1, mark: 'saving' };
    case 'kept':
      return marked({ ...state, keptSteps: Math.max(state.keptSteps, event.steps) });
    case 'not-kept':
      return { ...state, mark: 'failed' };
    case 'sent':
      return event.isSent === state.isSent ? state : marked({ ...state, isSent: event.isSent });
    case 'restored':
      return { ...state, changedAt: event.at, isRestored: true };
    case 'reloaded':
      return { ...state, changedAt: event.at };
    case 'unreadable':
      return { ...state, isUnreadable: true };
    case 'differs':
      return { ...state, other: event.other };
    case 'settled':
      return { ...state, other: null };
    case 'forgotten':
      return { ...state, ...forgotten };
    case 'passing':
      return { ...state, isPassing: true };
    case 'passed':
      return { ...state, isPassing: false };
    case 'owned':
      return { ...state, owner: event.owner };
    case 'put-away':
      return { ...state, owner: event.owner, ...forgotten };
  }
}
