import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor';

/** The plan of the drawing that is open. */
export const planOf = ({ page }: Visitor): Locator => page.locator('svg[role=application]');

/** Presses keys one after another, each as often as it says. */
export async function presses(
  { page }: Visitor,
  ...keys: readonly (string | readonly [key: string, times: number])[]
): Promise<void> {
  for (const each of keys) {
    const [key, times] = typeof each === 'string' ? [each, 1] : each;
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  }
}

/** Opens a configurator and puts the focus on its plan with Tab alone. */
export async function reachesPlan(visitor: Visitor, path: string): Promise<void> {
  await visitor.goTo(path);
  await planOf(visitor).waitFor();
  for (let time = 0; time < 80; time += 1) {
    await visitor.page.keyboard.press('Tab');
    const isThere = await visitor.page.evaluate(() => document.activeElement?.tagName === 'svg');
    if (isThere) return;
  }
  throw new Error('Tab does not lead to the plan.');
}

/** Shows the plan alone: the picture beside it is drawn by the processor in a test, which takes long. */
export async function seesPlanOnly(visitor: Visitor): Promise<void> {
  await planOf(visitor).waitFor();
  await visitor.button('drawing.view.plan').focus();
  await visitor.page.keyboard.press('Enter');
}

/** What stands at the foot of the editor. */
export const summaryOf = (visitor: Visitor): Locator =>
  visitor.page.getByRole('region', { name: visitor.say('editor.summary') });

/** Draws from the left back: 5 m along the back, then 3 m to the front, by keys and typed lengths. */
export async function drawsBelt(visitor: Visitor): Promise<void> {
  await planOf(visitor).focus();
  await presses(visitor, 'd', ['Shift+ArrowLeft', 3], ['ArrowRight', 5], ['ArrowUp', 15], 'Enter');
  await presses(visitor, 'Shift+ArrowRight');
  await visitor.page.keyboard.type('5 m');
  await presses(visitor, 'Enter', 'Shift+ArrowDown');
  await visitor.page.keyboard.type('300 cm');
  await presses(visitor, 'Enter', 'Escape', 'Escape');
}

/** Spreads lights along the chosen run. */
export async function spreads(visitor: Visitor, count: number): Promise<void> {
  const group = visitor.page.getByRole('group', { name: visitor.say('drawing.spreadTitle') });
  await group.getByRole('spinbutton').fill(String(count));
  await group.getByRole('spinbutton').press('Enter');
  await group.getByRole('button', { name: visitor.say('drawing.spread'), exact: true }).click();
}
