import { checkAccessibility } from '@lucerna/testkit/accessibility';
import { launchPackagedBrowser } from '@lucerna/testkit/browser';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { comparePictures, shootStory, type StoryShot } from './picture-sheet';
import { buildStorybook, setTheme, showStory } from './storybook';

/** The browser that drew the kept pictures; letters have other edges in another. */
const drawnBy = '147.0.7727.0';

const desk = { width: 800, height: 600 };
const phone = { width: 390, height: 600 };

// The stories are listed by the built book, so it stands before the first test is named.
const [book, browser] = await Promise.all([buildStorybook(), launchPackagedBrowser()]);
const page = await book.openPage(browser);
const parts = [...new Set(book.stories.map(({ part }) => part))];

afterAll(async () => {
  await browser.close();
  book.remove();
});

describe.each(parts)('%s', (part) => {
  const stories = book.stories.filter((story) => story.part === part);
  const shots: StoryShot[] = [];

  it.each(stories)('$name plays, and can be read and used in both themes', async ({ id, tags }) => {
    await page.setViewportSize(tags.includes('phone') ? phone : desk);
    expect(await showStory(page, id)).toBeNull();
    const isPictured = !tags.includes('unpictured');
    expect(await checkAccessibility(page)).toEqual([]);
    const light = isPictured && (await shootStory(page));
    await setTheme(page, 'dark');
    expect(await checkAccessibility(page, true)).toEqual([]);
    if (light) shots.push({ light, dark: await shootStory(page) });
  });

  it.runIf(browser.version() === drawnBy)('looks as it did', async () => {
    expect(await comparePictures(page, part, shots)).toBeNull();
  });
});

describe('where motion is welcome', () => {
  it('fades a dialog in 150 ms on the layer 13000, and fills the screen up to 575 px', async () => {
    const moving = await book.openPage(browser, 'no-preference');
    await moving.setViewportSize({ width: 575, height: 600 });
    expect(await showStory(moving, 'acts-dialog--phone')).toBeNull();
    const dialog = moving.getByRole('dialog');
    const overlay = moving.locator('[class*="overlay"]');
    const screen = await overlay.boundingBox();
    expect(await dialog.boundingBox()).toEqual(screen);
    await moving.setViewportSize({ width: 576, height: 600 });
    expect((await dialog.boundingBox())?.width).toBeLessThan(screen?.width ?? 0);
    const fade = await overlay.evaluate((element) => {
      const { transitionDuration, transitionProperty, zIndex } = getComputedStyle(element);
      return { transitionDuration, transitionProperty, zIndex };
    });
    expect(fade).toEqual({ transitionDuration: '0.15s', transitionProperty: 'opacity', zIndex: '13000' });
    await moving.close();
  });

  it('breathes a skeleton every 1200 ms', async () => {
    const moving = await book.openPage(browser, 'no-preference');
    // The story's own script asks for the time.
    expect(await showStory(moving, 'messages-skeleton--shapes')).toBeNull();
    await moving.close();
  });
});

it('takes a double click on a trash bin for one press', async () => {
  // A page of its own, for the pointer.
  const pointed = await book.openPage(browser);
  expect(await showStory(pointed, 'acts-removebutton--clicked')).toBeNull();
  await pointed.getByRole('button', { name: 'Remove the plan' }).dblclick();
  await pointed.getByRole('button', { name: 'Remove for good' }).click();
  expect(await pointed.getByText('Removed 1 times').count()).toBe(1);
  await pointed.close();
});

it('shows every part that the kit exports', () => {
  const stories = readFolder('../stories/');
  const exported = [
    ...readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8').matchAll(
      /^export \{ (.*) \} from '\.\/(?!texts|provider)/gm,
    ),
  ]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => /^[A-Z]/.test(name));
  expect(exported.length).toBeGreaterThan(40);
  const isShown = (name: string) => new RegExp(`(<|component: )${name}\\b`).test(stories);
  expect(exported.filter((name) => !isShown(name))).toEqual([]);
});

/** The text of every file of a folder. */
function readFolder(name: string): string {
  const folder = new URL(name, import.meta.url);
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}
