import { isFeed, pivotGripsOf } from '@lucerna/engine';
import type { ArticleElement, ElementCatalogue, PivotGrip, Position } from '@lucerna/engine';
import type { Handles } from '../hold/handles';
import { articleOf, type SceneArticle } from './article';
import { bodyOf, dressedBody } from './body';
import { lightOf } from './light';
import { middleOf } from './middle';
import type { Piece, PieceKind } from './piece';

/** A feed is drawn as itself, not as part of its run. */
function isPartOfRun({ onRun }: ArticleElement, { model }: SceneArticle): boolean {
  return onRun?.role === 'part' && !isFeed(model.articleType);
}

/** Both ends of what lies along its length about its middle. */
function endsOf({ x, y, z }: Position, length: number, { turn = 0, tilt = 0 }: ArticleElement): Position[] {
  const [about, up] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const half = length / 2;
  const [dx, dy, dz] = [Math.cos(up) * Math.cos(about), Math.sin(up), -Math.cos(up) * Math.sin(about)];
  return [-half, half].map((far) => ({ x: x + far * dx, y: y + far * dy, z: z + far * dz }));
}

/** What a hand turns of an article, in the frame of its piece. */
function gripsOf({ body, model, aim, measures }: SceneArticle): readonly PivotGrip[] {
  if (!body) return [];
  const half = measures.y / 2;
  return pivotGripsOf({ body, model }, aim).map((grip) => ({
    ...grip,
    at: { ...grip.at, y: grip.at.y - half },
  }));
}

/** The piece of an element that is one article, or null when the catalogue does not know it. */
export function articlePiece(
  element: ArticleElement,
  kind: PieceKind,
  handles: Handles,
  catalogue: ElementCatalogue,
): Piece | null {
  const article = articleOf(element, catalogue);
  if (!article) return null;
  const { model, measures, reference } = article;
  const position = middleOf(element, measures);
  const isRod = kind !== 'complement' && element.onRun?.role === 'part';
  return {
    id: element.id,
    picks: isPartOfRun(element, article) ? (element.onRun?.run ?? element.id) : element.id,
    kind,
    name: model.name,
    model: model.model,
    reference,
    ...dressedBody(element, article, catalogue),
    position,
    turn: element.turn ?? 0,
    tilt: element.tilt ?? 0,
    light: kind === 'complement' ? null : lightOf(model, element.attributes, bodyOf(article)),
    ...(element.onRun && {
      onRun: { run: element.onRun.run, isFeed: isFeed(model.articleType) },
    }),
    ...(isRod && { course: endsOf(position, measures.x, element) }),
    ...(article.body?.pivots && { pivots: gripsOf(article) }),
    collides: element.collides,
    handles,
  };
}
