import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { key, openBrowser, openServer, soon, visit } from '../../../../test/draft-desk';
import type { Drafts } from './drafts';
import type { LocalDraft } from './local-drafts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Whoever opens it again begins anew, and nothing is kept here or there. */
async function expectNothing(here: ReturnType<typeof openBrowser>, drafts: ReturnType<typeof openServer>) {
  const again = await visit(here, drafts, 'ann');
  await again.keeping.checkRemote();
  await soon();
  const kept = [here.rows.size, drafts.stored('ann')];
  expect([again.value(), again.news.isRestored ?? false, ...kept]).toEqual(['', false, 0, undefined]);
}

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
          return removals === 1 ? drafts.of(account).remove(wanted) : new Promise<never>(() => undefined);
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

  it.each(['before anything was removed', 'without an answer of the server'])(
    'is not offered again where the page was left %s',
    async (when) => {
      const drafts = openServer();
      const here = openBrowser();
      const desk = await visit(here, drafts, 'ann');
      desk.editor.edit('a');
      await soon();
      const { remove } = here;
      if (when.startsWith('before')) here.remove = () => new Promise<never>(() => undefined);
      drafts.server.isUp = false;
      void desk.keeping.forget();
      await soon();
      here.remove = remove;
      drafts.server.isUp = true;
      await expectNothing(here, drafts);
    },
  );

  it('is not offered again where it was being written here as it was forgotten, and the page was left', async () => {
    const drafts = openServer();
    const here = openBrowser();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    let removals = 0;
    const slow = {
      ...here,
      write: async (work: LocalDraft) => {
        await held;
        return here.write(work);
      },
      remove: (wanted: string, owner: string | null) => {
        removals += 1;
        return removals === 1 ? here.remove(wanted, owner) : new Promise<never>(() => undefined);
      },
    };
    const desk = await visit(slow, drafts, 'ann');
    desk.editor.edit('a');
    desk.keeping.flush();
    void desk.keeping.forget();
    await soon();
    arrive();
    await soon();
    expect([here.rows.size, removals]).toEqual([1, 2]);
    await expectNothing(here, drafts);
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
