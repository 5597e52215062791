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
import type { Report } from './report';

/** The coded attributes of the measured model: the four of the catalogue and two more, each with eight values. */
const extra = ['optic', 'housing'] as const;
const valuesPerAttribute = 8;
const ruleCount = 200;
const evaluations = 4000;
const codes = 'ABCDEFGH';
const measuredAt = { rateId: 10, quantity: 12 };

/** A repeatable sequence of whole numbers below a limit. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function schemaOfSix(): readonly AttributeSchema[] {
  const added = extra.map((name): AttributeSchema => {
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

function codeOf(attribute: string, value: number): string {
  if (attribute === 'color') return `${value + 1}0`;
  return attribute === 'installation' ? `1${value}` : (codes[value] ?? '');
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

/** Rules over two or three of the attributes, none of which excludes the base configuration. */
function rulesOf(names: readonly string[], next: (below: number) => number): ExclusionRule[] {
  const fields: Readonly<Record<string, string>> = {
    color: 'Acabado',
    temperature: 'Led',
    control: 'Dim',
    installation: 'Instalacion1',
  };
  return Array.from({ length: ruleCount }, () => {
    const rule: Record<string, string> = {
      Acabado: '*',
      Led: '*',
      Dim: '*',
      Instalacion1: '*',
      Instalacion2: '*',
    };
    const asked = [...names].sort(() => next(3) - 1).slice(0, 2 + next(2));
    for (const name of asked) rule[fields[name] ?? name] = codeOf(name, 1 + next(valuesPerAttribute - 1));
    return rule as unknown as ExclusionRule;
  });
}

function sheetOfSix(next: (below: number) => number): ModelSheet {
  const names = [...attributeSchema.map((each) => each.name as string), ...extra];
  const articleType = { id: 1, level1: 1, level2: 1, level3: 1 };
  const variations = names.flatMap((name) =>
    Array.from({ length: valuesPerAttribute }, (_, value) => variation(name, value, next)),
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
    rules: rulesOf(names, next),
    prices: [
      { reference: '999910', catalogId: 16, rateId: 10, salePrice: 250, currency: 'EUR', modifiers: [] },
    ],
    pricesHidden: false,
  };
}

/** What a user may have chosen: value after value of those still possible, and sometimes a height. */
function choicesOfSix(prepared: PreparedModel, next: (below: number) => number): Choices {
  const height = next(2) === 0 ? { pendantHeight: 30 + next(570) } : {};
  let choices: Choices = height;
  for (const attribute of prepared.attributes) {
    if (next(2) === 0) continue;
    const options = evaluate(prepared, choices, measuredAt).options[attribute.name] ?? [];
    const possible = options.filter((option) => option.status === 'possible');
    const value = possible[next(possible.length)]?.value;
    if (value !== undefined) choices = { ...choices, [attribute.name]: value };
  }
  return choices;
}

/** The middle of five rounds over all choices, evaluations a second. */
function perSecond(choices: readonly Choices[], act: (choices: Choices) => unknown): number {
  const round = (): number => {
    const from = performance.now();
    for (const each of choices) act(each);
    return (choices.length * 1000) / (performance.now() - from);
  };
  round();
  const rounds = Array.from({ length: 5 }, round).sort((a, b) => a - b);
  return Math.round(rounds[2] ?? 0);
}

/**
 * Full evaluations a second on one thread: rules, possible values of every attribute, reference, price with trace,
 * lead time, of a model with 6 coded attributes of 8 values and 200 rules. Every evaluation has choices of its own.
 * Once without and once with reading the reason and the way out of every blocked value.
 */
export async function engineBench(
  report: (name: string, figure: number, unit: string) => void,
): Promise<void> {
  const next = sequence(2026);
  const sheet = sheetOfSix(next);
  const from = performance.now();
  const prepared = prepareModel(sheet, '2026-11-21', { schema: schemaOfSix() });
  if (!prepared.ok) throw new Error('the measured model cannot be prepared');
  report('engine: prepare a model of 6 attributes and 200 rules', Math.round(performance.now() - from), 'ms');

  const model = prepared.value;
  const choices = Array.from({ length: evaluations }, () => choicesOfSix(model, next));
  const figure = perSecond(choices, (each) => evaluate(model, each, measuredAt));
  report('engine: full evaluations of it', figure, 'a second');
  const explained = perSecond(choices, (each) => {
    for (const options of Object.values(evaluate(model, each, measuredAt).options)) {
      for (const option of options) void option.blocked;
    }
  });
  report('engine: full evaluations with every blocked value explained', explained, 'a second');
}

/** The bench `engine` of `npm run bench`. */
export async function run(report: Report): Promise<void> {
  await engineBench((name, figure, unit) => report.figure(name, figure, unit));
}
