import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { addsPart, arrangesLine, dragsLine, lineAt, shownOrder, subtotalOf } from './structure';

const site = openSite();

it('a specifier arranges a project by section and floor, chooses an alternative, and reads subtotals and total', async () => {
  const visitor = await site.arrive('us');
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('specifier_usa');
    const products = ['2015', '2010', '2015', '2010'].map((model, at) => ({ model, quantity: at + 2 }));
    const name = `Harbor House ${randomUUID().slice(0, 6)}`;
    const answer = await page.request.post(`${site.url}/api/v1/projects`, {
      data: { name, products },
      headers: { origin: site.url },
    });
    const { id } = (await answer.json()) as { id: string };
    await visitor.goTo(`/project/${id}`);

    await addsPart(visitor, 'structure.addSection', { 'structure.sectionName': 'Lobby' });
    for (const level of ['1', '2', '3']) {
      await addsPart(visitor, 'structure.addArea', { 'structure.floor': `Level ${level}` });
    }
    await addsPart(visitor, 'structure.addFreeLine', {
      'structure.freeText': 'Freight',
      'structure.unitPrice': '120.50',
    });
    await arrangesLine(visitor, 0, { mark: 'A1', area: 'Level 1' });
    await arrangesLine(visitor, 2, { mark: 'A2', area: 'Level 2' });
    // A mark of another luminaire is taken, and both say so until one has a mark of its own.
    await arrangesLine(visitor, 3, { mark: 'A2', area: 'Level 3' });
    const shared = page.getByText(visitor.pattern('structure.sharedMark'));
    await expect.poll(() => shared.count()).toBe(2);
    await arrangesLine(visitor, 3, { mark: 'A3' });
    await expect.poll(() => shared.count()).toBe(0);
    await arrangesLine(visitor, 1, { mark: 'A1.1', alternativeTo: 'A1' });
    const none = visitor.say('structure.noSection');
    // 2 × 215 + 4 × 215 + 5 × 210 + 120.50
    await expect.poll(() => subtotalOf(visitor, none)).toBe('$2,460.50');
    await visitor.button('structure.choose').click();
    await expect.poll(() => subtotalOf(visitor, none)).toBe('$2,660.50');

    // By the keyboard past the head of the section, by the pointer onto it.
    await lineAt(visitor, 3).getByRole('spinbutton').press('Alt+ArrowDown');
    await expect
      .poll(() => shownOrder(visitor))
      .toEqual([none, 'A1', 'A1.1', 'A2', 'Freight', 'Lobby', 'A3']);
    expect(
      await lineAt(visitor, 3)
        .getByRole('spinbutton')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await dragsLine(visitor, 2, page.getByRole('heading', { name: 'Lobby' }));
    await expect
      .poll(() => shownOrder(visitor))
      .toEqual([none, 'A1', 'A1.1', 'Freight', 'Lobby', 'A2', 'A3']);
    await visitor.button('projects.undo').click();
    await expect
      .poll(() => shownOrder(visitor))
      .toEqual([none, 'A1', 'A1.1', 'A2', 'Freight', 'Lobby', 'A3']);
    expect(await subtotalOf(visitor, 'Lobby')).toBe('$1,050.00');
    const summary = page.getByRole('complementary', { name: visitor.say('projects.summary') });
    await summary.getByText('$2,660.50').waitFor();
  });
  await visitor.leave();
}, 240_000);
