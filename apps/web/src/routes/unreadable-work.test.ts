import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '@lucerna/engine';
import { createDraftSync, type DraftSyncState } from '../shared/editor/autosave/draft-sync';
import type { Drafts } from '../shared/editor/autosave/drafts';
import type { LocalDraft, LocalDrafts } from '../shared/editor/autosave/local-drafts';
import { createEditor } from '../shared/editor/store/editor';
import { editorKinds, type EditorKind } from './test/editor-kinds';

/** Lists of which a tree could have far too many. */
const lists: ReadonlySet<string> = new Set(['compositions', 'clusters', 'lights', 'complements', 'runs']);

/** A tree with ten thousand of whatever it has. */
function grown(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(grown);
  return Object.fromEntries(
    Object.entries(tree).map(([name, each]: [string, unknown]) => {
      if (name === 'choices') return [name, manyChoices];
      const isLong = lists.has(name) && Array.isArray(each) && each.length > 0;
      return [name, isLong ? Array.from({ length: 10_000 }, () => (each as unknown[])[0]) : grown(each)];
    }),
  );
}
const manyChoices = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`choice${at}`, '1']));

const read = (text: string, change?: (name: string, value: unknown) => unknown): unknown =>
  JSON.parse(text, change) as unknown;

const withVersion = (text: string, version: unknown) =>
  read(text.replace(/"version":\d+/g, `"version":${JSON.stringify(version)}`));

/** What may have become of a stored tree; the same tree where it cannot become that. */
const ways: readonly { readonly name: string; readonly spoil: (text: string) => unknown }[] = [
  { name: 'of a release before the first', spoil: (text) => withVersion(text, 0) },
  { name: 'of a newer release', spoil: (text) => withVersion(text, 99) },
  { name: 'of no version that is a number', spoil: (text) => withVersion(text, 'one') },
  { name: 'cut in half', spoil: (text) => text.slice(0, text.length / 2) },
  {
    name: 'without its lists',
    spoil: (text) => read(text, (name, value: unknown) => (lists.has(name) ? undefined : value)),
  },
  {
    name: 'with nothing where something was',
    spoil: (text) => read(text, (name, value: unknown) => (lists.has(name) ? [null] : value)),
  },
  {
    name: 'with a model that there is not',
    spoil: (text) => read(text.replaceAll(/"model":"\d+"/g, '"model":"9999"')),
  },
  { name: 'with 10,000 elements', spoil: (text) => grown(read(text)) },
  { name: 'of text', spoil: () => 'a text' },
  { name: 'of a list', spoil: () => [[]] },
];

/** Kept work also has something around its tree. */
const keptWays: typeof ways = [
  ...ways,
  {
    name: 'with what only a newer release keeps',
    spoil: (text) => ({ ...(read(text) as object), layers: [] }),
  },
  { name: 'with nothing but its quantity', spoil: () => ({ quantity: 2 }) },
  {
    name: 'with choices of another kind',
    spoil: (text) => read(text, (name, value: unknown) => (name === 'choices' ? { color: 7 } : value)),
  },
];

/** The ways in which this very tree becomes another one. */
const spoilt = (tree: unknown, all: typeof ways) =>
  all
    .map(({ name, spoil }) => ({ way: name, bad: spoil(JSON.stringify(tree)) }))
    .filter(({ bad }) => JSON.stringify(bad) !== JSON.stringify(tree));

const key = 'work';

function openBrowser(): LocalDrafts & { readonly rows: Map<string, LocalDraft> } {
  const rows = new Map<string, LocalDraft>();
  return {
    rows,
    read: (wanted, owner) => Promise.resolve(rows.get(`${wanted} ${owner}`)),
    write: (work) => Promise.resolve(Boolean(rows.set(`${work.key} ${work.owner}`, work))),
    remove: (wanted, owner) => Promise.resolve(void rows.delete(`${wanted} ${owner}`)),
    readSent: () => Promise.resolve(undefined),
    writeSent: () => Promise.resolve(),
  };
}

/** Somebody comes back to an editor, in which a word is one step. */
async function comesBack(
  { reopen }: EditorKind,
  works: LocalDrafts,
  { owner, draft }: { owner: string | null; draft?: unknown },
) {
  const begun = { begun: 'anew' };
  const editor = createEditor<unknown, string>({ start: begun, apply: (_, word) => ok({ word }) });
  const news: Partial<DraftSyncState> = {};
  const facts = { key, version: 1, at: 5, title: null, path: null, updatedAt: '' };
  const drafts: Drafts = {
    read: () => Promise.resolve(draft === undefined ? undefined : { ...facts, stored: draft }),
    write: () => Promise.resolve({ type: 'unanswered' }),
    remove: () => Promise.resolve(true),
  };
  const keeping = createDraftSync({
    key,
    editor,
    works,
    owner,
    drafts: () => drafts,
    storedAs: () => ({ store: (value) => value, rebuild: reopen }),
    tell: (part) => Object.assign(news, part),
    onKept: () => undefined,
  });
  await keeping.open();
  return { editor, news, begun, value: () => editor.state().value };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe.each(editorKinds)('$name', (kind) => {
  it('goes on with its own work', async () => {
    const works = openBrowser();
    await works.write({ key, stored: JSON.parse(JSON.stringify(kind.kept)), owner: null, at: 5 });
    const { news, value } = await comesBack(kind, works, { owner: null });
    expect(news).toMatchObject({ isRestored: true });
    expect(value()).toEqual(JSON.parse(JSON.stringify(kind.kept)));
  });

  it.each(spoilt(kind.kept, keptWays))(
    'tells of work $way, sets it aside and begins anew',
    async ({ bad }) => {
      const works = openBrowser();
      await works.write({ key, stored: bad, owner: null, at: 5 });
      const here = await comesBack(kind, works, { owner: null });
      expect(here.news.isUnreadable).toBe(true);
      expect(here.value()).toBe(here.begun);
      here.editor.edit('a step');
      await vi.advanceTimersByTimeAsync(1000);
      expect(works.rows.get(`${key}:aside null`)?.stored).toBe(bad);
      expect(works.rows.get(`${key} null`)?.stored).toEqual({ word: 'a step' });

      const account = openBrowser();
      const there = await comesBack(kind, account, { owner: 'ann', draft: bad });
      expect(there.news.isUnreadable).toBe(true);
      expect(there.value()).toBe(there.begun);
      expect(account.rows.get(`${key}:aside ann`)?.stored).toBe(bad);
    },
  );

  const { open, kept } = kind;
  const creation =
    (kept as { readonly creation?: unknown }).creation ?? (kept as { readonly space?: unknown }).space;
  it.skipIf(!open)('opens what a project has of it', () => {
    expect(open?.(JSON.parse(JSON.stringify(creation))).ok).toBe(true);
  });
  it.each(open ? spoilt(creation, ways) : [])('does not open a creation $way', ({ bad }) => {
    const opened = open?.(bad);
    expect(opened?.ok).toBe(false);
    expect(opened?.ok === false && opened.problems.length).toBeGreaterThan(0);
  });
});

it.each(['plusminus', 'sticks'])(
  'does not count what was drawn of %s, whose plan would be lost',
  (system) => {
    const named = (name: string) => editorKinds.find((each) => each.name === name)!;
    const { creation } = named(`the drawing of ${system}`).kept as { readonly creation: unknown };
    const opened = named(`${system} counted`).open?.(creation);
    expect(opened).toMatchObject({
      ok: false,
      problems: [{ code: 'domain-incorrect', data: { path: 'drawing' } }],
    });
  },
);
