import { slots, type Slot } from '@lucerna/engine';
import { countOf, entriesOf, entryOf, type GlbChunks } from './check-glb';
import { GlbFault } from './glb-fault';

/** What a primitive is made of, and the name of its part. */
export interface GlbSlot {
  readonly slot: Slot;
  readonly name: string;
}

/** Names as programs write them: `Second Finish.001` is `secondfinish`. */
const plain = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .replace(/\.\d+$/, '')
        .replaceAll(/[\s_-]/g, '')
        .toLowerCase()
    : '';

const slotsByName = new Map(slots.map((slot): [string, Slot] => [slot.toLowerCase(), slot]));

/** The slot that a name is, however a program writes it. */
export const slotOfName = (name: unknown): Slot | undefined => slotsByName.get(plain(name));

/** Where cables take hold of the body. */
export const isGrip = (name: unknown): boolean => plain(name) === 'grip';

/** Each node that the scene shows -> the names of itself and of all above it, the nearest first. */
function shownNodes(json: GlbChunks['json']): ReadonlyMap<number, readonly string[]> {
  const nodes = entriesOf(json.nodes);
  const scene = entriesOf(json.scenes)[countOf(json.scene)];
  if (!scene) throw new GlbFault('it has no scene');
  const shown = new Map<number, readonly string[]>();
  const open = indicesOf(scene.nodes).map((at) => ({ at, above: [] as readonly string[] }));
  for (let each = open.pop(); each; each = open.pop()) {
    const { at, above } = each;
    if (shown.has(at)) continue;
    const { name, children } = nodes[at] ?? {};
    const names = typeof name === 'string' ? [name, ...above] : above;
    shown.set(at, names);
    for (const child of indicesOf(children)) open.push({ at: child, above: names });
  }
  return shown;
}

const indicesOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(countOf) : []);

/**
 * A GLB of nothing but shapes: its scene, meshes and accessors, and for each primitive a material whose name is the place of
 * its slot in `found`. The name of the material says the slot, without one that of its mesh, its node or one above it.
 */
export function bareGlb({ json, binary }: GlbChunks): {
  readonly found: readonly GlbSlot[];
  readonly bytes: Uint8Array<ArrayBuffer>;
} {
  const found: GlbSlot[] = [];
  const materials = entriesOf(json.materials);
  const meshes = entriesOf(json.meshes);
  const bareMeshes: object[] = [];
  const shown = shownNodes(json);
  const nodes = entriesOf(json.nodes).map((node, at) => {
    const { mesh, name, children, matrix, translation, rotation, scale } = node;
    const own = { name, children, matrix, translation, rotation, scale };
    const names = shown.get(at);
    const shape = mesh === undefined ? undefined : meshes[countOf(mesh)];
    if (!names || !shape) return own;
    const primitives = entriesOf(shape.primitives).flatMap(({ attributes, indices, mode, material }) => {
      const drawn = mode === undefined || mode === 4 || mode === 5 || mode === 6;
      if (!drawn) return [];
      const { POSITION, NORMAL } = entryOf(attributes);
      const painted = material === undefined ? undefined : materials[countOf(material)]?.name;
      const said = [painted, shape.name, ...names].filter((each) => typeof each === 'string');
      const slot = said.map(slotOfName).find((each) => each !== undefined);
      if (!slot) {
        const place =
          typeof painted === 'string' ? ['materials', countOf(material), 'name'] : ['nodes', at, 'name'];
        const [called = 'a part without a name'] = said.filter(Boolean);
        throw new GlbFault(`${called.slice(0, 60)} is none of the slots ${slots.join(', ')}`, place);
      }
      found.push({ slot, name: names[0] ?? slot });
      return [{ attributes: { POSITION, NORMAL }, indices, mode, material: found.length - 1 }];
    });
    if (primitives.length === 0) return own;
    bareMeshes.push({ primitives });
    return { ...own, mesh: bareMeshes.length - 1 };
  });
  if (found.length === 0) throw new GlbFault('it has no triangles');
  const bare = {
    asset: { version: '2.0' },
    scene: countOf(json.scene),
    scenes: entriesOf(json.scenes).map((scene) => ({ nodes: scene.nodes })),
    nodes,
    meshes: bareMeshes,
    materials: found.map((_, at) => ({ name: String(at) })),
    accessors: json.accessors,
    bufferViews: entriesOf(json.bufferViews).map(({ extensions: _, ...view }) => view),
    buffers: [{ byteLength: binary.length }],
  };
  return { found, bytes: glbOf(bare, binary) };
}

/** A JSON and its bytes as a GLB. */
export function glbOf(json: object, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const [first, second] = [Math.ceil(text.length / 4) * 4, Math.ceil(binary.length / 4) * 4];
  const bytes = new Uint8Array(12 + 8 + first + 8 + second).fill(0x20, 20, 20 + first);
  const view = new DataView(bytes.buffer);
  [0x46546c67, 2, bytes.length, first, 0x4e4f534a].forEach((word, at) => view.setUint32(at * 4, word, true));
  bytes.set(text, 20);
  view.setUint32(20 + first, second, true);
  view.setUint32(24 + first, 0x004e4942, true);
  bytes.set(binary, 28 + first);
  return bytes;
}
