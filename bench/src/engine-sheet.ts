import { attributeSchema, evaluate, prepareModel } from '@lucerna/engine';
import type {
  AttributeSchema,
  Choices,
  CodedAttribute,
  ExclusionRule,
  Model,
  ModelSheet,
  PreparedModel,
  Variation,
} from '@lucerna/engine';

/** What a measured model is made of. */
export interface MeasuredShape {
  readonly attributes: number;
  /** How many values each attribute has. */
  readonly values: number;
  /** Rules over two or three attributes. */
  readonly rules: number;
  /** How far apart in the model's order the attributes of a rule are at most; any distance without it. */
  readonly apart?: number;
}

/** A repeatable sequence of whole numbers below a limit. */
export function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const letters = 'ABCDEFGHIJKLMNOP';
const sortedField: Readonly<Record<string, string>> = {
  color: 'Acabado',
  temperature: 'Led',
  control: 'Dim',
  installation: 'Instalacion1',
};

function codeOf(attribute: string, value: number): string {
  if (attribute === 'color') return `${value + 1}0`;
  return attribute === 'installation' ? `1${value}` : (letters[value] ?? '');
}

/** The coded attributes of the measured model: the four of the catalogue, and as many more as it takes. */
export function measuredSchema({ attributes }: MeasuredShape): readonly AttributeSchema[] {
  const added = Array.from({ length: attributes - attributeSchema.length }, (_, at): AttributeSchema => {
    const name = `added${at}`;
    const asked = (rule: ExclusionRule): string | undefined =>
      (rule as unknown as Record<string, string>)[name];
    return {
      name: name as unknown as CodedAttribute,
      ofArticle: () => 'A',
      isOpen: (rule) => asked(rule) === undefined,
      matches: (rule, value) => asked(rule) === value,
    };
  });
  return [...attributeSchema, ...added];
}

function variation(type: string, value: number, next: (below: number) => number): Variation {
  const text = `${type} ${value}`;
  const code = codeOf(type, value);
  return {
    type: type as Variation['type'],
    modifier: code,
    modifier2: '',
    description: { es: text, en: text, de: text, it: text, fr: text, us: text },
    bov: value === 0 ? 'B' : 'O',
    moq: 1 + next(3),
    leadtime: [],
    priceIncrement: value === 0 ? 0 : next(12) * 5,
    priceIncrementDollars: value === 0 ? 0 : next(12) * 7,
    priceIncrementPercent: value === 3 ? 12 : 0,
    priceEffectOrder: 'A',
    availability: { since: null, until: null, expected: null },
    ral: null,
    thumbnail: null,
    value: code,
    fromValidityDate: null,
    toValidityDate: null,
  };
}

/** Attributes of one rule: two or three of them, near each other where the shape asks for it. */
function scope({ attributes, apart }: MeasuredShape, next: (below: number) => number): number[] {
  const width = Math.min(attributes, (apart ?? attributes) + 1);
  const first = next(attributes - width + 1);
  const found = new Set<number>();
  const count = 2 + next(2);
  while (found.size < count) found.add(first + next(width));
  return [...found];
}

/** Rules none of which excludes the base configuration. */
function rulesOf(
  shape: MeasuredShape,
  names: readonly string[],
  next: (below: number) => number,
): ExclusionRule[] {
  return Array.from({ length: shape.rules }, () => {
    const open = { Acabado: '*', Led: '*', Dim: '*', Instalacion1: '*', Instalacion2: '*' };
    const rule: Record<string, string> = open;
    for (const at of scope(shape, next)) {
      const name = names[at] ?? '';
      rule[sortedField[name] ?? name] = codeOf(name, 1 + next(shape.values - 1));
    }
    return rule as unknown as ExclusionRule;
  });
}

/** A sheet of the shape, with prices, increments and a pendant height. */
export function measuredSheet(shape: MeasuredShape, next: (below: number) => number): ModelSheet {
  const names = measuredSchema(shape).map((each) => each.name as string);
  const articleType = { id: 1, level1: 1, level2: 1, level3: 1 };
  const variations = names.flatMap((name) =>
    Array.from({ length: shape.values }, (_, value) => variation(name, value, next)),
  );
  const height: Variation = {
    ...variation('pendantHeight', 0, next),
    modifier: '',
    value: { min: 30, standard: 200, max: 600, unit: 'cm' },
    priceIncrementPercent: 3,
    leadtime: [{ from: 1, weeks: 6 }],
  };
  const model: Model = {
    model: '9999',
    number: 9999,
    name: 'Measured',
    familyId: 1,
    subFamily: { id: 1, name: 'Measured' },
    kind: 'pendant',
    articleType,
    isComposingPendant: false,
    status: { isActive: true, isCatalog: true },
    virtual: 0,
    applicationsLocations: [1],
    sublevel: 'B',
    technicalData: { watts: 10, lumens: 900 },
    pendantHeight: null,
  };
  return {
    catalogId: 16,
    revision: 1,
    model,
    article: {
      model: '9999',
      reference: '999910/AA_10_200',
      referenceBase: '999910/AA_10',
      catalog: 16,
      attributes: { finish: '10', ledColourTemp: 'A', control: 'A', installation: '10', pendantHeight: 200 },
      lumensLed: 900,
      watts: 10,
      sublevel: 'B',
      family: { id: 1 },
      subFamily: { id: 1 },
      applicationsLocations: [1],
      articleType,
      leadtime: [
        { from: 1, weeks: 3 },
        { from: 11, weeks: 5 },
      ],
      moq: 1,
      priceReference: '999910',
    },
    variations: [...variations, height],
    rules: rulesOf(shape, names, next),
    prices: [
      { reference: '999910', catalogId: 16, rateId: 10, salePrice: 250, currency: 'EUR', modifiers: [] },
    ],
    pricesHidden: false,
  };
}

const measuredDay = '2026-11-21';
export const measuredAt = { rateId: 10, quantity: 12 };

/** The sheet prepared for the day. */
export function measuredModel(shape: MeasuredShape, sheet: ModelSheet): PreparedModel {
  const prepared = prepareModel(sheet, measuredDay, { schema: measuredSchema(shape) });
  if (!prepared.ok) throw new Error('the measured model cannot be prepared');
  return prepared.value;
}

/** What a user may have chosen: value after value of those still possible, and sometimes a height. */
export function choicesOf(prepared: PreparedModel, next: (below: number) => number): Choices {
  let choices: Choices = next(2) === 0 ? { pendantHeight: 30 + next(570) } : {};
  for (const attribute of prepared.attributes) {
    if (next(2) === 0) continue;
    choices = { ...choices, ...possibleChoice(prepared, choices, attribute.name, next) };
  }
  return choices;
}

/** A value of an attribute that is still possible under some choices. */
export function possibleChoice(
  prepared: PreparedModel,
  choices: Choices,
  name: CodedAttribute,
  next: (below: number) => number,
): Choices {
  const options = evaluate(prepared, choices, measuredAt).options[name] ?? [];
  const possible = options.filter((option) => option.status === 'possible');
  const value = possible[next(possible.length)]?.value;
  return value === undefined ? {} : { [name]: value };
}
