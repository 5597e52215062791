import { glbLimits } from './check-glb';
import { GlbFault } from './glb-fault';

/** Triangles of one object, material and group of an OBJ, in the order of the file. */
export interface ObjRun {
  readonly object: string;
  readonly material: string;
  /** From 0 in the order of the groups of the file; 0 in a file without groups, -1 of what stands before the first. */
  readonly group: number;
  /** Places, three a triangle. */
  readonly places: number[];
  /** Normals in the same order; -1 where the file has none. */
  readonly normals: number[];
  /** For each triangle the face that it is a part of, from 0 in its group. */
  readonly faces: number[];
}

export interface Obj {
  /** Three figures a place, in the units of the file. */
  readonly places: readonly number[];
  readonly normals: readonly number[];
  readonly runs: readonly ObjRun[];
}

export const objLimits = {
  /** Letters of a file. */
  letters: 100_000_000,
  /** Corners of one face. */
  corners: 1000,
} as const;

/** The triangles of an OBJ: faces with more corners are parted as a fan; lines, points and curves are left. Throws `GlbFault`. */
export function readObj(text: string): Obj {
  if (text.length > objLimits.letters)
    throw new GlbFault(`its OBJ has more than ${objLimits.letters} letters`);
  const reader = new ObjReader();
  let line = 0;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    reader.read(text.slice(from, to).trim(), line + 1);
    from = to + 1;
  }
  return reader.whole();
}

class ObjReader {
  readonly #places: number[] = [];
  readonly #normals: number[] = [];
  readonly #runs = new Map<string, ObjRun>();
  readonly #groups = new Map<string, number>();
  readonly #faces = new Map<number, number>();
  #object = '';
  #material = '';
  #group = -1;
  #triangles = 0;
  #run: ObjRun | null = null;

  read(line: string, number: number): void {
    const space = line.search(/\s/);
    if (space < 0) return;
    const rest = line.slice(space).trim();
    switch (line.slice(0, space)) {
      case 'v':
        return this.#add(this.#places, rest, number);
      case 'vn':
        return this.#add(this.#normals, rest, number);
      case 'f':
        return this.#face(rest, number);
      case 'o':
        this.#object = rest.slice(0, 200);
        break;
      case 'g':
        this.#object = rest.slice(0, 200);
        this.#group = this.#groups.get(rest) ?? this.#groups.size;
        this.#groups.set(rest, this.#group);
        break;
      case 'usemtl':
        this.#material = rest.slice(0, 200);
        break;
      default:
        return;
    }
    this.#run = null;
  }

  whole(): Obj {
    const runs = [...this.#runs.values()];
    const isGrouped = this.#groups.size > 0;
    return {
      places: this.#places,
      normals: this.#normals,
      runs: isGrouped ? runs : runs.map((run) => ({ ...run, group: 0 })),
    };
  }

  #add(to: number[], text: string, line: number): void {
    const figures = text.split(/\s+/, 3).map(Number);
    if (figures.length < 3 || !figures.every((each) => Number.isFinite(each) && Math.abs(each) < 1e9))
      throw new GlbFault(`line ${line} of its OBJ has no three figures`);
    to.push(...figures);
    if (to.length > glbLimits.values) throw new GlbFault(`its OBJ has more than ${glbLimits.values} figures`);
  }

  #face(text: string, line: number): void {
    const corners = text.split(/\s+/, objLimits.corners + 1);
    if (corners.length > objLimits.corners)
      throw new GlbFault(`a face of its OBJ has more than ${objLimits.corners} corners (line ${line})`);
    if (corners.length < 3)
      throw new GlbFault(`a face of its OBJ has fewer than three corners (line ${line})`);
    const named = corners.map((corner) => {
      const [place = '', , normal = ''] = corner.split('/');
      return {
        place: indexOf(place, this.#places.length / 3, line),
        normal: normal === '' ? -1 : indexOf(normal, this.#normals.length / 3, line),
      };
    });
    this.#triangles += named.length - 2;
    if (this.#triangles > glbLimits.triangles)
      throw new GlbFault(`its OBJ has more than ${glbLimits.triangles} triangles`);
    const run = (this.#run ??= this.#runOf());
    const face = this.#faces.get(this.#group) ?? 0;
    this.#faces.set(this.#group, face + 1);
    for (let at = 1; at + 1 < named.length; at += 1) {
      for (const corner of [named[0], named[at], named[at + 1]]) {
        run.places.push(corner?.place ?? 0);
        run.normals.push(corner?.normal ?? -1);
      }
      run.faces.push(face);
    }
  }

  #runOf(): ObjRun {
    const key = JSON.stringify([this.#object, this.#material, this.#group]);
    let run = this.#runs.get(key);
    if (!run) {
      const [object, material, group] = [this.#object, this.#material, this.#group];
      this.#runs.set(key, (run = { object, material, group, places: [], normals: [], faces: [] }));
    }
    return run;
  }
}

/** Corners name places from 1, or from the last one backwards. */
function indexOf(text: string, count: number, line: number): number {
  const said = Number(text);
  const index = said < 0 ? count + said : said - 1;
  if (!Number.isInteger(said) || index < 0 || index >= count)
    throw new GlbFault(`a face of its OBJ names a corner that there is not (line ${line})`);
  return index;
}

/** What of the look of a material says what it is made of. */
export interface ObjMaterial {
  readonly isLit: boolean;
  readonly isClear: boolean;
}

/** Of an opacity below this a material is seen through. */
const clear = 0.6;

/** The materials of an MTL by name; lines that cannot be read say nothing. */
export function readMtl(text: string): ReadonlyMap<string, ObjMaterial> {
  const materials = new Map<string, ObjMaterial>();
  let name = '';
  for (const line of text.split('\n')) {
    const [keyword = '', ...rest] = line.trim().split(/\s+/);
    const figures = rest.map(Number);
    if (keyword === 'newmtl') name = rest.join(' ').slice(0, 200);
    const before = materials.get(name) ?? { isLit: false, isClear: false };
    const [first = NaN] = figures;
    if (keyword === 'Ke') materials.set(name, { ...before, isLit: figures.some((each) => each > 0) });
    if (keyword === 'd') materials.set(name, { ...before, isClear: first < clear });
    if (keyword === 'Tr') materials.set(name, { ...before, isClear: first > 1 - clear });
  }
  return materials;
}
