import { checkAccessibility } from '@lucerna/testkit/accessibility';
import { launchPackagedBrowser } from '@lucerna/testkit/browser';
import { afterAll, describe, expect, it } from 'vitest';
import { comparePictures, shootStory } from './picture-sheet';
import type { StoryShot } from './picture-sheet';
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
    expect(await checkAccessibility(page)).toEqual([]);
    const light = await shootStory(page);
    await setTheme(page, 'dark');
    expect(await checkAccessibility(page, true)).toEqual([]);
    if (!tags.includes('unpictured')) shots.push({ light, dark: await shootStory(page) });
  });

  it.runIf(browser.version() === drawnBy)('looks as it did', async () => {
    expect(await comparePictures(page, part, shots)).toBeNull();
  });
});
