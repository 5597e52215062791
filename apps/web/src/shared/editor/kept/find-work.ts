import type { Draft } from '@lucerna/contract';
import type { Drafts } from './drafts';
import type { KeptWork, SentDraft, Works } from './work-store';

/** Work that was found, of this browser or of the account. */
export interface FoundWork {
  readonly stored: unknown;
  /** When it was last changed, milliseconds since 1970. */
  readonly at: number;
  /** The draft on the server that it is, or goes on from. */
  readonly seen?: Pick<SentDraft, 'version' | 'at'>;
  /** It was made before the sign-in, and becomes the account's. */
  readonly isStrangers?: boolean;
  /** What was kept apart from it: the user decides. */
  readonly other?: FoundWork;
}

interface Sources {
  readonly owner: string | null;
  readonly works: Works;
  readonly drafts: Drafts;
}

const seenOf = ({ version, at }: Draft) => ({ version, at });
export const foundDraft = (draft: Draft): FoundWork => ({
  stored: draft.stored,
  at: draft.at,
  seen: seenOf(draft),
});

/** Of what the account keeps here and there. Both stand side by side where each went on without the other. */
function ofAccount(
  own: KeptWork | undefined,
  there: Draft | undefined,
  sent: SentDraft | undefined,
): FoundWork | null {
  if (!own) return there ? foundDraft(there) : null;
  const here = { stored: own.stored, at: own.at };
  if (!there) return here;
  const isOurs = sent && (sent.version === there.version || sent.sending === there.at);
  if (isOurs) return own.at >= there.at ? { ...here, seen: seenOf(there) } : foundDraft(there);
  const isSent = sent && own.at <= sent.at;
  if (isSent || JSON.stringify(own.stored) === JSON.stringify(there.stored)) return foundDraft(there);
  return { ...here, other: foundDraft(there) };
}

/** Looks for what an account keeps under a key, here and on the server. */
export async function findOwnWork(key: string, { owner, works, drafts }: Sources): Promise<FoundWork | null> {
  if (owner === null) return null;
  return ofAccount(
    ...(await Promise.all([works.read(key, owner), drafts.read(key), works.readSent(key, owner)])),
  );
}

/**
 * Looks for kept work. Of another account nothing is found; what a stranger made here is, since whoever signs in goes on
 * with it, beside what the account has kept before.
 */
export async function findWork(key: string, sources: Sources): Promise<FoundWork | null> {
  const [own, made] = await Promise.all([findOwnWork(key, sources), sources.works.read(key, null)]);
  if (!made || (own && own.at >= made.at)) return own;
  const strangers = { stored: made.stored, at: made.at, isStrangers: sources.owner !== null };
  return own ? { ...strangers, other: own } : strangers;
}
