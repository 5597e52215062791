import type { Draft } from '@lucerna/contract';
import type { Drafts } from './drafts';
import type { StoredSteps } from './stored-steps';
import type { LocalDraft, SentDraft, LocalDrafts } from './local-drafts';

/** Work that was found, of this browser or of the account. */
export interface LoadedDraft {
  readonly stored: unknown;
  /** When it was last changed, milliseconds since 1970. */
  readonly at: number;
  /** The draft on the server that it is, or goes on from. */
  readonly seen?: Pick<SentDraft, 'version' | 'at'>;
  /** What undo and redo bring back, where it was made in this browser by whoever finds it. */
  readonly steps?: StoredSteps;
  /** It was made before the sign-in, and becomes the account's. */
  readonly isAnonymous?: boolean;
  /** What was kept apart from it: the user decides. */
  readonly other?: LoadedDraft;
}

interface Sources {
  readonly owner: string | null;
  readonly works: LocalDrafts;
  readonly drafts: Drafts;
}

const seenOf = ({ version, at }: Draft) => ({ version, at });
export const fromServerDraft = (draft: Draft): LoadedDraft => ({
  stored: draft.stored,
  at: draft.at,
  seen: seenOf(draft),
});

/** Of what the account keeps here and there. Both stand side by side where each went on without the other. */
function ofAccount(
  own: LocalDraft | undefined,
  there: Draft | undefined,
  sent: SentDraft | undefined,
): LoadedDraft | null {
  if (!own) return there ? fromServerDraft(there) : null;
  const here = { stored: own.stored, at: own.at, steps: own.steps };
  if (!there) return here;
  const isOurs = sent && (sent.version === there.version || sent.sending === there.at);
  if (isOurs) return own.at >= there.at ? { ...here, seen: seenOf(there) } : fromServerDraft(there);
  const isSent = sent && own.at <= sent.at;
  if (JSON.stringify(own.stored) === JSON.stringify(there.stored)) {
    return { ...fromServerDraft(there), steps: own.steps };
  }
  return isSent ? fromServerDraft(there) : { ...here, other: fromServerDraft(there) };
}

/** Milliseconds that an editor waits for the server, with work of this browser to show and without. */
const serverMs = { withOwn: 1500, without: 4000 } as const;

/** The draft on the server, or nothing where it does not answer soon: who opens the work looks for it again then. */
function readSoon(drafts: Drafts, key: string, ms: number): Promise<Draft | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    drafts
      .read(key)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether work is kept only since a write was on its way as it was forgotten, and the page was left before it was removed again. */
export const isForgotten = (kept: Pick<Draft, 'at'>, sent: SentDraft | undefined): boolean =>
  sent?.isForgotten === true && kept.at <= sent.at;

/** Looks for what an account keeps under a key, here and on the server. */
export async function loadOwnDraft(
  key: string,
  { owner, works, drafts }: Sources,
): Promise<LoadedDraft | null> {
  if (owner === null) return null;
  const own = works.read(key, owner);
  const there = own.then((row) => readSoon(drafts, key, row ? serverMs.withOwn : serverMs.without));
  const [row, draft, sent] = await Promise.all([own, there, works.readSent(key, owner)]);
  if (row && isForgotten(row, sent)) void works.remove(key, owner);
  if (draft && isForgotten(draft, sent)) void drafts.remove(key);
  const still = <Kept extends Pick<Draft, 'at'>>(kept: Kept | undefined) =>
    kept && !isForgotten(kept, sent) ? kept : undefined;
  return ofAccount(still(row), still(draft), sent);
}

/**
 * Looks for kept work. Of another account nothing is found; what a stranger made here is, since whoever signs in goes on
 * with it, beside what the account has kept before.
 */
export async function loadDraft(key: string, sources: Sources): Promise<LoadedDraft | null> {
  const [own, made] = await Promise.all([loadOwnDraft(key, sources), sources.works.read(key, null)]);
  if (!made || (own && own.at >= made.at)) return own;
  const isStrangers = sources.owner !== null;
  // The steps of a stranger are not the account's.
  const strangers = {
    stored: made.stored,
    at: made.at,
    steps: isStrangers ? undefined : made.steps,
    isStrangers,
  };
  return own ? { ...strangers, other: own } : strangers;
}
