import { describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { openSite } from '../site';
import { attributes, awaited, counts, crea, delays, drawing, looks, pressesUntil } from './reload';
import type { Workplace } from './reload';

const site = openSite();

async function opens(workplace: Workplace, role: string) {
  const visitor = await site.arrive();
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
  await visitor.signIn(role);
  await visitor.goTo(workplace.path);
  await workplace.isOpen(visitor);
  return visitor;
}

const calls = Object.values(awaited);
const all = new RegExp(calls.map(({ source }) => source).join('|'));
/** By how many milliseconds all of them come late, and each by itself. */
const together = cases([0, 300], [2000]).map((ms) => ({ late: all, ms }));
const each = cases([], [300, 2000]).flatMap((ms) => calls.map((late) => ({ late, ms })));

describe('a reload right after a step', () => {
  it.each(
    cases(
      [{ name: 'crea', workplace: crea, role: 'importer', times: together }],
      [
        { name: 'attributes', workplace: attributes, role: 'distributor', times: [...together, ...each] },
        { name: 'counts', workplace: counts, role: 'sales', times: together },
      ],
    ),
  )('shows that step in $name, whatever comes late', async ({ workplace, role, times }) => {
    const visitor = await opens(workplace, role);
    await visitor.telling(async () => {
      const quantity = visitor.page.getByRole('spinbutton', {
        name: visitor.say('configurator.quantity'),
        exact: true,
      });
      let wanted = 1;
      for (const { late, ms } of times) {
        wanted += 1;
        await quantity.fill(String(wanted));
        await quantity.press('Tab');
        const end = await delays(visitor.page, late, ms);
        await visitor.page.reload();
        await quantity.waitFor();
        // From the first moment on: a step on what is not the work would take its place.
        expect(await quantity.inputValue(), `${late} ${ms} ms late`).toBe(String(wanted));
        await end();
      }
      expect(await visitor.page.getByText(visitor.say('editor.otherWork')).count()).toBe(0);
    });
    await visitor.leave();
  });
});

describe('undo', () => {
  itInLong.each([
    { name: 'attributes', workplace: attributes },
    { name: 'drawing', workplace: drawing },
    { name: 'counts', workplace: counts },
    { name: 'crea', workplace: crea },
  ])('takes back in $name what was done before a reload, and redo brings it again', async ({ workplace }) => {
    const visitor = await opens(workplace, 'specifier');
    await visitor.telling(async () => {
      const { page } = visitor;
      const { fieldsOf } = workplace;
      const seen = [await looks(visitor, fieldsOf)];
      for (const step of workplace.steps) {
        await step(visitor);
        await expect.poll(() => looks(visitor, fieldsOf)).not.toBe(seen.at(-1));
        seen.push(await looks(visitor, fieldsOf));
      }
      await page.reload();
      await workplace.isOpen(visitor);
      await expect.poll(() => looks(visitor, fieldsOf)).toBe(seen[3]);
      for (const look of seen.slice(0, 3).reverse()) await pressesUntil(visitor, 'Control+z', look, fieldsOf);
      await pressesUntil(visitor, 'Control+y', seen[1]!, fieldsOf);
      await page.reload();
      await workplace.isOpen(visitor);
      await expect.poll(() => looks(visitor, fieldsOf)).toBe(seen[1]);
      await pressesUntil(visitor, 'Control+y', seen[3]!, fieldsOf);
    });
    await visitor.leave();
  });
});
