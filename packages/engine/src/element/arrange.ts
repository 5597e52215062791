import type { Edit } from './edit/edit';
import type { CompositionElement, Luminaire, Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import { heightLimits } from './attribute/height-limits';
import { bodiesOf } from './place/bodies';
import { lightsOf } from './walk';

/** How the pendants of a composition hang: in a line, on a circle, or on a circle each lower than the one before. */
export const patterns = ['line', 'circle', 'cascade'] as const;
export type Pattern = (typeof patterns)[number];

/** Metres between a pendant and the next. */
const gap = 0.06;

interface PlanPlace {
  readonly x: number;
  readonly z: number;
}

/** How wide the circle is, seen from above, that holds a luminaire and its own canopy wherever they are turned. */
function widthOf(light: Luminaire, cluster: string, catalogue: ElementCatalogue): number {
  const widths = bodiesOf(light, cluster, catalogue).map(({ minX, maxX, minZ, maxZ, round }) =>
    round ? maxX - minX : Math.hypot(maxX - minX, maxZ - minZ),
  );
  return Math.max(0, ...widths);
}

function onLine(widths: readonly number[]): PlanPlace[] {
  const length = widths.reduce((sum, each) => sum + each, 0) + gap * (widths.length - 1);
  let from = -length / 2;
  return widths.map((width) => {
    const x = from + width / 2;
    from += width + gap;
    return { x, z: 0 };
  });
}

/** Equal angles on the smallest circle on which no two neighbours touch. */
function onCircle(widths: readonly number[]): PlanPlace[] {
  const count = widths.length;
  if (count === 1) return [{ x: 0, z: 0 }];
  const chords = widths.map((width, at) => (width + (widths[(at + 1) % count] ?? width)) / 2 + gap);
  const radius = Math.max(...chords) / (2 * Math.sin(Math.PI / count));
  return widths.map((_, at) => {
    const angle = (2 * Math.PI * at) / count;
    return { x: radius * Math.cos(angle), z: radius * Math.sin(angle) };
  });
}

/** Heights that fall evenly from two fifths of the longest pendant to the longest, whole centimetres within each limit. */
function fallingHeights(
  lights: readonly Luminaire[],
  space: Space,
  catalogue: ElementCatalogue,
): (number | null)[] {
  const longest = Math.max(0, ...lights.map((light) => light.attributes.pendantHeight ?? 0));
  const shortest = longest * 0.4;
  return lights.map((light, at) => {
    const model = catalogue.model(light.model);
    const limits = model && heightLimits(model, space.config.roomSize);
    if (!limits) return null;
    const part = lights.length > 1 ? at / (lights.length - 1) : 1;
    const wanted = Math.round(shortest + (longest - shortest) * part);
    return Math.min(limits.max, Math.max(limits.min, wanted));
  });
}

/** The cluster of a light moves with it when it holds nothing else; a canopy of several stays in the middle. */
function moves(composition: CompositionElement, places: ReadonlyMap<string, PlanPlace>): Edit[] {
  const { position: middle } = composition;
  const at = ({ x, z }: PlanPlace, y: number) => ({ x: middle.x + x, y, z: middle.z + z });
  return composition.clusters.flatMap((cluster): Edit[] => {
    const alone = cluster.lights.length === 1 ? places.get(cluster.lights[0]?.id ?? '') : undefined;
    const canopy = at(alone ?? { x: 0, z: 0 }, cluster.position.y);
    return [
      { type: 'move', id: cluster.id, to: canopy },
      ...cluster.lights.map((light): Edit => {
        const place = places.get(light.id) ?? { x: 0, z: 0 };
        return { type: 'move', id: light.id, to: at(place, light.position.y) };
      }),
    ];
  });
}

/**
 * The edit that arranges the luminaires of a composition about its middle, in their order; an edit without effect for an
 * unknown composition or an empty one. A cascade changes their pendant heights as well. Metres.
 */
export function arrangeEdit(space: Space, id: string, pattern: Pattern, catalogue: ElementCatalogue): Edit {
  const composition = space.compositions.find((each) => each.id === id);
  const lights = composition ? lightsOf(composition) : [];
  if (!composition || lights.length === 0) return { type: 'batch', edits: [] };
  const widths = composition.clusters.flatMap((cluster) =>
    cluster.lights.map((light) => widthOf(light, cluster.id, catalogue)),
  );
  const plan = pattern === 'line' ? onLine(widths) : onCircle(widths);
  const places = new Map(lights.map((light, at) => [light.id, plan[at] ?? { x: 0, z: 0 }]));
  const heights = pattern === 'cascade' ? fallingHeights(lights, space, catalogue) : [];
  const falling = heights.flatMap((pendantHeight, at): Edit[] =>
    pendantHeight === null
      ? []
      : [{ type: 'change-attributes', ids: [lights[at]!.id], delta: { pendantHeight } }],
  );
  return { type: 'batch', edits: [...moves(composition, places), ...falling] };
}
