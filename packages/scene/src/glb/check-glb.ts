import { validateBytes } from 'gltf-validator';
import { GlbFault } from './glb-fault';

/** What a GLB may be at most. */
export const glbLimits = {
  bytes: 60_000_000,
  /** Of its JSON. */
  json: 8_000_000,
  triangles: 500_000,
  /** Of all accessors together. */
  values: 20_000_000,
  nodes: 5_000,
} as const;

/** Extensions that change nothing of a shape and may be left aside, and the one that is read. */
const known: ReadonlySet<string> = new Set(['KHR_mesh_quantization']);
const shapeless = /^(KHR_materials_\w+|KHR_texture_\w+|KHR_lights_punctual|KHR_xmp_json_ld|EXT_texture_\w+)$/;

const compressed: Readonly<Record<string, string>> = {
  KHR_draco_mesh_compression: 'Draco',
  EXT_meshopt_compression: 'meshopt',
  KHR_meshopt_compression: 'meshopt',
};

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a list of a document of which nothing is known yet. */
export const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.map((each) => (isEntry(each) ? each : {})) : [];

export const entryOf = (value: unknown): Entry => (isEntry(value) ? value : {});

export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/** The two chunks of a GLB: its JSON, of which nothing is known yet, and its bytes. */
export interface GlbChunks {
  readonly json: Entry;
  readonly binary: Uint8Array;
}

function chunksOf(bytes: Uint8Array): GlbChunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isGlb = bytes.length >= 20 && view.getUint32(0, true) === 0x46546c67;
  if (!isGlb) throw new GlbFault('it is no GLB');
  if (view.getUint32(4, true) !== 2) throw new GlbFault('it is a GLB of another version than 2');
  const length = view.getUint32(12, true);
  if (view.getUint32(16, true) !== jsonChunk || 20 + length > bytes.length)
    throw new GlbFault('it ends before its JSON does');
  if (length > glbLimits.json) throw new GlbFault(`its JSON has more than ${glbLimits.json} bytes`);
  const json = parsed(bytes.subarray(20, 20 + length));
  const next = 20 + length;
  const isBinary = next + 8 <= bytes.length && view.getUint32(next + 4, true) === binaryChunk;
  const end = isBinary ? next + 8 + view.getUint32(next, true) : next;
  if (end > bytes.length) throw new GlbFault('it ends before its bytes do');
  return { json, binary: isBinary ? bytes.subarray(next + 8, end) : new Uint8Array() };
}

function parsed(bytes: Uint8Array): Entry {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return entryOf(json);
  } catch {
    throw new GlbFault('its JSON cannot be read');
  }
}

/** Corners of a triangle list, of a strip or of a fan; none of points and lines, which are nothing of a body. */
export function trianglesOf(mode: unknown, corners: number): number {
  if (mode === undefined || mode === 4) return Math.floor(corners / 3);
  return mode === 5 || mode === 6 ? Math.max(0, corners - 2) : 0;
}

function refuseWhatIsElsewhere(json: Entry): void {
  entriesOf(json.buffers).forEach(({ uri }, at) => {
    if (uri !== undefined) throw new GlbFault('its bytes are at another address', ['buffers', at, 'uri']);
  });
  entriesOf(json.images).forEach(({ uri }, at) => {
    if (typeof uri === 'string' && !uri.startsWith('data:'))
      throw new GlbFault('a picture is at another address', ['images', at, 'uri']);
  });
}

function refuseWhatIsNotRead(json: Entry): void {
  const required = Array.isArray(json.extensionsRequired) ? json.extensionsRequired.map(String) : [];
  for (const [at, name] of required.entries()) {
    const path = ['extensionsRequired', at];
    const way = Object.hasOwn(compressed, name) ? compressed[name] : undefined;
    if (way) throw new GlbFault(`it is compressed with ${way}, which is not read`, path);
    if (!known.has(name) && !shapeless.test(name))
      throw new GlbFault(`it needs ${name.slice(0, 60)}, which is not read`, path);
  }
}

/** Refuses what says that it is more than a body may be, before anything is made of it. */
function refuseWhatIsTooMuch(json: Entry): void {
  const nodes = entriesOf(json.nodes);
  if (nodes.length > glbLimits.nodes)
    throw new GlbFault(`it has ${nodes.length} nodes, more than ${glbLimits.nodes}`, ['nodes']);
  const counts = entriesOf(json.accessors).map(({ count }) => countOf(count));
  const trianglesOfMesh = entriesOf(json.meshes).map(({ primitives }) =>
    entriesOf(primitives).reduce((sum, { indices, attributes, mode }) => {
      const corners = counts[countOf(indices ?? entryOf(attributes).POSITION)] ?? 0;
      return sum + trianglesOf(mode, corners);
    }, 0),
  );
  const triangles = nodes.reduce(
    (sum, { mesh }) => sum + (mesh === undefined ? 0 : (trianglesOfMesh[countOf(mesh)] ?? 0)),
    0,
  );
  const most = Math.max(0, ...trianglesOfMesh, triangles);
  if (most > glbLimits.triangles)
    throw new GlbFault(`it has ${most} triangles, more than ${glbLimits.triangles}`, ['meshes']);
  const values = counts.reduce((sum, count) => sum + count, 0);
  if (values > glbLimits.values)
    throw new GlbFault(`it has ${values} values, more than ${glbLimits.values}`, ['accessors']);
}

interface Issue {
  readonly message: string;
  readonly pointer?: string;
  readonly severity: number;
}

/** Issues of pictures and the like, of which nothing is taken. */
const isOfNothingTaken = ({ pointer = '' }: Issue): boolean =>
  /^\/(images|textures|samplers|animations|cameras|skins)\b|^\/(materials|nodes)\/\d+\/extensions\b/.test(
    pointer,
  );

/** A GLB of which all that is read later is known to be whole. Throws `GlbFault`. */
export async function checkGlb(bytes: Uint8Array): Promise<GlbChunks> {
  if (bytes.length > glbLimits.bytes) throw new GlbFault(`it has more than ${glbLimits.bytes} bytes`);
  const chunks = chunksOf(bytes);
  refuseWhatIsElsewhere(chunks.json);
  refuseWhatIsNotRead(chunks.json);
  refuseWhatIsTooMuch(chunks.json);
  const { issues } = await validateBytes(bytes, { maxIssues: 200, writeTimestamp: false });
  const fault = issues.messages.find((issue) => issue.severity === 0 && !isOfNothingTaken(issue));
  if (fault) {
    const path = (fault.pointer ?? '').split('/').filter(Boolean);
    throw new GlbFault(fault.message.replace(/\.$/, ''), path);
  }
  return chunks;
}
