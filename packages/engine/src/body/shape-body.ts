import type { Position } from '../element/position';
import type {
  BodyDescription,
  BodyMeasures,
  Expression,
  Outline,
  OutlineStep,
  PlacedSolid,
  PlaceExpression,
  PointExpression,
  ProfileStep,
} from './body';
import { BodyError } from './expression';
import { fromBase64 } from '../base64';
import { unpackMeshes, type BodyMesh } from './mesh';
import { movedSolid } from './moved-solid';
import type { Aim } from './pivot';
import * as profile from './profile';
import type { ProfilePoint } from './profile';
import { motionsOf, shapePivots } from './shape-pivots';
import type { ShapedBody, ShapedForm, ShapedPart, ShapedSolid } from './shaped-body';
import { Sizes, within } from './sizes';

/** Why there is no body, in words, and where in the description that stands. */
export interface BodyFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

export type BodyResult =
  { readonly ok: true; readonly value: ShapedBody } | { readonly ok: false; readonly fault: BodyFault };

type Path = readonly (string | number)[];

const usualSteps = 12;
const usualArcSteps = 24;
const maxSteps = 96;
const usualCap = 6;
/** How far shares may be from adding up to all of the flux. */
const shareRest = 0.001;
/** Degrees by which two surfaces that look one way may differ, from reckoning. */
const turnRest = 0.001;

/**
 * The body of an article by its description, its pivots turned as far as is said and they can. Every figure is bounded; what
 * cannot be made is a fault in words.
 */
export function shapeBody(description: BodyDescription, measures: BodyMeasures, aim: Aim = {}): BodyResult {
  try {
    return { ok: true, value: new Shaper(description, measures).body(aim) };
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return { ok: false, fault: { path: error.path, reason: error.reason } };
  }
}

function meshOf(packed: string, path: Path): BodyMesh {
  const bytes = fromBase64(packed);
  const [mesh, ...others] = (bytes && unpackMeshes(bytes)) ?? [];
  if (!mesh || others.length > 0) throw new BodyError('it is no mesh', path);
  return mesh;
}

class Shaper {
  readonly #sizes: Sizes;
  readonly #description: BodyDescription;

  constructor(description: BodyDescription, measures: BodyMeasures) {
    this.#description = description;
    this.#sizes = new Sizes(description, measures);
  }

  body(aim: Aim): ShapedBody {
    const { parts, grips, cap = usualCap, pose = [0, 0, 0] } = this.#description;
    this.#sizes.all();
    const pivots = shapePivots(this.#description.pivots, this.#sizes, aim);
    const shaped = parts.map(({ name, slot, solids }, at): ShapedPart => {
      if (parts.findIndex((part) => part.name === name) !== at)
        throw new BodyError(`there are two parts ${name}`, ['parts', at, 'name']);
      return {
        name,
        slot,
        solids: solids.map((solid, index) => this.#solid(solid, ['parts', at, 'solids', index])),
      };
    });
    const motions = motionsOf(this.#description.pivots, pivots, shaped);
    return {
      parts: shaped.map((part) => {
        const motion = motions.get(part.name);
        return motion ? { ...part, solids: part.solids.map((solid) => movedSolid(solid, motion)) } : part;
      }),
      grips: (grips ?? [[0, 'height', 0] as const]).map((place, at) =>
        this.#sizes.place(place, ['grips', at]),
      ),
      cap: this.#above0(cap, ['cap']),
      pose: this.#sizes.degrees(pose, ['pose']),
      light: this.#light().map((light) => {
        const motion = motions.get(light.part);
        return motion ? { ...light, at: motion.place(light.at), turn: motion.turn(light.turn) } : light;
      }),
      pivots,
    };
  }

  #light(): ShapedBody['light'] {
    const { light = [], parts } = this.#description;
    const shaped = light.map(({ part, at, share, turn = [0, 0, 0] }, index) => {
      const path = ['light', index];
      if (!parts.some(({ name }) => name === part))
        throw new BodyError(`there is no part ${part}`, [...path, 'part']);
      const found = this.#sizes.figure(share, [...path, 'share']);
      if (found < 0) throw new BodyError('a share is below 0', [...path, 'share']);
      return {
        part,
        at: this.#sizes.place(at, [...path, 'at']),
        share: found,
        turn: this.#sizes.degrees(turn, [...path, 'turn']),
      };
    });
    const whole = shaped.reduce((sum, { share }) => sum + share, 0);
    if (shaped.length > 0 && Math.abs(whole - 1) > shareRest)
      throw new BodyError(`the shares add up to ${whole}, not to 1`, ['light']);
    this.#checkOneLight(shaped);
    return shaped;
  }

  /** A room and every export know one light of an article: its surfaces look one way, whatever is turned. */
  #checkOneLight([first, ...others]: ShapedBody['light']): void {
    const { pivots = [] } = this.#description;
    const carrierOf = (part: string) => pivots.find(({ parts }) => parts.includes(part));
    for (const [at, { part, turn }] of others.entries()) {
      if (!first) return;
      const path = ['light', at + 1];
      if (carrierOf(part) !== carrierOf(first.part))
        throw new BodyError(
          `${part} does not turn with ${first.part}, and a body has one light, which turns as a whole`,
          [...path, 'part'],
        );
      const away = (axis: 'x' | 'y' | 'z'): number => Math.abs(turn[axis] - first.turn[axis]);
      if (Math.max(away('x'), away('y'), away('z')) > turnRest)
        throw new BodyError(
          'it is turned otherwise than the first surface, and a body has one light, which looks one way',
          [...path, 'turn'],
        );
    }
  }

  #solid(solid: PlacedSolid, path: Path): ShapedSolid {
    const { turn, stretch, at, places } = solid;
    if (at && places) throw new BodyError('it has both a place and places', [...path, 'places']);
    const all = places ?? (at ? [at] : []);
    const figures = (place: PlaceExpression | undefined, field: string, otherwise: number): Position => {
      const [x, y, z] = (place ?? [otherwise, otherwise, otherwise]).map((each, axis) =>
        this.#sizes.figure(each, [...path, field, axis]),
      );
      return { x: x ?? 0, y: y ?? 0, z: z ?? 0 };
    };
    const stretched = figures(stretch, 'stretch', 1);
    if (Math.min(stretched.x, stretched.y, stretched.z) <= 0)
      throw new BodyError('it is stretched by nothing or less', [...path, 'stretch']);
    return {
      ...this.#form(solid, path),
      turn: figures(turn, 'turn', 0),
      stretch: stretched,
      places:
        all.length === 0
          ? [{ x: 0, y: 0, z: 0 }]
          : all.map((place, index) =>
              this.#sizes.place(place, places ? [...path, 'places', index] : [...path, 'at']),
            ),
    };
  }

  #form(solid: PlacedSolid, path: Path): ShapedForm {
    const to = (field: string) => [...path, field];
    switch (solid.solid) {
      case 'cylinder': {
        const radius = this.#above0(solid.radius, to('radius'));
        const upper = solid.upper === undefined ? radius : this.#above0(solid.upper, to('upper'));
        return turned(profile.cylinderProfiles(radius, ...this.#range(solid, path), upper));
      }
      case 'sphere': {
        const radius = this.#above0(solid.radius, to('radius'));
        const neck = solid.neck === undefined ? 0 : this.#above0(solid.neck, to('neck'));
        return turned([profile.sphereProfile(radius, this.#metres(solid.middle, to('middle')), neck)]);
      }
      case 'ring': {
        const [inner, outer] = [
          this.#above0(solid.inner, to('inner')),
          this.#above0(solid.outer, to('outer')),
        ];
        if (inner >= outer) throw new BodyError('it is as wide inside as outside', to('inner'));
        return turned(profile.ringProfiles(inner, outer, ...this.#range(solid, path)));
      }
      case 'shade': {
        const thickness = this.#above0(solid.thickness, to('thickness'));
        return turned(
          profile.shadeProfiles(this.#profile(solid.flank, to('flank')), thickness, solid.lid ?? false),
        );
      }
      case 'turned': {
        const [from, sweep] = [solid.from ?? 0, solid.sweep ?? 360];
        const profiles = solid.profiles.map((steps, at) => this.#profile(steps, [...path, 'profiles', at]));
        const degrees = this.#sizes.figure(sweep, to('sweep'));
        if (degrees <= 0 || degrees > 360)
          throw new BodyError('it is turned by 0 to 360 degrees', to('sweep'));
        return { form: 'turned', profiles, from: this.#sizes.figure(from, to('from')), sweep: degrees };
      }
      case 'tube':
      case 'cable':
        return {
          form: 'tube',
          path: solid.path.map((place, at) => this.#sizes.place(place, [...path, 'path', at])),
          radius: this.#above0(solid.radius, to('radius')),
          isSmooth: solid.solid === 'cable',
        };
      case 'prism':
      case 'plate': {
        const [from, until] = this.#range(solid, path);
        return {
          form: 'prism',
          along: solid.solid === 'plate' ? 'depth' : solid.along,
          outline: this.#outline(solid.outline, to('outline')),
          hole: solid.hole ? this.#outline(solid.hole, to('hole')) : null,
          from,
          to: until,
        };
      }
      case 'mesh':
        return { form: 'mesh', mesh: meshOf(solid.packed, to('packed')) };
    }
  }

  #metres(expression: Expression, path: Path, own?: Readonly<Record<string, number>>): number {
    return this.#sizes.figure(expression, path, own) / 1000;
  }

  #above0(expression: Expression, path: Path): number {
    const found = this.#metres(expression, path);
    if (found <= 0) throw new BodyError(`it comes to ${found * 1000}, and must be above 0`, path);
    return found;
  }

  #range(solid: { readonly from: Expression; readonly to: Expression }, path: Path): [number, number] {
    const [from, to] = [this.#metres(solid.from, [...path, 'from']), this.#metres(solid.to, [...path, 'to'])];
    if (from >= to) throw new BodyError('it ends where it begins, or before', [...path, 'to']);
    return [from, to];
  }

  #point([one, other]: PointExpression, path: Path, own?: Readonly<Record<string, number>>): ProfilePoint {
    return [this.#metres(one, [...path, 0], own), this.#metres(other, [...path, 1], own)];
  }

  #profile(steps: readonly ProfileStep[], path: Path): ProfilePoint[] {
    const all = steps.flatMap((step, at) => this.#profileStep(step, [...path, at]));
    const points = all.filter((point, at) => !isSame(point, all[at - 1]));
    if (points.length < 2) throw new BodyError('it has fewer than two points', path);
    if (points.some(([radius]) => radius < -1e-9)) throw new BodyError('it goes beyond its axis', path);
    return points;
  }

  #profileStep(step: ProfileStep, path: Path): ProfilePoint[] {
    if (isPoint(step)) return [this.#point(step, path)];
    if ('curve' in step) {
      const [from, one, two, to] = step.curve.map((point, at) => this.#point(point, [...path, 'curve', at]));
      const steps = stepsOf(step.steps ?? usualSteps, [...path, 'steps']);
      return from && one && two && to ? profile.curve(from, one, two, to, steps) : [];
    }
    const steps = stepsOf(step.steps, [...path, 'steps']);
    return Array.from({ length: steps + 1 }, (_, at) =>
      this.#point(step.point, [...path, 'point'], { [step.along]: at / steps }),
    );
  }

  #outline(outline: Outline, path: Path): ProfilePoint[] {
    if (!isSteps(outline)) {
      const { width, from, to, round } = outline.rectangle;
      const [bottom, top] = this.#range({ from, to }, [...path, 'rectangle']);
      const radius = round === undefined ? undefined : this.#metres(round, [...path, 'rectangle', 'round']);
      return profile.roundedRectangle(
        this.#above0(width, [...path, 'rectangle', 'width']),
        bottom,
        top,
        radius,
      );
    }
    const points = outline.flatMap((step, at): ProfilePoint[] => {
      if (isPoint(step)) return [this.#point(step, [...path, at])];
      const { radius, from, to, middle = [0, 0], steps = usualArcSteps } = step.arc;
      const field = (name: string) => [...path, at, 'arc', name];
      return profile.arc(
        this.#above0(radius, field('radius')),
        this.#sizes.figure(from, field('from')),
        this.#sizes.figure(to, field('to')),
        this.#point(middle, field('middle')),
        stepsOf(steps, field('steps')),
      );
    });
    return within(path, () => {
      if (points.length < 3) throw new BodyError('it has fewer than three corners');
      return points;
    });
  }
}

const turned = (profiles: readonly (readonly ProfilePoint[])[]): ShapedForm => ({
  form: 'turned',
  profiles,
  from: 0,
  sweep: 360,
});

const isPoint = (step: ProfileStep | OutlineStep): step is PointExpression => Array.isArray(step);
const isSteps = (outline: Outline): outline is readonly OutlineStep[] => Array.isArray(outline);
const isSame = (one: ProfilePoint, other: ProfilePoint | undefined): boolean =>
  other !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-7;

function stepsOf(steps: number, path: Path): number {
  if (!Number.isInteger(steps) || steps < 1 || steps > maxSteps)
    throw new BodyError(`steps are a whole number from 1 to ${maxSteps}`, path);
  return steps;
}
