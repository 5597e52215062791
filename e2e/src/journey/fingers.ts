import type { CDPSession, Locator } from 'playwright-core';

/** Where a finger is, pixels of the window. */
export type Finger = readonly [x: number, y: number];

/** Tells a browser what fingers do on its screen. */
export const touches = (
  devtools: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Finger[],
) =>
  devtools.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(([x, y], id) => ({ x: Math.round(x), y: Math.round(y), id })),
  });

/** Draws one finger over the screen from a place to another. */
export async function swipes(devtools: CDPSession, from: Finger, to: Finger): Promise<void> {
  const between = (share: number): Finger => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  await touches(devtools, 'touchStart', [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touches(devtools, 'touchMove', [between(share)]);
  await touches(devtools, 'touchEnd', []);
}

/** Presses a place of the screen with one finger. */
export async function taps(devtools: CDPSession, at: Finger): Promise<void> {
  await touches(devtools, 'touchStart', [at]);
  await touches(devtools, 'touchEnd', []);
}

/** Rests with one finger on a place of the screen for longer than a press takes. */
export async function rests(devtools: CDPSession, at: Finger): Promise<void> {
  await touches(devtools, 'touchStart', [at]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await touches(devtools, 'touchEnd', []);
}

/** Draws two fingers apart on both sides of a place of the screen. */
export async function spreads(devtools: CDPSession, [x, y]: Finger): Promise<void> {
  const apart = (by: number): readonly Finger[] => [
    [x - by, y],
    [x + by, y],
  ];
  await touches(devtools, 'touchStart', apart(20).slice(0, 1));
  await touches(devtools, 'touchStart', apart(20));
  for (const by of [30, 45, 60]) await touches(devtools, 'touchMove', apart(by));
  await touches(devtools, 'touchEnd', []);
}

export async function middleOf(locator: Locator): Promise<Finger> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
