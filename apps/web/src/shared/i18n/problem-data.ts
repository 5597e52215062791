import type { Format } from './use-format';
import type { Translate } from './use-translate';

/** The lengths that a problem tells, by its code: metres as a drawing is measured, centimetres as a pendant is. */
const lengths: Readonly<Record<string, { readonly unit: 'm' | 'cm'; readonly names: readonly string[] }>> = {
  'stretch-too-short': { unit: 'm', names: ['length', 'least'] },
  'rod-length-unknown': { unit: 'm', names: ['length', 'lengths'] },
  'run-too-far': { unit: 'm', names: ['length', 'most'] },
  'height-out-of-range': { unit: 'cm', names: ['value', 'min', 'max'] },
};

/** Writes a length with its unit. */
export type WriteLength = (figure: number, unit: 'm' | 'cm') => string;

export const writeMetric =
  (format: Format): WriteLength =>
  (figure, unit) =>
    format.unit(figure, unit);

interface ProblemWords {
  readonly t: Translate;
  readonly hasWords: (key: string) => boolean;
  readonly write: WriteLength;
}

/**
 * What a problem says as it is read: its attribute, which calls name as the wire does, by its name in the language of the
 * interface, and its lengths with their unit.
 */
export function problemData<Data extends Readonly<Record<string, unknown>>>(
  code: string,
  data: Data,
  { t, hasWords, write }: ProblemWords,
): Data {
  const key = `configurator.attribute.${String(data['attribute'])}`;
  const { unit = 'm', names = [] } = lengths[code] ?? {};
  const written = names.map((name) => {
    const told = data[name];
    const each = (figure: unknown) =>
      Number.isFinite(Number(figure)) ? write(Number(figure), unit) : figure;
    return [name, Array.isArray(told) ? told.map(each) : each(told)] as const;
  });
  return {
    ...data,
    ...(hasWords(key) && { attribute: t(key) }),
    ...Object.fromEntries(written.filter(([name]) => data[name] !== undefined)),
  };
}
