import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { key, openBrowser, openServer, soon, visit } from '../../../../test/draft-desk';
import type { LocalDraft } from './local-drafts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

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
