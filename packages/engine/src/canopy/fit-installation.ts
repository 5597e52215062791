import type { Canopy } from '../catalogue/row/canopy';

/** The ceiling that an installation meets: free depth above it in metres, and its material. */
export interface Ceiling {
  readonly extraCeiling?: number | null;
  readonly ceilingMaterial?: string | null;
}

/** Surface Basic: it needs nothing above the ceiling and takes every material. */
export const surfaceBasic = '10';

/** The ceiling of a new room (spec C9). */
export const defaultCeiling = { extraCeiling: 0.16, ceilingMaterial: 'pladur' } as const satisfies Ceiling;

/**
 * Reading 18: the installation, or Surface Basic when its canopy needs strictly more extra ceiling than the room has
 * or does not take the material (`all` takes any). An installation without canopy data stays. Missing data of the
 * ceiling are those of a new room.
 */
export function fitInstallation(installation: string, ceiling: Ceiling, canopies: readonly Canopy[]): string {
  const canopy = canopies.find((each) => each.code === installation);
  if (!canopy) return installation;
  const depth = ceiling.extraCeiling ?? defaultCeiling.extraCeiling;
  const material = ceiling.ceilingMaterial ?? defaultCeiling.ceilingMaterial;
  const takes = canopy.materials.includes('all') || material === 'all' || canopy.materials.includes(material);
  return canopy.extraCeiling > depth || !takes ? surfaceBasic : installation;
}
