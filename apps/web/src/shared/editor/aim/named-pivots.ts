import { pivotsOf, type Aim, type ElementCatalogue, type ShapedPivot } from '@lucerna/engine';
import type { Translate } from '../../i18n';

/** What a pivot does to what hangs on it: an axis that stands swivels it, any other tilts it. */
export type PivotKind = 'tilt' | 'swivel';

export interface NamedPivot extends ShapedPivot {
  readonly kind: PivotKind;
  /** In words; with a number where a body has several of a kind. */
  readonly label: string;
}

/** What of a luminaire has pivots. */
export interface Aimed {
  readonly model: string;
  readonly aim?: Aim | undefined;
}

/** So near to the vertical an axis swivels what hangs on it. */
const upright = 0.9;

export const pivotKind = ({ axis }: Pick<ShapedPivot, 'axis'>): PivotKind =>
  Math.abs(axis.y) > upright ? 'swivel' : 'tilt';

/** The pivots of a luminaire in words, and how far they are turned; none of one that has none. */
export function namedPivots(light: Aimed, catalogue: ElementCatalogue, t: Translate): readonly NamedPivot[] {
  const sheet = catalogue.model(light.model)?.sheet;
  const pivots = sheet ? pivotsOf(sheet, light.aim) : [];
  const kinds = pivots.map(pivotKind);
  return pivots.map((pivot, at) => {
    const kind = kinds[at] ?? 'tilt';
    const name = t(`crea.pivot.${kind}`);
    const isOnly = kinds.filter((each) => each === kind).length === 1;
    const number = kinds.slice(0, at + 1).filter((each) => each === kind).length;
    return { ...pivot, kind, label: isOnly ? name : `${name} ${number}` };
  });
}

/** How far each is turned, one after the other: what a list says. Nothing of what is as it is described. */
export const aimInWords = (
  pivots: readonly NamedPivot[],
  write: (degrees: number) => string,
): readonly string[] =>
  pivots.filter(({ degrees }) => degrees !== 0).map(({ label, degrees }) => `${label} ${write(degrees)}°`);
