import { channels, type Surface } from '../product/surface';

const three = (color: string, strength = 1): string =>
  channels(color)
    .map((channel) => (channel * strength).toFixed(4))
    .join(' ');

/** The materials of an OBJ file, with the fields for metal and roughness that newer programs read. */
export function writeMtl(surfaces: readonly Surface[]): string {
  return surfaces
    .map(({ name, color, metalness, roughness, opacity, glow }) =>
      [
        `newmtl ${name}`,
        `Kd ${three(color)}`,
        `Ks ${three(metalness > 0 ? color : '#ffffff', metalness > 0 ? 0.8 : 0.04)}`,
        `Ns ${Math.round((1 - roughness) ** 2 * 1000)}`,
        `Ke ${glow === null ? '0 0 0' : three(glow)}`,
        `d ${opacity}`,
        `Pr ${roughness}`,
        `Pm ${metalness}`,
        'illum 2',
        '',
      ].join('\n'),
    )
    .join('\n');
}
