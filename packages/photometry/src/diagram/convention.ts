import { turned } from '../distribution/turned';
import type { Distribution } from '../distribution/distribution';
import { isLong, type Photometry } from '../photometry';

/**
 * How a diagram is read: `cie` in candela per 1,000 lm with C0 across a long luminaire (EN 13032), `ies` in candela with
 * 0° along it (LM-63).
 */
export type Convention = 'cie' | 'ies';

/** The light in the planes of a convention. */
export function distributionIn(photometry: Photometry, convention: Convention): Distribution {
  const own: Convention = photometry.version === 'EULUMDAT' ? 'cie' : 'ies';
  if (own === convention || !isLong(photometry)) return photometry.distribution;
  return turned(photometry.distribution, convention === 'cie' ? 90 : -90);
}
