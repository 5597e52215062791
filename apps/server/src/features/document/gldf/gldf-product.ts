import type { Localized } from '@lucerna/engine';
import type { Photometry } from '@lucerna/photometry';

/** What of a luminaire a GLDF tells, as plain data. Lengths in millimetres, weights in kilograms. */
export interface GldfProduct {
  readonly manufacturer: string;
  /** YYYY-MM-DD, on which the file is written. */
  readonly day: string;
  /** Of exactly this product of this catalogue: 32 hexadecimal digits in groups. */
  readonly id: string;
  readonly reference: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly tenderText: Localized | null;
  /** The finish of its body; null where it has none. */
  readonly finish: Localized | null;
  readonly gtin: string | null;
  readonly size: { readonly length: number; readonly width: number; readonly height: number } | null;
  readonly weight: number | null;
  readonly protectionClass: string | null;
  readonly ip: string | null;
  readonly certificates: readonly string[];
  readonly distribution: string | null;
  /** pendant, wall, ceiling, table, floor or ground. */
  readonly kind: string;
  readonly pendantLength: number | null;
  readonly watts: number;
  readonly sourceWatts: number | null;
  readonly lumens: number;
  readonly kelvin: number | null;
  readonly cri: number | null;
  /** Of its light source, and where that class is the law; null where it has none. */
  readonly energyClass: string | null;
  readonly photometry: Photometry;
  /** Lights of its geometry, by name; none without a geometry. */
  readonly emitters: readonly string[];
  readonly hasPicture: boolean;
}

/** The files of a GLDF beside its description, by what they are. */
export const gldfFiles = {
  photometry: { folder: 'ldc', name: 'photometry.ldt', contentType: 'ldc/eulumdat' },
  geometry: { folder: 'geo', name: 'geometry.l3d', contentType: 'geo/l3d' },
  picture: { folder: 'image', name: 'picture.png', contentType: 'image/png' },
} as const;
