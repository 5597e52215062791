import { variationCode, type ModelSheet } from '@lucerna/engine';
import type { CatalogueSwitches } from '../../../ports/catalogue';

export const noSwitches: CatalogueSwitches = { rules: true, filterControlMforCP: false };

export const switchKey = ({ rules, filterControlMforCP }: CatalogueSwitches): string =>
  `${rules}/${filterControlMforCP}`;

/**
 * A sheet as the flags want it (C5): without the rules toggle it has neither exclusion rules nor named rules, and with filterControlMforCP a
 * composing pendant has no control option whose code begins with M. Browser, server and documents read the same sheet.
 */
export function switchedSheet(switches: CatalogueSwitches, sheet: ModelSheet): ModelSheet {
  const isFiltered = switches.filterControlMforCP && sheet.model.isComposingPendant;
  return Object.freeze({
    ...sheet,
    rules: switches.rules ? sheet.rules : [],
    ...(sheet.namedRules && { namedRules: switches.rules ? sheet.namedRules : [] }),
    variations: isFiltered
      ? sheet.variations.filter((each) => each.type !== 'control' || !variationCode(each).startsWith('M'))
      : sheet.variations,
  });
}
