import { CompressedCubeTexture, CompressedTexture, DataUtils, HalfFloatType, RGBAFormat } from 'three';
import type { CompressedTextureMipmap, Texture } from 'three';
import { studioLight } from './studio';

/** Pixels of a face's side at each roughness from a mirror to chalk, and rays for each of its pixels. */
const levels = [
  { size: 64, rays: 3 },
  { size: 32, rays: 16 },
  { size: 16, rays: 40 },
  { size: 8, rays: 80 },
  { size: 4, rays: 160 },
] as const;

/** Even a mirror is blurred a little, so that the edges of panels are no stairs. */
const sharpest = 0.1;

/** The direction of a place on a face of a cube, -1 to 1 each, as three mirrors it at x. */
const faces: readonly ((s: number, t: number) => readonly [number, number, number])[] = [
  (s, t) => [-1, -t, -s],
  (s, t) => [1, -t, s],
  (s, t) => [-s, 1, t],
  (s, t) => [-s, -1, -t],
  (s, t) => [-s, -t, 1],
  (s, t) => [s, -t, -1],
];

/** Ways in which a surface of some roughness mirrors what is straight before it (GGX), about the z axis: x, y and z of each. */
function lobe(roughness: number, rays: number): Float64Array {
  const spread = roughness ** 4 - 1;
  const ways = Array.from({ length: rays }, (_, ray) => {
    const share = (ray + 0.5) / rays;
    const half = Math.sqrt((1 - share) / (1 + spread * share));
    const away = 2 * half * half - 1;
    const angle = ray * Math.PI * (3 - Math.sqrt(5));
    const reach = Math.sqrt(Math.max(0, 1 - away * away));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach, away] as const;
  });
  return Float64Array.from(ways.filter(([, , away]) => away > 0).flat());
}

function faceOf(face: (typeof faces)[number], level: number): CompressedTextureMipmap {
  const { size, rays } = levels[level]!;
  const roughness = Math.max(sharpest, 1 - Math.sqrt(1 - level / (levels.length - 1)));
  const ways = lobe(roughness, rays);
  const whole = ways.reduce((sum, each, at) => (at % 3 === 2 ? sum + each : sum), 0);
  const data = new Uint16Array(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y, z] = face(
      ((at % size) + 0.5) * (2 / size) - 1,
      (Math.floor(at / size) + 0.5) * (2 / size) - 1,
    );
    const length = Math.hypot(x, y, z);
    const [nx, ny, nz] = [x / length, y / length, z / length];
    // A frame about the direction without a branch (Duff and others, 2017).
    const sign = nz < 0 ? -1 : 1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let way = 0; way < ways.length; way += 3) {
      const u = ways[way]!;
      const v = ways[way + 1]!;
      const w = ways[way + 2]!;
      const light = studioLight(
        u * (1 + sign * nx * nx * a) + v * b + w * nx,
        u * sign * b + v * (sign + ny * ny * a) + w * ny,
        -u * sign * nx - v * ny + w * nz,
      );
      red += light.r * w;
      green += light.g * w;
      blue += light.b * w;
    }
    data[at * 4] = DataUtils.toHalfFloat(red / whole);
    data[at * 4 + 1] = DataUtils.toHalfFloat(green / whole);
    data[at * 4 + 2] = DataUtils.toHalfFloat(blue / whole);
    data[at * 4 + 3] = 15_360;
  }
  return { data, width: size, height: size };
}

let made: readonly CompressedTexture[] | null = null;

/** Counted once in a page. */
function facesOf(): readonly CompressedTexture[] {
  const { size } = levels[0];
  made ??= faces.map(
    (face) =>
      new CompressedTexture(
        levels.map((_, level) => faceOf(face, level)),
        size,
        size,
      ),
  );
  return made;
}

/**
 * What metals and glass mirror, at every roughness. Counted here once rather than drawn: a processor that draws takes
 * seconds for what three draws of it. The caller disposes of the texture.
 */
export function makeEnvironment(): Texture {
  const { size } = levels[0];
  // Three uploads uncompressed pixels level by level only as it does compressed ones.
  const texture = new CompressedCubeTexture(
    facesOf().map(({ mipmaps }) => ({ mipmaps, width: size, height: size })),
    RGBAFormat as never,
    HalfFloatType,
  );
  texture.isPMREMTexture = true;
  texture.needsUpdate = true;
  return texture;
}
