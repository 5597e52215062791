import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../test/browser/open-page';
import { preconfiguredSheets } from '../../test/creations';
import type { SeenLamp, StageEvent, StageFigures } from './stage';

const trio = preconfiguredSheets(9001);
const patience = 180_000;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ browser, page } = await openPage(320, 240));
}, patience);
afterAll(async () => {
  await browser.close();
});

/** The trio seen from the front; gives back what happened so far and forgets it. */
async function openTrio(): Promise<void> {
  await page.evaluate(async (shown) => {
    window.scene.stage?.dispose();
    window.scene.events = [];
    await window.scene.open({ preset: 'front', label: 'Room' });
    window.scene.show(shown);
    await new Promise((done) => window.scene.stage?.on(({ type }) => type === 'ready' && done(null)));
  }, trio);
}
const events = (): Promise<StageEvent[]> => page.evaluate(() => window.scene.events.splice(0));

/** Where a place of the trio's room, 4 metres high, is seen from the front. */
function seen(x: number, y: number): { x: number; y: number } {
  const pixels = 240 / (4 * 1.12);
  return { x: 160 + x * pixels, y: 120 - (y - 2) * pixels };
}
/** The middle of the middle sphere. */
const sphere = seen(0, 2.55);

describe('a stage in a browser without a graphics card', () => {
  it('says when the first picture is there, and gives it as a PNG', { timeout: patience }, async () => {
    await openTrio();
    expect(await events()).toEqual([{ type: 'ready' }]);
    const [lit, unlit] = await page.evaluate(async () => {
      const stage = window.scene.stage!;
      const bytes = async () => [...new Uint8Array(await (await stage.picture()).arrayBuffer())];
      const on = await bytes();
      stage.lit(false);
      return [on, await bytes()];
    });
    expect(lit?.slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(lit?.length).toBeGreaterThan(4000);
    expect(unlit).not.toEqual(lit);
  });

  it('foresees where what is not shown would be seen', { timeout: patience }, async () => {
    await openTrio();
    const lamps = await page.evaluate((shown) => {
      const heard: (SeenLamp | null)[] = [];
      const { stage, catalogueOf } = window.scene;
      const stop = stage!.foresee(shown.creation, catalogueOf(shown), (lamp) => heard.push(lamp));
      stop();
      return heard;
    }, trio);
    expect(lamps).toHaveLength(1);
    const { hook, body } = lamps[0]!;
    expect(hook?.y).toBeCloseTo(seen(0, 4).y, 0);
    expect((body.left + body.right) / 2).toBeCloseTo(sphere.x, 0);
    expect(body.top).toBeLessThan(sphere.y);
    expect(body.bottom).toBeGreaterThan(sphere.y);
  });

  it('shows the same on a stage that was prepared before', { timeout: patience }, async () => {
    const picture = () =>
      page.evaluate(async () => [
        ...new Uint8Array(await (await window.scene.stage!.picture()).arrayBuffer()),
      ]);
    await openTrio();
    const unprepared = await picture();
    await page.evaluate(async () => {
      window.scene.prepare();
      await new Promise((done) => setTimeout(done, 1000));
    });
    await openTrio();
    expect(await picture()).toEqual(unprepared);
  });

  it('is named for who cannot see it and turns by keyboard', { timeout: patience }, async () => {
    await openTrio();
    const canvas = page.getByRole('img', { name: 'Room' });
    const before = await canvas.screenshot();
    await canvas.focus();
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await canvas.screenshot()).equals(before)).toBe(false);
  });

  it('tells what is clicked, and that nothing is', { timeout: patience }, async () => {
    await openTrio();
    await events();
    await page.mouse.click(sphere.x, sphere.y);
    const beside = seen(1.2, 1);
    await page.keyboard.down('Shift');
    await page.mouse.click(beside.x, beside.y);
    await page.keyboard.up('Shift');
    const [hit, miss] = await events();
    const middle = trio.creation.space.compositions[0]?.clusters[1]?.lights[0]?.id;
    expect(hit).toEqual({ type: 'pick', id: middle, extend: false });
    expect(miss).toEqual({ type: 'pick', id: null, extend: true });
  });

  it(
    'drags a pendant level, lifts it with shift, and gives up on Escape',
    { timeout: patience },
    async () => {
      await openTrio();
      await events();
      const aside = seen(0.5, 2.55);
      await page.mouse.move(sphere.x, sphere.y);
      await page.mouse.down();
      await page.mouse.move(aside.x, aside.y, { steps: 3 });
      await page.mouse.up();
      const dragged = (await events()).filter((event) => event.type === 'drag');
      expect(dragged.at(-1)).toMatchObject({ way: 'slide', phase: 'end' });
      expect(dragged.at(-1)?.to.x).toBeCloseTo(0.5, 1);
      expect(dragged.at(-1)?.to.y).toBe(4);

      const above = seen(0, 3);
      await page.mouse.move(sphere.x, sphere.y);
      await page.mouse.down();
      await page.keyboard.down('Shift');
      await page.mouse.move(above.x, above.y, { steps: 3 });
      await page.locator('canvas').press('Escape');
      await page.mouse.up();
      await page.keyboard.up('Shift');
      const lifted = (await events()).filter((event) => event.type === 'drag');
      expect(lifted.at(-2)?.way).toBe('lift');
      expect(lifted.at(-2)?.to.y).toBeCloseTo(4.45, 1);
      expect(lifted.at(-1)).toMatchObject({ phase: 'cancel', to: { x: 0, y: 4, z: 0 } });
    },
  );

  it('lifts what is selected by the arrow above it', { timeout: patience }, async () => {
    await openTrio();
    const middle = trio.creation.space.compositions[0]?.clusters[1]?.lights[0]?.id ?? '';
    await page.evaluate(async (id) => {
      window.scene.stage?.select([id]);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, middle);
    await events();
    const box = await page.locator('[data-handle=lift]').boundingBox();
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 27, { steps: 3 });
    await page.mouse.up();
    const lifted = (await events()).filter((event) => event.type === 'drag');
    expect(lifted.at(-1)).toMatchObject({ id: middle, way: 'lift', phase: 'end', to: { x: 0, z: 0 } });
    expect(lifted.at(-1)?.to.y).toBeCloseTo(4.5, 1);
  });

  it('keeps the measured height beside the arrow', { timeout: patience }, async () => {
    await openTrio();
    const middle = trio.creation.space.compositions[0]?.clusters[1]?.lights[0]?.id ?? '';
    await page.evaluate(async (id) => {
      window.scene.stage?.select([id]);
      window.scene.stage?.measures('metric');
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, middle);
    const arrow = (await page.locator('[data-handle=lift]').boundingBox())!;
    const labels = await page.locator('[data-kind=measure]').all();
    const boxes = await Promise.all(labels.map((each) => each.boundingBox()));
    const along = boxes.filter((box) => box && box.x > arrow.x && box.x < arrow.x + arrow.width + 8);
    expect(along.length).toBeGreaterThanOrEqual(2);
    for (const box of along) expect(box!.x).toBeGreaterThanOrEqual(arrow.x + arrow.width);
  });

  it('keeps what is made elsewhere in sight where that is asked for', { timeout: patience }, async () => {
    const compositions = JSON.stringify(trio.creation.space.compositions).replace(
      /"x":(-?[\d.]+)/g,
      (_, x: string) => `"x":${Number(x) + 1}`,
    );
    const aside = structuredClone(trio);
    Object.assign(aside.creation.space, { compositions: JSON.parse(compositions) as unknown });
    const picture = (follows: boolean, isFramed = false) =>
      page.evaluate(
        async ([first, then, isFollowing, frames]) => {
          window.scene.stage?.dispose();
          await window.scene.open({ follows: isFollowing });
          window.scene.show(first);
          await new Promise((done) => window.scene.stage?.on(({ type }) => type === 'ready' && done(null)));
          // The same room, as an editor keeps it.
          Object.assign(then.creation.space, { config: first.creation.space.config });
          window.scene.show(then);
          if (frames) window.scene.stage?.frame();
          await new Promise((done) => setTimeout(done, 1000));
          return [...new Uint8Array(await (await window.scene.stage!.picture()).arrayBuffer())];
        },
        [trio, aside, follows, isFramed] as const,
      );
    const followed = await picture(true);
    expect(followed).toEqual(await picture(false, true));
    expect(followed).not.toEqual(await picture(false));
  });

  it('marks what collides by more than a colour, and measures', { timeout: patience }, async () => {
    await openTrio();
    const [space, ...rest] = [structuredClone(trio.creation.space), trio];
    const colliding = JSON.parse(
      JSON.stringify({ ...rest[0], creation: { space, drawing: null } }).replaceAll(
        '"collides":false',
        '"collides":true',
      ),
    ) as typeof trio;
    const labels = await page.evaluate(async (shown) => {
      window.scene.show(shown);
      window.scene.stage?.measures('imperial');
      await new Promise((done) => requestAnimationFrame(done));
      return [...document.querySelectorAll('[data-kind]')].map((each) => each.textContent);
    }, colliding);
    expect(labels.filter((text) => text === '!')).toHaveLength(3);
    expect(labels).toContain('13′ 1 1/2″');
  });

  it(
    'says when the graphics are lost and draws again when they are back',
    { timeout: patience },
    async () => {
      await openTrio();
      await events();
      const before = await page.evaluate(async () => {
        const canvas = document.querySelector('canvas')!;
        const size = (await window.scene.stage!.picture()).size;
        const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
        const next = (name: string) =>
          new Promise((done) => canvas.addEventListener(name, done, { once: true }));
        const lost = next('webglcontextlost');
        context.loseContext();
        await lost;
        const restored = next('webglcontextrestored');
        await new Promise((done) => setTimeout(done, 50));
        context.restoreContext();
        await restored;
        return size;
      });
      expect((await events()).map(({ type }) => type)).toEqual(['lost', 'restored']);
      const after = await page.evaluate(async () => (await window.scene.stage!.picture()).size);
      expect(Math.abs(after - before) / before).toBeLessThan(0.02);
    },
  );

  it(
    'frees all that it took: four stages one after the other hold the same',
    { timeout: patience },
    async () => {
      const figures: StageFigures[] = [];
      for (let time = 0; time < 4; time += 1) {
        await openTrio();
        figures.push(await page.evaluate(() => window.scene.stage!.figures()));
      }
      expect(new Set(figures.map(({ geometries, textures }) => `${geometries} ${textures}`)).size).toBe(1);
      await page.evaluate(() => window.scene.stage?.dispose());
      expect(await page.locator('#host > *').count()).toBe(0);
    },
  );

  it('gives no stage where there is no WebGL', async () => {
    const opened = await page.evaluate(async () => {
      const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')!;
      HTMLCanvasElement.prototype.getContext = () => null;
      const stage = await window.scene.open();
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', real);
      return [stage, document.querySelectorAll('canvas').length];
    });
    expect(opened).toEqual([false, 0]);
  });
});
