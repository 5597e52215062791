import { attributeNames, elementsOf, isArticleElement } from '@lucerna/engine';
import type { ArticleElement, AttributeDelta, AttributeName, Space } from '@lucerna/engine';

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
  /** The models of all that changed, which name the values that the model of the one does not have. */
  readonly models: readonly string[];
  /** A canopy that was asked for, or was there, gave way to one that the ceiling takes. */
  readonly gaveWay: boolean;
}

/** An edit that changed more than what was asked for. */
export interface MovedInRoomEdit {
  readonly before: Space;
  readonly after: Space;
  /** Null where only what was asked for was not taken. */
  readonly beside: MovedBeside | null;
  readonly gaveWay: boolean;
}

/** What was asked of an edit. */
export interface Asked {
  readonly delta?: AttributeDelta;
  /** Of which articles. */
  readonly ids?: readonly string[];
  /** The ids of articles that came in the place of others, with the ids of those. */
  readonly inPlaceOf?: ReadonlyMap<string, string>;
}

const heights: readonly AttributeName[] = ['pendantHeight'];

/** What asks for a way from where each is asks for every height that comes of it. */
const isAsked = (
  { pendantHeightBy, ...delta }: AttributeDelta,
  name: AttributeName,
  value: unknown,
): boolean => delta[name] === value || (pendantHeightBy !== undefined && heights.includes(name));

const articlesOf = (space: Space): ArticleElement[] => [...elementsOf(space)].filter(isArticleElement);

/** Compares the articles of a room before an edit with those after it; null where only what was asked for changed. */
export function movedBeside(
  before: Space,
  after: Space,
  asked: AttributeDelta,
  inPlaceOf: ReadonlyMap<string, string> = new Map(),
): MovedBeside | null {
  const was = new Map(articlesOf(before).map((each) => [each.id, each]));
  const moved = new Map<AttributeName, { from: Set<string>; to: Set<string> }>();
  const changed = new Map<string, ArticleElement>();
  for (const article of articlesOf(after)) {
    const earlier = was.get(inPlaceOf.get(article.id) ?? article.id);
    if (!earlier || earlier === article) continue;
    for (const name of attributeNames) {
      const [from, to] = [earlier.attributes[name], article.attributes[name]];
      if (from === to || to === undefined || isAsked(asked, name, to)) continue;
      const entry = moved.get(name) ?? { from: new Set(), to: new Set() };
      if (from !== undefined) entry.from.add(String(from));
      entry.to.add(String(to));
      moved.set(name, entry);
      if (!changed.has(article.model)) changed.set(article.model, article);
      if (!changed.has(earlier.model)) changed.set(earlier.model, earlier);
    }
  }
  const [one] = changed.values();
  if (!one) return null;
  const values = [...moved].map(([attribute, { from, to }]) => ({ attribute, from: [...from], to: [...to] }));
  return { values, one, models: [...changed.keys()], gaveWay: moved.has('installation') };
}

/** The same with the rooms themselves, and whether a canopy that was asked for was not taken. */
export function movedInRoom(before: Space, after: Space, asked: Asked): MovedInRoomEdit | null {
  const { delta = {}, ids = [], inPlaceOf } = asked;
  const beside = movedBeside(before, after, delta, inPlaceOf);
  const of = new Set(ids);
  const isRefused =
    delta.installation !== undefined &&
    articlesOf(after).some(
      ({ id, attributes: { installation } }) =>
        of.has(id) && installation !== undefined && installation !== delta.installation,
    );
  const gaveWay = isRefused || (beside?.gaveWay ?? false);
  return beside || gaveWay ? { before, after, beside, gaveWay } : null;
}
