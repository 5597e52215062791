import { canopySize, freeWire, type CanopySize } from '../../canopy/canopy-size';
import type { Cluster, Pendant } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { Position } from '../position';
import { bodySizeOf } from './body';
import type { Body } from './bounds';
import { boundsOf, turnedBox } from './turned-box';

/** Half the thickness of a cable, metres. */
const cableRadius = 0.0025;
/** A pendant this many times as long as wide hangs by two cables. */
const long = 3;
/** A round pendant this wide, metres, and at most half as high hangs by three cables from its rim. */
const wideRing = 0.5;
/** Ways nearer than this, metres, are straight down. */
const straight = 1e-6;

interface PlanPlace {
  readonly x: number;
  readonly z: number;
}

type Size = NonNullable<ReturnType<typeof bodySizeOf>>;

/** Where cables take hold of a body's top, in the frame of the body. Metres. */
function gripsOf({ x, y, z, round }: Size): readonly PlanPlace[] {
  if (!round && x > long * z) {
    const reach = x / 2 - Math.min(x * 0.08, 0.12);
    return [
      { x: -reach, z: 0 },
      { x: reach, z: 0 },
    ];
  }
  if (!round || x < wideRing || y > x / 2) return [{ x: 0, z: 0 }];
  const radius = (x / 2) * 0.975;
  return [90, 210, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: radius * Math.cos(angle), z: radius * Math.sin(angle) };
  });
}

/** Where the cable to a grip begins below the ceiling: two fall straight, others leave the canopy together. */
function startOf(grip: PlanPlace, grips: number, installation: string, canopy: CanopySize): PlanPlace {
  if (installation === freeWire) return { x: 0, z: 0 };
  if (grips === 2) return grip;
  const reach = Math.hypot(grip.x, grip.z);
  const share = reach === 0 ? 0 : Math.min(1, (canopy.width * 0.32) / reach);
  return { x: grip.x * share, z: grip.z * share };
}

/** An upright cylinder with its top at a place. */
function cylinder({ x, y, z }: Position, radius: number, height: number): Body {
  return {
    minX: x - radius,
    maxX: x + radius,
    minY: y - height,
    maxY: y,
    minZ: z - radius,
    maxZ: z + radius,
    round: true,
  };
}

/** A cable from its start down to where it takes hold. */
function cable(from: Position, to: Position): Body {
  const way = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
  const level = Math.hypot(way.x, way.z);
  if (level < straight) return { ...cylinder(from, cableRadius, -way.y), part: 'cable' };
  const length = Math.hypot(level, way.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 };
  const size = { x: length, y: 2 * cableRadius, z: 2 * cableRadius };
  const turn = (Math.atan2(-way.z, way.x) * 180) / Math.PI;
  const turned = turnedBox(middle, size, turn, (Math.asin(way.y / length) * 180) / Math.PI);
  return { ...boundsOf(turned), round: false, turned, part: 'cable' };
}

/** A canopy with its top at a place; a linear one lies as its pendant does. */
function canopyAt(at: Position, { length, width, height }: CanopySize, turn: number): Body {
  if (length === width) return { ...cylinder(at, width / 2, height), part: 'canopy' };
  const middle = { ...at, y: at.y - height / 2 };
  const turned = turnedBox(middle, { x: length, y: height, z: width }, turn, 0);
  return { ...boundsOf(turned), round: false, turned, part: 'canopy' };
}

/**
 * What a pendant hangs by: its cables and, unless it is wired from the feed of its cluster, its canopy. Nothing for what
 * hangs from a drawn run.
 */
export function suspensionOf(pendant: Pendant, catalogue: ElementCatalogue): readonly Body[] {
  const model = catalogue.model(pendant.model)?.sheet.model;
  const size = model ? bodySizeOf(model) : null;
  const { pendantHeight = 0, installation = '' } = pendant.attributes;
  if (!size || pendant.onRun) return [];
  const { position, turn = 0, tilt = 0 } = pendant;
  const middle = { ...position, y: position.y - pendantHeight / 100 + size.y / 2 };
  const [along, up, aside] = turnedBox(middle, size, turn, tilt).axes;
  const upright = turnedBox(middle, size, turn, 0).axes;
  const grips = gripsOf(size);
  const span = grips.length === 2 ? grips[1]!.x - grips[0]!.x : 0;
  const canopy = canopySize(installation, catalogue.canopies, span);
  const cables = grips.flatMap((grip): Body[] => {
    const end = {
      x: middle.x + along.x * grip.x + (up.x * size.y) / 2 + aside.x * grip.z,
      y: middle.y + along.y * grip.x + (up.y * size.y) / 2 + aside.y * grip.z,
      z: middle.z + along.z * grip.x + (up.z * size.y) / 2 + aside.z * grip.z,
    };
    const start = startOf(grip, grips.length, installation, canopy);
    const from =
      grips.length === 2 && installation !== freeWire
        ? { ...end, y: position.y }
        : {
            x: position.x + upright[0].x * start.x + upright[2].x * start.z,
            y: position.y,
            z: position.z + upright[0].z * start.x + upright[2].z * start.z,
          };
    return end.y < from.y - straight ? [cable(from, end)] : [];
  });
  return installation === freeWire ? cables : [...cables, canopyAt(position, canopy, turn)];
}

/** The feed on the ceiling from which the pendants of a free-wire cluster are wired; null for any other cluster. */
export function feedOf(cluster: Cluster, catalogue: ElementCatalogue): Body | null {
  const isFed = cluster.lights.some((light) => light.type === 'pendant' && !light.onRun);
  if (!isFed || cluster.attributes.installation !== freeWire) return null;
  return { ...canopyAt(cluster.position, canopySize(freeWire, catalogue.canopies, 0), 0), feeds: cluster.id };
}
