import type { Draft } from '@lucerna/contract';
import { no, ok, problem } from '@lucerna/engine';
import { vi } from 'vitest';
import type { DraftAnswer, Drafts } from '../src/shared/editor/autosave/drafts';
import { createDraftSync, type DraftSyncState } from '../src/shared/editor/autosave/draft-sync';
import type { LocalDraft, LocalDrafts, SentDraft } from '../src/shared/editor/autosave/local-drafts';
import { createEditor } from '../src/shared/editor/store/editor';

export const key = 'crea:16:new';
/** Long enough for everything to be kept and sent. */
export const soon = () => vi.advanceTimersByTimeAsync(4000);

/** The drafts of all accounts, as the server keeps them. */
export function openServer() {
  const kept = new Map<string, Draft>();
  const server = { isUp: true, losesAnswers: false, writes: 0 };
  const of = (account: string | null): Drafts => ({
    read: (wanted) => Promise.resolve(server.isUp && account ? kept.get(account + wanted) : undefined),
    write: ({ key: at, stored, at: madeAt }, seen): Promise<DraftAnswer> => {
      if (!server.isUp || !account) return Promise.resolve({ type: 'unanswered' });
      server.writes += 1;
      const before = kept.get(account + at);
      if (before && before.version !== seen) return Promise.resolve({ type: 'stale', draft: before });
      const version = (seen ?? 0) + 1;
      const facts = { key: at, title: null, path: null, updatedAt: '' };
      kept.set(account + at, { ...facts, version, stored, at: madeAt });
      return Promise.resolve(server.losesAnswers ? { type: 'unanswered' } : { type: 'kept', version });
    },
    remove(wanted) {
      if (server.isUp && account) kept.delete(account + wanted);
      return Promise.resolve(server.isUp && account !== null);
    },
  });
  return { server, of, stored: (account: string) => kept.get(account + key)?.stored };
}

export function openBrowser(): LocalDrafts & {
  remove: LocalDrafts['remove'];
  readonly rows: Map<string, LocalDraft>;
} {
  const rows = new Map<string, LocalDraft>();
  const sent = new Map<string, SentDraft>();
  return {
    rows,
    read: (wanted, owner) => Promise.resolve(rows.get(`${wanted} ${owner}`)),
    write: (work) => Promise.resolve(Boolean(rows.set(`${work.key} ${work.owner}`, work))),
    remove: (wanted, owner) => Promise.resolve(void rows.delete(`${wanted} ${owner}`)),
    readSent: (wanted, owner) => Promise.resolve(sent.get(wanted + owner)),
    writeSent: (wanted, owner, draft) => Promise.resolve(void sent.set(wanted + owner, draft)),
  };
}

/** An editor of words that somebody opens in a browser. */
export async function visit(works: LocalDrafts, drafts: ReturnType<typeof openServer>, owner: string | null) {
  const editor = createEditor<readonly string[], string>({
    start: [],
    apply: (value, word) => ok([...value, word]),
  });
  const news: Partial<DraftSyncState> = {};
  const at = { owner };
  const keeping = createDraftSync({
    key,
    editor,
    works,
    owner,
    drafts: () => drafts.of(at.owner),
    storedAs: () => ({
      store: (value) => [...value],
      rebuild: (stored) => (Array.isArray(stored) ? ok(stored as string[]) : no(problem('domain-incorrect'))),
    }),
    tell: (part) => Object.assign(news, part),
    onKept: () => undefined,
  });
  await keeping.open();
  const become = async (next: string | null) => {
    at.owner = next;
    await keeping.setOwner(next);
  };
  return { editor, keeping, news, become, value: () => editor.state().value.join('') };
}
