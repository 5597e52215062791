import type { Draft } from '@lucerna/contract';
import { no, ok, problem } from '@lucerna/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '../store/editor';
import type { DraftAnswer, Drafts } from './drafts';
import { createDraftSync, type DraftSyncState } from './draft-sync';
import type { LocalDraft, SentDraft, LocalDrafts } from './local-drafts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const key = 'crea:16:new';
/** Long enough for everything to be kept and sent. */
const soon = () => vi.advanceTimersByTimeAsync(4000);

/** The drafts of all accounts, as the server keeps them. */
function openServer() {
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
    remove: (wanted) => Promise.resolve(void (account && kept.delete(account + wanted))),
  });
  return { server, of, stored: (account: string) => kept.get(account + key)?.stored };
}

function openBrowser(): LocalDrafts & { readonly rows: Map<string, LocalDraft> } {
  const rows = new Map<string, LocalDraft>();
  const sent = new Map<string, SentDraft>();
  return {
    rows,
    read: (wanted, owner) => Promise.resolve(rows.get(`${wanted} ${owner}`)),
    write: (work) => Promise.resolve(Boolean(rows.set(`${work.key} ${work.owner}`, work))),
    remove: (wanted, owner) => {
      sent.delete(wanted + owner);
      return Promise.resolve(void rows.delete(`${wanted} ${owner}`));
    },
    readSent: (wanted, owner) => Promise.resolve(sent.get(wanted + owner)),
    writeSent: (wanted, owner, draft) => Promise.resolve(void sent.set(wanted + owner, draft)),
  };
}

/** An editor of words that somebody opens in a browser. */
async function visit(works: LocalDrafts, drafts: ReturnType<typeof openServer>, owner: string | null) {
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

it('keeps a gesture as soon as the hand lets go, not each of its moves', async () => {
  const here = openBrowser();
  const { editor } = await visit(here, openServer(), null);
  const kept = () => here.rows.get(`${key} null`)?.stored;
  editor.edit('a');
  await soon();
  // What is costly follows the first move, and others now and then.
  for (const move of ['b', 'c']) editor.edit(move, { joins: 'drag', isGoingOn: true });
  await soon();
  expect(kept()).toEqual(['a', 'b']);
  editor.settle();
  await soon();
  expect(kept()).toEqual(['a', 'b', 'c']);
});

it.each(['flush', 'close', 'save'] as const)(
  'keeps what is seen in the middle of a gesture at %s',
  async (way) => {
    const here = openBrowser();
    const { editor, keeping } = await visit(here, openServer(), null);
    editor.edit('a');
    for (const move of ['b', 'c']) editor.edit(move, { joins: 'drag', isGoingOn: true });
    void keeping[way]();
    await soon();
    expect(here.rows.get(`${key} null`)?.stored).toEqual(['a', 'b', 'c']);
  },
);

describe('work of an account on two devices', () => {
  async function diverged() {
    const drafts = openServer();
    const [here, there] = [openBrowser(), openBrowser()];
    const desk = await visit(here, drafts, 'ann');
    desk.editor.edit('a');
    await soon();
    const phone = await visit(there, drafts, 'ann');
    expect([phone.value(), phone.news.isRestored]).toEqual(['a', true]);
    phone.editor.edit('b');
    await soon();
    desk.editor.edit('c');
    await soon();
    return { drafts, here, desk, phone };
  }

  it('is told of what the other one keeps, which stays until the user has decided', async () => {
    const { drafts, desk } = await diverged();
    expect(desk.news.other).toMatchObject({ stored: ['a', 'b'], at: expect.any(Number) as number });
    desk.editor.edit('d');
    await soon();
    expect(drafts.stored('ann')).toEqual(['a', 'b']);
    expect(desk.value()).toBe('acd');
  });

  it('is taken, and undo brings back the own', async () => {
    const { drafts, desk } = await diverged();
    desk.keeping.resolveConflict('other');
    await soon();
    expect([desk.value(), desk.news.other, drafts.stored('ann')]).toEqual(['ab', null, ['a', 'b']]);
    desk.editor.undo();
    await soon();
    expect([desk.value(), drafts.stored('ann')]).toEqual(['ac', ['a', 'c']]);
  });

  it('is replaced by the own, and undo brings it back', async () => {
    const { drafts, desk, phone } = await diverged();
    desk.keeping.resolveConflict('seen');
    await soon();
    expect([desk.value(), drafts.stored('ann')]).toEqual(['ac', ['a', 'c']]);
    desk.editor.undo();
    expect(desk.value()).toBe('ab');
    await phone.keeping.checkRemote();
    expect(phone.news.other?.stored).toEqual(['a', 'c']);
  });

  it('is told of at the next visit too, when what is here was never sent', async () => {
    const { drafts, here } = await diverged();
    const again = await visit(here, drafts, 'ann');
    expect([again.value(), again.news.other?.stored]).toEqual(['ac', ['a', 'b']]);
  });

  it('follows the other one without a word when nothing was done here since', async () => {
    const drafts = openServer();
    const [here, there] = [openBrowser(), openBrowser()];
    const desk = await visit(here, drafts, 'ann');
    desk.editor.edit('a');
    await soon();
    desk.keeping.close();
    const phone = await visit(there, drafts, 'ann');
    phone.editor.edit('b');
    await soon();
    const again = await visit(here, drafts, 'ann');
    expect([again.value(), again.news.other]).toEqual(['ab', undefined]);
  });
});

describe('work that goes on while a step is written', () => {
  it('is said to be saved when its last step is', async () => {
    const browser = openBrowser();
    let finish = () => {};
    const { write } = browser;
    const slow = {
      ...browser,
      write: async (work: LocalDraft) => {
        await new Promise<void>((resolve) => (finish = resolve));
        return write(work);
      },
    };
    const desk = await visit(slow, openServer(), null);
    desk.editor.edit('a');
    await vi.advanceTimersByTimeAsync(300);
    desk.editor.edit('b');
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.news.mark).toBe('saving');
    await vi.advanceTimersByTimeAsync(300);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect([desk.news.mark, browser.rows.get(`${key} null`)?.stored]).toEqual(['saved', ['a', 'b']]);
  });
});

describe('work without an answer of the server', () => {
  it('is sent when the server is back, and says so meanwhile', async () => {
    const drafts = openServer();
    const desk = await visit(openBrowser(), drafts, 'ann');
    drafts.server.isUp = false;
    desk.editor.edit('a');
    await soon();
    desk.editor.edit('b');
    await soon();
    expect([desk.news.mark, drafts.stored('ann')]).toEqual(['here', undefined]);
    drafts.server.isUp = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect([desk.news.mark, drafts.stored('ann')]).toEqual(['saved', ['a', 'b']]);
  });

  it('is not taken for that of another device when only the answer was lost', async () => {
    const drafts = openServer();
    const desk = await visit(openBrowser(), drafts, 'ann');
    drafts.server.losesAnswers = true;
    desk.editor.edit('a');
    await soon();
    drafts.server.losesAnswers = false;
    desk.editor.edit('b');
    await soon();
    expect([desk.news.other, drafts.stored('ann')]).toEqual([undefined, ['a', 'b']]);
  });

  it('of two tabs of one browser is no other device', async () => {
    const drafts = openServer();
    const here = openBrowser();
    const one = await visit(here, drafts, 'ann');
    const two = await visit(here, drafts, 'ann');
    one.editor.edit('a');
    await soon();
    two.editor.edit('b');
    await soon();
    expect([two.news.other, drafts.stored('ann')]).toEqual([undefined, ['b']]);
  });
});

describe('work and its owner', () => {
  it('of a stranger goes on as the account’s after the sign-in', async () => {
    const drafts = openServer();
    const here = openBrowser();
    const desk = await visit(here, drafts, null);
    desk.editor.edit('a');
    await soon();
    await desk.become('ann');
    await soon();
    expect([desk.value(), drafts.stored('ann'), [...here.rows.keys()]]).toEqual(['a', ['a'], [`${key} ann`]]);
  });

  it('of a stranger stands beside what the account kept before', async () => {
    const drafts = openServer();
    await drafts.of('ann').write({ key, stored: ['old'], owner: 'ann', at: 5 }, undefined);
    const desk = await visit(openBrowser(), drafts, null);
    desk.editor.edit('a');
    await desk.become('ann');
    await soon();
    expect([desk.value(), desk.news.other?.stored, drafts.stored('ann')]).toEqual(['a', ['old'], ['old']]);
  });

  it('brings its steps back when it is opened again in this browser, but not those of a stranger', async () => {
    const drafts = openServer();
    const here = openBrowser();
    for (const owner of ['ann', null]) {
      const before = await visit(here, drafts, owner);
      for (const word of ['a', 'b', 'c']) before.editor.edit(word);
      await soon();
      before.keeping.close();
      const after = await visit(here, drafts, owner);
      after.editor.undo();
      after.editor.undo();
      after.editor.undo();
      expect(after.value()).toBe('');
      after.editor.redo();
      expect(after.value()).toBe('a');
      await soon();
      after.keeping.close();
    }
    const bob = await visit(here, drafts, 'bob');
    expect([bob.value(), bob.editor.state().canUndo, bob.editor.state().canRedo]).toEqual([
      'a',
      false,
      false,
    ]);
  });

  it('is shown without steps where another device has gone on with it', async () => {
    const drafts = openServer();
    const [here, there] = [openBrowser(), openBrowser()];
    const desk = await visit(here, drafts, 'ann');
    desk.editor.edit('a');
    await soon();
    desk.keeping.close();
    const phone = await visit(there, drafts, 'ann');
    expect(phone.editor.state().canUndo).toBe(false);
    phone.editor.edit('b');
    await soon();
    const again = await visit(here, drafts, 'ann');
    expect([again.value(), again.editor.state().canUndo]).toEqual(['ab', false]);
  });

  it('is put away when the account signs out, and is not the next one’s', async () => {
    const drafts = openServer();
    const here = openBrowser();
    const desk = await visit(here, drafts, 'ann');
    desk.editor.edit('a');
    await soon();
    desk.editor.edit('x');
    await desk.become(null);
    await soon();
    // Whoever signs out has sent everything before; what is left here must not be kept again.
    expect([desk.value(), here.rows.get(`${key} ann`)?.stored]).toEqual(['', ['a']]);
    await desk.become('bob');
    desk.editor.edit('b');
    await soon();
    expect([desk.value(), drafts.stored('bob')]).toEqual(['b', ['b']]);
    await desk.become('ann');
    expect(desk.value()).toBe('a');
  });

  it('is forgotten here and there once it was added, and later steps are kept again', async () => {
    const drafts = openServer();
    const here = openBrowser();
    const desk = await visit(here, drafts, 'ann');
    desk.editor.edit('a');
    await soon();
    await desk.keeping.forget();
    await soon();
    expect([here.rows.size, drafts.stored('ann')]).toEqual([0, undefined]);
    desk.editor.edit('b');
    desk.editor.undo();
    await soon();
    expect(drafts.stored('ann')).toEqual(['a']);
  });

  it('is not sent any more where it is forgotten as it is about to be', async () => {
    const drafts = openServer();
    const here = openBrowser();
    const desk = await visit(here, drafts, 'ann');
    desk.editor.edit('a');
    desk.keeping.flush();
    void desk.keeping.forget();
    await soon();
    expect([drafts.server.writes, here.rows.size]).toEqual([0, 0]);
    desk.editor.edit('b');
    await soon();
    expect(drafts.stored('ann')).toEqual(['a', 'b']);
  });

  it('is not offered again where a write was on its way as it was forgotten, and the page was left', async () => {
    const drafts = openServer();
    const here = openBrowser();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    let removals = 0;
    const slow = {
      ...drafts,
      of: (account: string | null): Drafts => ({
        ...drafts.of(account),
        write: async (work, seen) => {
          await held;
          return drafts.of(account).write(work, seen);
        },
        // The page is left before it is removed once more.
        remove: async (wanted) => {
          removals += 1;
          if (removals === 1) await drafts.of(account).remove(wanted);
          else await new Promise(() => undefined);
        },
      }),
    };
    const desk = await visit(here, slow, 'ann');
    desk.editor.edit('a');
    await soon();
    void desk.keeping.forget();
    await soon();
    arrive();
    await soon();
    expect([drafts.stored('ann'), removals]).toEqual([['a'], 2]);

    const again = await visit(here, drafts, 'ann');
    await again.keeping.checkRemote();
    await soon();
    expect([again.value(), again.news.isRestored ?? false, drafts.stored('ann')]).toEqual([
      '',
      false,
      undefined,
    ]);
    again.editor.edit('b');
    await soon();
    expect(drafts.stored('ann')).toEqual(['b']);
  });

  it('that cannot be read stays kept, and is told of', async () => {
    const drafts = openServer();
    const here = openBrowser();
    await here.write({ key, stored: 'from a newer release', owner: null, at: 5 });
    const desk = await visit(here, drafts, null);
    expect([desk.news.isUnreadable, desk.value()]).toEqual([true, '']);
    desk.editor.edit('a');
    await soon();
    expect([...here.rows.values()].map(({ stored }) => stored)).toEqual([['a'], 'from a newer release']);
  });

  it('of another device that cannot be read is set aside when the own takes its place', async () => {
    const drafts = openServer();
    const here = openBrowser();
    const desk = await visit(here, drafts, 'ann');
    await drafts.of('ann').write({ key, stored: 'from a newer release', owner: 'ann', at: 5 }, undefined);
    desk.editor.edit('a');
    await soon();
    expect(desk.news.other?.stored).toBe('from a newer release');
    desk.keeping.resolveConflict('seen');
    await soon();
    expect([drafts.stored('ann'), here.rows.get(`${key}:aside ann`)?.stored]).toEqual([
      ['a'],
      'from a newer release',
    ]);
  });

  it('that can be read by a newer release is offered beside what was made since', async () => {
    const drafts = openServer();
    const here = openBrowser();
    await here.write({ key: `${key}:aside`, stored: ['b'], owner: null, at: 5 });
    const alone = await visit(here, drafts, null);
    expect(alone.value()).toBe('b');
    await here.write({ key: `${key}:aside`, stored: ['c'], owner: null, at: 6 });
    const beside = await visit(here, drafts, null);
    expect([beside.value(), beside.news.other?.stored]).toEqual(['b', ['c']]);
    beside.keeping.resolveConflict('other');
    await soon();
    expect([beside.value(), here.rows.size]).toEqual(['c', 1]);
  });
});
