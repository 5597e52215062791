import type { Position } from '../element/position';
import type { BodyDescription, BodyMeasures, Expression, PlaceExpression } from './body';
import { BodyError, isSizeName, readExpression } from './expression';

type Path = readonly (string | number)[];

const maxSizes = 100;
/** Millimetres, degrees: no figure of a body is larger. */
const greatest = 100_000;
/** Figures that are worked out for one body. */
const maxFigures = 20_000;

/** Says where a figure stands that cannot be worked out. */
export function within<T>(path: Path, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BodyError && error.path.length === 0) throw new BodyError(error.reason, path);
    throw error;
  }
}

/** The figures of a body for one article. All of its methods throw `BodyError`. */
export class Sizes {
  readonly #known: Map<string, number>;
  readonly #open = new Set<string>();
  readonly #sizes: Readonly<Record<string, Expression>>;
  #figures = 0;

  constructor({ parameters = {}, sizes = {} }: BodyDescription, { length, width, height }: BodyMeasures) {
    const given = [...Object.entries(parameters), ...Object.entries({ length, width, height })];
    this.#known = new Map(given);
    this.#sizes = sizes;
    const names = [...Object.keys(parameters), ...Object.keys(sizes)];
    if (names.length > maxSizes) throw new BodyError(`it has more than ${maxSizes} sizes`, ['sizes']);
    for (const [at, name] of names.entries()) {
      const path = [at < Object.keys(parameters).length ? 'parameters' : 'sizes', name];
      if (!isSizeName(name)) throw new BodyError(`${name} cannot be the name of a size`, path);
      if (['length', 'width', 'height'].includes(name) || names.indexOf(name) !== at)
        throw new BodyError(`${name} is given twice`, path);
    }
  }

  /** What an expression comes to; `own` are variables of the place where it stands. */
  figure(expression: Expression, path: Path, own?: Readonly<Record<string, number>>): number {
    return within(path, () => {
      this.#figures += 1;
      if (this.#figures > maxFigures) throw new BodyError(`the body has more than ${maxFigures} figures`);
      const found =
        typeof expression === 'number'
          ? expression
          : readExpression(expression)((name) =>
              own && Object.hasOwn(own, name) ? (own[name] ?? 0) : this.size(name),
            );
      if (!Number.isFinite(found) || Math.abs(found) > greatest)
        throw new BodyError(`it comes to ${found}, which is beyond ${greatest}`);
      return found;
    });
  }

  /** The size of a name. */
  size(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (!Object.hasOwn(this.#sizes, name)) throw new BodyError(`there is no size ${name}`);
    const path = ['sizes', name];
    if (this.#open.has(name)) throw new BodyError(`${name} follows from itself`, path);
    this.#open.add(name);
    const size = this.figure(this.#sizes[name] ?? 0, path);
    this.#open.delete(name);
    this.#known.set(name, size);
    return size;
  }

  /** Three figures as they are: degrees about the axes, or a way. */
  degrees(turn: PlaceExpression, path: Path): Position {
    const [x, y, z] = turn.map((each, axis) => this.figure(each, [...path, axis]));
    return { x: x ?? 0, y: y ?? 0, z: z ?? 0 };
  }

  /** A place in metres. */
  place(place: PlaceExpression, path: Path): Position {
    const { x, y, z } = this.degrees(place, path);
    return { x: x / 1000, y: y / 1000, z: z / 1000 };
  }

  /** Works out every size, those that nothing asks for too. */
  all(): void {
    for (const name of Object.keys(this.#sizes)) this.size(name);
  }
}
