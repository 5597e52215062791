import { attributeNames } from '@lucerna/engine';
import type { ArticleElement, AttributeDelta, AttributeName, Space } from '@lucerna/engine';
import { articlesOf } from './find';

/** An attribute that an edit changed though nobody asked for it: the values that it had and has, none twice. */
export interface MovedAttribute {
  readonly attribute: AttributeName;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What an edit changed besides what was asked for. */
export interface MovedBeside {
  readonly values: readonly MovedAttribute[];
  /** One of those that changed, whose model names the values. */
  readonly one: ArticleElement;
  /** A canopy that was asked for, or was there, gave way to one that the ceiling takes. */
  readonly gaveWay: boolean;
}

const heights: readonly AttributeName[] = ['pendantHeight'];

/** What asks for a way from where each is asks for every height that comes of it. */
const isAsked = (
  { pendantHeightBy, ...delta }: AttributeDelta,
  name: AttributeName,
  value: unknown,
): boolean => delta[name] === value || (pendantHeightBy !== undefined && heights.includes(name));

/** Compares the articles of a room before an edit with those after it; null where only what was asked for changed. */
export function movedBeside(before: Space, after: Space, asked: AttributeDelta): MovedBeside | null {
  const was = new Map(articlesOf(before).map((each) => [each.id, each]));
  const moved = new Map<AttributeName, { from: Set<string>; to: Set<string> }>();
  let one: ArticleElement | null = null;
  for (const article of articlesOf(after)) {
    const earlier = was.get(article.id);
    if (!earlier || earlier === article) continue;
    for (const name of attributeNames) {
      const [from, to] = [earlier.attributes[name], article.attributes[name]];
      if (from === to || to === undefined || isAsked(asked, name, to)) continue;
      const entry = moved.get(name) ?? { from: new Set(), to: new Set() };
      if (from !== undefined) entry.from.add(String(from));
      entry.to.add(String(to));
      moved.set(name, entry);
      one ??= article;
    }
  }
  if (!one) return null;
  const values = [...moved].map(([attribute, { from, to }]) => ({ attribute, from: [...from], to: [...to] }));
  return { values, one, gaveWay: moved.has('installation') };
}
