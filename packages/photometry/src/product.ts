import { fluxOf } from './derived/flux';
import { scaled } from './distribution/distribution';
import type { Keyword, Photometry } from './photometry';

/** A product that can be ordered, with what its own light file says of it. */
export interface LitProduct {
  readonly manufacturer: string;
  /** The reference under which it is ordered. */
  readonly reference: string;
  readonly name: string;
  /** Lumens of the luminaire as it was configured. */
  readonly lumens: number;
  /** Watts from the mains, control gear included. */
  readonly watts: number;
  /** Kelvin; null where it is not known. */
  readonly temperature: number | null;
  /** Colour rendering index, general; null where it is not known. */
  readonly cri: number | null;
}

/**
 * The light file of a configured product, made of the one that its model was measured with: the same distribution with
 * the lumens of its temperature, one lamp set, and a head that names it. How the file was made follows LM-63-19 clause
 * 5.13: what a laboratory measured says from then on that it was scaled; a simulation stays one. Null where the file has
 * no light, so that nothing could be scaled.
 */
export function photometryOfProduct(photometry: Photometry, product: LitProduct): Photometry | null {
  const measured = fluxOf(photometry.distribution);
  if (!(measured > 0) || !(product.lumens > 0)) return null;
  const factor = product.lumens / measured;
  const colour = product.temperature === null ? '' : `${product.temperature}`;
  const cri = product.cri === null ? '' : `${product.cri}`;
  const head: Keyword[] = [
    { keyword: 'MANUFAC', text: product.manufacturer },
    { keyword: 'LUMCAT', text: product.reference },
    { keyword: 'LUMINAIRE', text: product.name },
    { keyword: 'LAMPCAT', text: '' },
    { keyword: 'LAMP', text: 'LED' },
    { keyword: '_CCT', text: colour },
    { keyword: '_CRI', text: cri },
    { keyword: '_SCALED', text: `${rounded(measured)} lm to ${rounded(product.lumens)} lm` },
  ];
  const named = new Map(head.map((each) => [each.keyword, each]));
  const kept = photometry.keywords.map((each) => named.get(each.keyword) ?? each);
  const known = new Set(kept.map(({ keyword }) => keyword));
  const keywords = [...kept, ...head.filter(({ keyword }) => !known.has(keyword))].filter(
    ({ keyword, text }) => text !== '' || !named.has(keyword),
  );
  const count = photometry.lamps[0]?.count ?? 1;
  return {
    ...photometry,
    keywords,
    absolute: true,
    ballast: 1,
    generation: scaledGeneration(photometry.generation),
    lamps: [{ count, type: 'LED', lumens: product.lumens, colour, cri, watts: product.watts }],
    distribution: scaled(photometry.distribution, factor),
  };
}

const rounded = (lumens: number): number => Math.round(lumens * 10) / 10;

/** LM-63-19 table of file generation types: the third digit says that the lumens were scaled. */
function scaledGeneration(generation: string | null): string | null {
  const laboratory = generation === null ? null : /^1\.([01])([01])0?0?0?$/.exec(generation);
  return laboratory ? `1.${laboratory[1]}${laboratory[2]}100` : generation;
}
