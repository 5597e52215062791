/** A part of a GLB: a profile turned round the upright axis, as points of radius and height in metres. */
export interface TurnedPart {
  /** Of the material; none where it is undefined. */
  readonly material?: string;
  /** Of the node. */
  readonly node?: string;
  readonly profile: readonly (readonly [radius: number, height: number])[];
  readonly at?: readonly [number, number, number];
  readonly sides?: number;
}

/** What of the JSON of a GLB a test changes before it is written. */
export type GlbJson = Record<string, unknown> & {
  nodes: Record<string, unknown>[];
  accessors: Record<string, unknown>[];
  bufferViews: Record<string, unknown>[];
  buffers: Record<string, unknown>[];
  materials: Record<string, unknown>[];
};

const usualSides = 48;

function turned({ profile, sides = usualSides }: TurnedPart): { places: number[]; corners: number[] } {
  const places: number[] = [];
  const corners: number[] = [];
  for (let side = 0; side <= sides; side += 1) {
    const angle = (side / sides) * 2 * Math.PI;
    for (const [radius, height] of profile)
      places.push(Math.sin(angle) * radius, height, Math.cos(angle) * radius);
  }
  const rings = profile.length;
  for (let side = 0; side < sides; side += 1)
    for (let ring = 0; ring < rings - 1; ring += 1) {
      const [here, next] = [side * rings + ring, (side + 1) * rings + ring];
      corners.push(here, next, here + 1, next, next + 1, here + 1);
    }
  return { places, corners };
}

/** A GLB of turned parts, without normals. `change` may break it. */
export function writeGlb(
  parts: readonly TurnedPart[],
  {
    grips = [],
    change,
  }: { grips?: readonly (readonly [number, number, number])[]; change?: (json: GlbJson) => void } = {},
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const json: GlbJson = {
    ...{ asset: { version: '2.0' }, scene: 0 },
    ...{ nodes: [], accessors: [], bufferViews: [], buffers: [], materials: [] },
  };
  const meshes: unknown[] = [];
  let length = 0;
  const view = (values: Float32Array | Uint32Array, target: number): number => {
    const bytes = new Uint8Array(values.buffer);
    json.bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    chunks.push(bytes);
    length += bytes.length;
    return json.bufferViews.length - 1;
  };
  for (const part of parts) {
    const { places, corners } = turned(part);
    const axis = (at: number): number[] => places.filter((_, each) => each % 3 === at);
    const values = new Float32Array(places);
    const edges = [0, 1, 2].map((at) => [...new Float32Array(axis(at))]);
    json.accessors.push(
      {
        ...{ bufferView: view(values, 34962), componentType: 5126, count: places.length / 3, type: 'VEC3' },
        min: edges.map((each) => each.reduce((least, value) => Math.min(least, value), Infinity)),
        max: edges.map((each) => each.reduce((most, value) => Math.max(most, value), -Infinity)),
      },
      {
        bufferView: view(new Uint32Array(corners), 34963),
        ...{ componentType: 5125, count: corners.length, type: 'SCALAR' },
      },
    );
    const { material, node, at } = part;
    if (material !== undefined) json.materials.push({ name: material });
    const accessor = json.accessors.length - 2;
    meshes.push({
      primitives: [
        {
          ...{ attributes: { POSITION: accessor }, indices: accessor + 1 },
          ...(material !== undefined && { material: json.materials.length - 1 }),
        },
      ],
    });
    json.nodes.push({
      ...(node !== undefined && { name: node }),
      ...(at && { translation: at }),
      mesh: meshes.length - 1,
    });
  }
  for (const translation of grips) json.nodes.push({ name: 'grip', translation });
  json.buffers.push({ byteLength: length });
  Object.assign(json, { meshes, scenes: [{ nodes: json.nodes.map((_, at) => at) }] });
  if (json.materials.length === 0) Reflect.deleteProperty(json, 'materials');
  change?.(json);
  return glbOf(json, chunks);
}

/** A JSON and its bytes as a GLB. */
export function glbOf(json: object, chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const binary = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const first = Math.ceil(text.length / 4) * 4;
  const second = Math.ceil(binary / 4) * 4;
  const bytes = new Uint8Array(28 + first + second).fill(0x20, 20, 20 + first);
  const view = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, bytes.length, first, 0x4e4f534a];
  words.forEach((word, at) => view.setUint32(at * 4, word, true));
  bytes.set(text, 20);
  view.setUint32(20 + first, second, true);
  view.setUint32(24 + first, 0x004e4942, true);
  let from = 28 + first;
  for (const chunk of chunks) {
    bytes.set(chunk, from);
    from += chunk.length;
  }
  return bytes;
}

const curved = (
  steps: number,
  of: (share: number) => readonly [number, number],
): (readonly [number, number])[] => Array.from({ length: steps + 1 }, (_, step) => of(step / steps));

/** A pendant of some size in metres, as wide as high: a wooden bell, a copper neck and a glass bulb that looks out of it. */
export function pendantGlb(size: number, change?: (json: GlbJson) => void): Uint8Array<ArrayBuffer> {
  const radius = size / 2;
  const bell =
    (away: number) =>
    (share: number): readonly [number, number] => [
      radius * (1 - share) ** 0.42 * (1 - 0.12 * Math.sin(share * Math.PI)) - away,
      size * 0.12 + share * size * 0.66,
    ];
  const outer = curved(40, (share) => bell(0)(share * 0.985));
  const inner = curved(40, (share) => bell(size * 0.012)((1 - share) * 0.97));
  return writeGlb(
    [
      { material: 'Finish', node: 'Bell', profile: outer },
      { material: 'Finish', node: 'Bell', profile: [...inner, outer[0] ?? [radius, 0]] },
      {
        ...{ material: 'second finish.001', node: 'Neck' },
        profile: [
          [size * 0.1, size * 0.76],
          [size * 0.1, size * 0.86],
          [size * 0.04, size * 0.9],
          [size * 0.04, size],
          [0, size],
        ],
      },
      {
        ...{ material: 'Glass', node: 'Bulb', sides: 40 },
        profile: curved(28, (share) => [
          Math.sin(share * Math.PI) * size * 0.19,
          size * 0.19 - Math.cos(share * Math.PI) * size * 0.19,
        ]),
      },
    ],
    { grips: [[0, size, 0]], ...(change && { change }) },
  );
}
