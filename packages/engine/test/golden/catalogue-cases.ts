import { categoryOfComposition, categoryOfProduct } from '../../src/bom/product-category';
import { fitInstallation } from '../../src/canopy/fit-installation';
import { energyClassOf, energyLabel, type LightSourceType } from '../../src/catalogue/energy-class';
import { specsheetSubtype } from '../../src/catalogue/model';
import type { Region } from '../../src/catalogue/market';
import type { ExclusionRule } from '../../src/catalogue/row/rule';
import { assignDrivers } from '../../src/driver/assign-drivers';
import { problemText } from '../../src/problem';
import { creationCode, creationPrefix } from '../../src/reference/creation-code';
import { parseReference } from '../../src/reference/parse-reference';
import { incompatible } from '../../src/rule/exclusion-rule';
import { rejectingRule } from '../rejecting-rule';
import type { GoldenAdapter } from './golden-catalogue';

/** Whether rules allow a selection. */
export const rules: GoldenAdapter = (input, catalogue) => {
  const given = input as {
    subFamily?: number;
    rules?: ExclusionRule[];
    selection: Record<string, string | null>;
  };
  const { finish, color, temperature, control, installation } = given.selection;
  const rejecting = rejectingRule(given.rules ?? catalogue.rules(given.subFamily ?? 0), {
    color: color ?? finish,
    temperature,
    control,
    installation,
  });
  return { allowed: rejecting === null, reason: rejecting === null ? null : incompatible };
};

/** A parsed reference or its error. */
export const reference: GoldenAdapter = (input) => {
  const parsed = parseReference(input['reference'] as string);
  return parsed.ok ? parsed.value : { error: parsed.problems.map(problemText).join('; ') };
};

/** The drivers of some luminaires, null when there are none. */
export const drivers: GoldenAdapter = (input, catalogue) => {
  const given = input as { model: string; region: Region; control: string; luminaires: number };
  const assigned = assignDrivers(catalogue.drivers, given);
  return assigned.ok ? assigned.value : null;
};

/** The installation that a ceiling takes. */
export const canopy: GoldenAdapter = (input, catalogue) =>
  fitInstallation(input['installation'] as string, input, catalogue.canopies);

/** An energy class, of an efficacy or of a light source. */
export const energyClass: GoldenAdapter = (input) => {
  const given = input as {
    totalMainsEfficacy?: number | null;
    usefulFlux: number;
    power: number;
    type: LightSourceType;
  };
  if (given.totalMainsEfficacy === undefined) return energyLabel(given);
  // A complement has no light source and so no class.
  return given.totalMainsEfficacy === null ? null : energyClassOf(given.totalMainsEfficacy);
};

/** A creation code, of a prefix or of a model. */
export const creation: GoldenAdapter = (input) => {
  const given = input as { prefixCode?: string; model?: string; counter: number };
  const code = creationCode(given.prefixCode ?? creationPrefix(given.model), given.counter);
  return code.ok ? code.value : { error: code.problems.map(problemText).join('; ') };
};

/** The kind of spec sheet of a model. */
export const specsheet: GoldenAdapter = (input) => specsheetSubtype(input['model'] as string);

/** A product's category, from the accessories or the categories of its compositions. */
export const productCategory: GoldenAdapter = (input, catalogue) => {
  const given = input as {
    type: 'REGULAR' | 'CREATION';
    accessories?: (number | unknown[])[];
    categories?: number[];
    models?: string[];
  };
  const flagged = Object.entries(input).some(([name, value]) => /composing/i.test(name) && value === true);
  const models = given.models ?? [];
  const onlyComposingPendants =
    flagged || (models.length > 0 && models.every((model) => catalogue.isComposingPendant(model)));
  const counts = (given.accessories ?? [0]).map((each) => (Array.isArray(each) ? each.length : Number(each)));
  const categories = counts.map((accessories) =>
    categoryOfComposition({ accessories, onlyComposingPendants }),
  );
  return categoryOfProduct(given.type, given.categories ?? categories);
};
