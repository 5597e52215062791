import { materialTexts } from '@lucerna/contract';
import { isValidOn, markets, type AttributeName, type LanguageCode, type ModelSheet } from '@lucerna/engine';
import { writtenEfficacy } from '@lucerna/photometry';
import type { Measures } from '../../shared/catalogue/lengths';
import type { Format, Translate } from '../../shared/i18n';

export interface Fact {
  /** Key of its name's text. */
  readonly name: string;
  readonly value: string;
}

/** Facts that one reads together. */
export interface FactGroup {
  /** Key of its title's text. */
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** How a reader sees numbers, words and measures. */
export interface FactWriting {
  readonly measures: Pick<Measures, 'writeCm' | 'writeKg' | 'writeM3'>;
  readonly t: Translate;
  readonly language: LanguageCode;
  readonly format: Format;
  /** YYYY-MM-DD: what can be chosen today. */
  readonly today: string;
}

const materials: Readonly<Record<string, string>> = materialTexts;

type Known = readonly [name: string, value: string | null | undefined];

/** The facts of a model that are known, in the groups and in the order in which one asks for them. */
export function factsOf(
  sheet: ModelSheet,
  { measures, t, language, format, today }: FactWriting,
): FactGroup[] {
  const { model, catalogId } = sheet;
  const { writeCm, writeKg, writeM3 } = measures;
  const data = model.technicalData;
  const { dimensionsMm: size, lumens, watts, packaging } = data;
  const efficacy = writtenEfficacy(lumens ?? 0, watts ?? 0);
  const trade = model.tradeData ?? {};
  const written = (cm: number) => writeCm(cm, format);
  /** What an attribute may be today, in the words of the catalogue. */
  const offered = (name: AttributeName) =>
    sheet.variations
      .filter((each) => each.type === name && isValidOn(each, today))
      .map(({ description }) => description[language])
      .join(' · ');
  const groups: readonly (readonly [string, readonly Known[]])[] = [
    [
      'model.group.light',
      [
        ['model.lumens', lumens ? format.unit(lumens, 'lm') : null],
        ['model.watts', watts ? format.unit(watts, 'W') : null],
        ['light.efficacy', efficacy === null ? null : format.unit(efficacy, 'lm/W')],
        ['schedule.value.temperature', offered('temperature')],
        ['model.cri', data.cri ? `≥ ${data.cri}` : null],
        ['schedule.value.control', offered('control')],
        ['model.energyClass', markets[catalogId].hasEnergyLabel ? data.energyClass : null],
      ],
    ],
    [
      'model.group.size',
      [
        [
          'model.dimensions',
          size && [size.length, size.width, size.height].map((mm) => written(mm / 10)).join(' × '),
        ],
        [
          'model.pendantHeight',
          model.pendantHeight && `${written(model.pendantHeight.min)} – ${written(model.pendantHeight.max)}`,
        ],
        ['schedule.value.installation', offered('installation')],
        ['model.weight', packaging ? writeKg(packaging.netWeight, format) : null],
        ['model.grossWeight', packaging ? writeKg(packaging.grossWeight, format) : null],
        ['model.volume', packaging?.volume ? writeM3(packaging.volume, format) : null],
        ['model.boxes', packaging?.boxes ? format.number(packaging.boxes) : null],
      ],
    ],
    [
      'model.group.build',
      [
        ['model.materials', data.materials?.map((name) => t(materials[name] ?? name)).join(', ')],
        ['model.ip', data.ip],
        ['model.protectionClass', data.protectionClass],
        ['model.certificates', data[markets[catalogId].certificates]?.join(', ')],
      ],
    ],
    [
      'model.group.trade',
      [
        ['model.gtin', trade.gtin],
        ['model.customsNumber', trade.customsNumber],
        ['model.origin', trade.countryOfOrigin && format.country(trade.countryOfOrigin)],
        ['model.etim', trade.etim?.class],
        ...(trade.etim?.features ?? []).map(
          ({ name, value }) =>
            [
              name[language],
              typeof value === 'boolean' ? t(value ? 'model.yes' : 'model.no') : `${value}`,
            ] as const,
        ),
      ],
    ],
  ];
  return groups.flatMap(([title, known]) => {
    const facts = known.flatMap(([name, value]) => (value ? [{ name, value }] : []));
    return facts.length > 0 ? [{ title, facts }] : [];
  });
}
