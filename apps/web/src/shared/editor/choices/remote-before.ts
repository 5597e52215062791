import { lightsOf, type ArticleElement, type Space } from '@lucerna/engine';

/** The controls that come back with the drivers of some luminaires, each once; none where one has its driver with it. */
export function controlsBeforeRemote(space: Space, of: readonly ArticleElement[]): readonly string[] {
  const ids = new Set(of.map(({ id }) => id));
  const compositions = space.compositions.filter((each) => lightsOf(each).some(({ id }) => ids.has(id)));
  const before = compositions.flatMap(({ controlBeforeRemote }) => controlBeforeRemote ?? []);
  return before.length < compositions.length ? [] : [...new Set(before)];
}
