import { elementsOf, freeWire, isFeed } from '@lucerna/engine';
import type { ArticleElement, Creation, ElementCatalogue, Position, RoomSize } from '@lucerna/engine';
import type { PlacedCanopy, PlacedLine, PlacedLuminaire, RoomPlace } from '@lucerna/picture';
import { finishOf } from '../piece/finished';
import { articleOf, type SceneArticle } from '../piece/article';
import { middleOf } from '../piece/middle';
import { suspensionOf, type Suspension } from '../kinds/cluster/suspension';
import { countedRows, type CountedRow } from '../kinds/run/counted-rows';
import { hangingLine, sagsOf } from '../kinds/run/course';
import { wiresOf } from '../kinds/run/wires';
import { fromBetterSide, type Front } from './from-side';

/** Millimetres. */
const beltWidth = 28;
const cableWidth = 5;
const wireWidth = 3;

const inMillimetres = ({ x, y, z }: Position): RoomPlace => ({ x: x * 1000, y: y * 1000, z: z * 1000 });
const plus = (one: Position, other: Position): Position => ({
  x: one.x + other.x,
  y: one.y + other.y,
  z: one.z + other.z,
});

/**
 * A creation as it is seen from its front, for `drawCreation`: what hangs, stands and is stretched in the room. From its
 * side where it is much deeper than wide.
 */
export function frontOf(creation: Creation, catalogue: ElementCatalogue): Front {
  const { space, drawing } = creation;
  const clusters = space.compositions.flatMap((composition) => composition.clusters);
  const suspensions = clusters
    .map((cluster) => suspensionOf(cluster, catalogue))
    .filter((suspension) => suspension !== null);
  const room = space.config.roomSize;
  const rows = space.compositions.flatMap((composition) => countedRows(composition, room, catalogue));
  const sags = new Map([...sagsOf(drawing), ...rows.flatMap((row) => [...row.sags])]);
  const begins = new Map(suspensions.flatMap(beginnings));
  const articles = [...elementsOf(space)].filter((element): element is ArticleElement => 'model' in element);
  const [first] = articles;
  const shown = {
    subFamilyId: (first && catalogue.model(first.model)?.sheet.model.subFamily.id) ?? 0,
    luminaires: articles
      .map((element) => luminaireOf(element, begins.get(element.id) ?? null, sags, catalogue))
      .filter((luminaire) => luminaire !== null),
    canopies: [...suspensions.map(canopyOf), ...articles.flatMap((element) => feedOf(element, catalogue))],
    lines: [
      ...runsOf(creation),
      ...rows.flatMap((row) => linesOfRow(row, room)),
      ...suspensions.flatMap(slackOf),
    ],
  };
  const seen = [
    ...[...shown.luminaires, ...shown.canopies, ...shown.lines].map(({ finish }) => finish),
    ...shown.luminaires.map(({ secondFinish }) => secondFinish),
  ];
  const finishes = [...new Set(seen)].flatMap((code) => finishOf(catalogue, code) ?? []);
  return fromBetterSide({ ...shown, finishes, bodies: bodiesOf(articles, catalogue) });
}

/** How the models of articles are shaped, of those whose makers say it. */
const bodiesOf = (articles: readonly ArticleElement[], catalogue: ElementCatalogue): Front['bodies'] =>
  Object.fromEntries(
    [...new Set(articles.map(({ model }) => model))].flatMap((model) => {
      const body = catalogue.model(model)?.sheet.body;
      return body ? [[model, body]] : [];
    }),
  );

/** Where the cable of each pendant begins: under its canopy, or at its hook when the feed is elsewhere. */
function beginnings({ cluster, installation, canopy, from, hangings }: Suspension): [string, RoomPlace][] {
  const pendants = cluster.lights.filter(({ type }) => type === 'pendant');
  return hangings.map(({ hook }, at) => {
    const start = installation === freeWire ? hook : { ...hook, y: hook.y - canopy.height };
    return [pendants[at]?.id ?? '', inMillimetres(plus(from, start))];
  });
}

function canopyOf({ canopy, from, finish }: Suspension): PlacedCanopy {
  const { length, height } = canopy;
  return {
    at: inMillimetres(from),
    width: length * 1000,
    height: height * 1000,
    ...(finish !== null && { finish }),
  };
}

/** The slack cables of a free wire, from its feed to each hook. */
function slackOf({ installation, canopy, from, finish, hangings }: Suspension): readonly PlacedLine[] {
  if (installation !== freeWire) return [];
  return hangings.map(({ hook }): PlacedLine => {
    const sag = Math.min(0.6, 0.06 + Math.hypot(hook.x, hook.z) * 0.25);
    const points = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) => ({
      x: hook.x * share,
      y: hook.y * share - canopy.height * (1 - share) - sag * 4 * share * (1 - share),
      z: hook.z * share,
    }));
    return {
      points: points.map((point) => inMillimetres(plus(from, point))),
      width: cableWidth,
      isTextile: false,
      ...(finish !== null && { finish }),
    };
  });
}

function luminaireOf(
  element: ArticleElement,
  hangsFrom: RoomPlace | null,
  sags: ReadonlyMap<string, number>,
  catalogue: ElementCatalogue,
): PlacedLuminaire | null {
  const article = element.type === 'complement' ? null : articleOf(element, catalogue);
  if (!article) return null;
  const { model, measures } = article;
  const { color, temperature } = element.attributes;
  const middle = middleOf(element, measures);
  return {
    model: model.model,
    kind: model.kind,
    subFamilyId: model.subFamily.id,
    dimensionsMm: model.technicalData.dimensionsMm ?? null,
    distribution: model.technicalData.distribution ?? null,
    at: inMillimetres({ ...middle, y: middle.y - (sags.get(element.id) ?? 0) }),
    turn: element.turn ?? 0,
    ends: isRod(model.model, catalogue) ? endsOf(element, article) : null,
    hangsFrom,
    secondFinish: model.technicalData.secondaryFinish ?? null,
    ...(color !== undefined && { finish: color }),
    ...(temperature !== undefined && { temperature }),
  };
}

/** A rod of a drawn system is seen along its length, wherever that points. */
function isRod(model: string, { systems }: ElementCatalogue): boolean {
  return systems.some(({ rods }) => rods.some((rod) => rod.model === model));
}

function endsOf({ turn = 0, tilt = 0, ...element }: ArticleElement, { measures }: SceneArticle) {
  const [about, up] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const half = measures.x / 2;
  const way = {
    x: Math.cos(about) * Math.cos(up) * half,
    y: Math.sin(up) * half,
    z: -Math.sin(about) * Math.cos(up) * half,
  };
  const middle = middleOf(element, measures);
  const back = { x: -way.x, y: -way.y, z: -way.z };
  const ends: [RoomPlace, RoomPlace] = [inMillimetres(plus(middle, back)), inMillimetres(plus(middle, way))];
  return ends;
}

/** A feed of a line is seen on the ceiling. */
function feedOf(element: ArticleElement, catalogue: ElementCatalogue): readonly PlacedCanopy[] {
  const article = element.type === 'complement' ? articleOf(element, catalogue) : null;
  if (!article || !isFeed(article.model.articleType)) return [];
  const { x, y } = article.measures;
  const { color } = element.attributes;
  return [
    {
      at: inMillimetres(element.position),
      width: x * 1000,
      height: y * 1000,
      ...(color !== undefined && { finish: color }),
    },
  ];
}

/** The belts of a drawing, and what its runs hang by. The rods of sticks are luminaires. */
function runsOf({ drawing }: Creation): readonly PlacedLine[] {
  if (!drawing) return [];
  const { color } = drawing.attributes;
  const finish = color === undefined ? {} : { finish: color };
  return drawing.runs.flatMap((run) => {
    const wires = wiresOf(run, drawing).map(({ at }): PlacedLine => ({
      points: [{ ...at, y: drawing.roomSize.height }, at].map(inMillimetres),
      width: wireWidth,
      isTextile: false,
      ...finish,
    }));
    const points = hangingLine(run, drawing).map(inMillimetres);
    const belt: PlacedLine = { points, width: beltWidth, isTextile: true, ...finish };
    return drawing.system.belts.length > 0 ? [...wires, belt] : wires;
  });
}

/** Belts that were not drawn, and what they hang by. */
function linesOfRow({ belts, line, wires }: CountedRow, room: RoomSize): readonly PlacedLine[] {
  const color = belts[0]?.attributes.color;
  const finish = color === undefined ? {} : { finish: color };
  return [
    ...wires.map(({ at }): PlacedLine => ({
      points: [{ ...at, y: room.height }, at].map(inMillimetres),
      width: wireWidth,
      isTextile: false,
      ...finish,
    })),
    { points: line.map(inMillimetres), width: beltWidth, isTextile: true, ...finish },
  ];
}
