import type { Letterhead } from '@lucerna/documents';
import type { Catalogue } from '../../../ports/catalogue';

/** The maker on paper: the logo and the accent of light ground. */
export function letterheadOf({ look: { accent, logo, typefaces } }: Pick<Catalogue, 'look'>): Letterhead {
  const { accent: colour, onAccent } = accent.light;
  return {
    ...{ accent: colour, onAccent },
    fonts: typefaces.flatMap(({ family, base64 }) => (family === null ? [] : [{ family, base64 }])),
    logo: logo && { svg: logo.svg, width: logo.width, height: logo.height },
  };
}
