import { bodyByProportion, shapeBody } from '@lucerna/engine';
import type {
  ArticleElement,
  BodyDescription,
  ElementCatalogue,
  Position,
  ShapedBody,
} from '@lucerna/engine';
import { rememberCoarse } from '../solid/coarse';
import { moved } from '../solid/joined';
import type { Body, Solid } from '../solid/solid';
import { solidsOf } from '../solid/solids-of';
import type { SceneArticle } from './article';
import { finely, hasFineMeshes } from './fine-meshes';
import { finishKey, finishOf, partsOf, remembered } from './finished';
import type { Part } from './piece';

const bodies = remembered<Body>();
const dressed = remembered<readonly Part[]>();
/** A hand that turns a head asks for a body at every degree, of which each is up to 100 kB. */
const maxTurned = 200;
const turnedBodies = remembered<Body>(maxTurned);
const turnedDressed = remembered<readonly Part[]>(maxTurned);

const texts = new Map<string, number>();
const names = new WeakMap<BodyDescription, number>();

/** A number for a description: the same for what says the same, from whichever sheet it comes. */
function nameOf(description: BodyDescription): number {
  let name = names.get(description);
  if (name === undefined) {
    const text = JSON.stringify(description);
    name = texts.get(text) ?? texts.size + 1;
    texts.set(text, name);
    names.set(description, name);
  }
  return name;
}

/** The key of a body: what its shape follows from. */
function bodyKey({ body, model, aim, measures: { x, y, z } }: SceneArticle): string {
  const from = body
    ? [nameOf(body), isFine({ body }) ? 'fine' : '']
    : [model.kind, model.technicalData.distribution ?? ''];
  const turned = isTurned({ body, aim }) ? JSON.stringify(aim) : '';
  return [...from, x, y, z, turned].join(' ').trimEnd();
}

const isTurned = ({ body, aim }: Pick<SceneArticle, 'body' | 'aim'>): boolean =>
  body?.pivots !== undefined && aim !== undefined;

/** Whether the finer meshes of an article's body are known. */
const isFine = ({ body }: Pick<SceneArticle, 'body'>): boolean =>
  body?.fine !== undefined && hasFineMeshes(body.fine.file);

/** Many of them at once are shown by the meshes that came with the sheet. */
function addCoarse(solids: readonly Solid[], parts: ShapedBody['parts'], half: number): void {
  for (const [at, { geometry }] of solidsOf(parts).entries()) {
    const fine = solids[at];
    if (fine) rememberCoarse(fine.geometry, moved(geometry, 0, -half));
  }
}

/** The maker's body where there is one that can be made of the article, the plain one of its proportion otherwise. */
function shapedBody({ body, model, aim, measures: { x, y, z } }: SceneArticle): ShapedBody {
  const measures = { length: x * 1000, width: z * 1000, height: y * 1000 };
  const shaped = body && shapeBody(body, measures, aim);
  if (shaped?.ok) return shaped.value;
  const distribution = model.technicalData.distribution ?? null;
  const plain = shapeBody(bodyByProportion({ kind: model.kind, distribution }, measures), measures);
  return plain.ok
    ? plain.value
    : { parts: [], grips: [], cap: 0, pose: { x: 0, y: 0, z: 0 }, light: [], pivots: [] };
}

/** Where the light of all luminous surfaces leaves, as if from one. */
function middleOfLight(light: ShapedBody['light']): Position {
  const along = (axis: 'x' | 'y' | 'z') => light.reduce((sum, { at, share }) => sum + at[axis] * share, 0);
  return { x: along('x'), y: along('y'), z: along('z') };
}

/**
 * The body of a luminaire or complement in the frame of its piece: the middle of its box. Made once for the same
 * description and measures.
 */
export function bodyOf(article: SceneArticle): Body {
  const known = isTurned(article) ? turnedBodies : bodies;
  return known(bodyKey(article), () => {
    const { parts, grips, cap, light } = shapedBody(article);
    const half = article.measures.y / 2;
    const solids = solidsOf(finely(parts, article.body?.fine?.file));
    for (const { geometry } of solids) moved(geometry, 0, -half);
    if (isFine(article)) addCoarse(solids, parts, half);
    const lowered = (point: Position): Position => ({ ...point, y: point.y - half });
    return {
      solids,
      grips: grips.map(lowered),
      grip: cap,
      light: lowered(middleOfLight(light)),
      lightTurn: light[0]?.turn ?? { x: 0, y: 0, z: 0 },
    };
  });
}

/** The parts of an element's body in its finish, and the key that all with the same parts have. */
export function dressedBody(
  element: ArticleElement,
  article: SceneArticle,
  catalogue: ElementCatalogue,
): { shape: string; parts: readonly Part[] } {
  const finish = finishOf(catalogue, element.attributes.color);
  const second = finishOf(catalogue, article.model.technicalData.secondaryFinish) ?? finish;
  const shape = [
    'body',
    bodyKey(article),
    finishKey(finish),
    second === finish ? '' : finishKey(second),
  ].join(' ');
  const known = isTurned(article) ? turnedDressed : dressed;
  return { shape, parts: known(shape, () => partsOf(bodyOf(article).solids, finish, second)) };
}
