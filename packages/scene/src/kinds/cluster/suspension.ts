import { canopySize, freeWire } from '@lucerna/engine';
import type { CanopySize, Cluster, ElementCatalogue, Pendant, Position } from '@lucerna/engine';
import { articleOf } from '../../piece/article';
import { bodyOf } from '../../piece/body';
import { middleOf } from '../../piece/middle';

/** One pendant by its cables. Places are from where its cables begin, metres, before the turn of the suspension. */
export interface Hanging {
  /** Where it hangs below the ceiling. */
  readonly hook: Position;
  /** Where cables take hold of it. */
  readonly grips: readonly Position[];
  /** Half the width of what covers a cable's end. */
  readonly grip: number;
}

/** What a cluster hangs by. */
export interface Suspension {
  readonly cluster: Cluster;
  readonly installation: string;
  readonly canopy: CanopySize;
  /** The code of its finish. */
  readonly finish: string | null;
  /** Where the canopy meets the ceiling. */
  readonly from: Position;
  /** Degrees, as the only pendant is turned; those of a free wire are turned within `hangings`. */
  readonly turn: number;
  readonly hangings: readonly Hanging[];
}

/** What the pendants of a cluster hang by; null when none of them does. What is part of a drawn run hangs by the run. */
export function suspensionOf(cluster: Cluster, catalogue: ElementCatalogue): Suspension | null {
  const pendants = cluster.lights.filter(
    (light): light is Pendant => light.type === 'pendant' && light.onRun === undefined,
  );
  const [first] = pendants;
  if (!first) return null;
  const installation = cluster.attributes.installation ?? first.attributes.installation ?? '';
  const free = installation === freeWire;
  const from = free ? { ...cluster.position, y: first.position.y } : first.position;
  const hangings = pendants.map((pendant) => hangingOf(pendant, from, free, catalogue));
  const known = hangings.filter((each) => each !== null);
  if (known.length === 0) return null;
  const across = known.length === 1 ? (known[0]?.grips ?? []).map(({ x }) => x) : [0];
  return {
    cluster,
    installation,
    canopy: canopySize(installation, catalogue.canopies, Math.max(...across) - Math.min(...across)),
    finish: first.attributes.color ?? null,
    from,
    turn: free ? 0 : (first.turn ?? 0),
    hangings: known,
  };
}

function hangingOf(
  pendant: Pendant,
  from: Position,
  free: boolean,
  catalogue: ElementCatalogue,
): Hanging | null {
  const article = articleOf(pendant, catalogue);
  if (!article) return null;
  const middle = middleOf(pendant, article.measures);
  const { grips, grip } = bodyOf(article);
  const angle = free ? ((pendant.turn ?? 0) * Math.PI) / 180 : 0;
  const away = {
    x: pendant.position.x - from.x,
    y: pendant.position.y - from.y,
    z: pendant.position.z - from.z,
  };
  return {
    hook: away,
    grip,
    grips: grips.map(({ x, y, z }) => ({
      x: away.x + x * Math.cos(angle) + z * Math.sin(angle),
      y: middle.y - from.y + y,
      z: away.z - x * Math.sin(angle) + z * Math.cos(angle),
    })),
  };
}
