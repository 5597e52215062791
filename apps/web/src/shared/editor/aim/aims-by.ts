import { pivotsOf, type ElementCatalogue } from '@lucerna/engine';
import { pivotKind, type Aimed, type PivotKind } from './named-pivots';

/** The keys that turn what is chosen, the other way with shift. */
export const aimKeys: Readonly<Record<string, PivotKind>> = { t: 'tilt', r: 'swivel' };

/** Degrees that a key turns a head by. */
const keyStep = 5;

export const aimStep = ({ shiftKey }: Pick<KeyboardEvent, 'shiftKey'>): number =>
  shiftKey ? -keyStep : keyStep;

/** A pivot of a luminaire, and the degrees it is to be turned to. */
export interface AimedTo {
  readonly id: string;
  readonly pivot: string;
  readonly degrees: number;
}

/** The outermost pivot of a kind of each of some luminaires, turned by so many degrees; nothing of one without such a pivot. */
export function aimsBy(
  lights: readonly (Aimed & { readonly id: string })[],
  catalogue: ElementCatalogue,
  kind: PivotKind,
  by: number,
): readonly AimedTo[] {
  return lights.flatMap(({ id, model, aim }): AimedTo[] => {
    const sheet = catalogue.model(model)?.sheet;
    const pivot = sheet && pivotsOf(sheet, aim).findLast((each) => pivotKind(each) === kind);
    return pivot ? [{ id, pivot: pivot.name, degrees: pivot.degrees + by }] : [];
  });
}
