import type { Column, Shape } from './sheet-columns';

/** What a pattern of the schemas asks for, in words; one that is not here is shown as it is. */
const patterns: Readonly<Record<string, string>> = {
  '^\\d{4}$': 'four digits',
  '^\\d\\d$': 'two digits',
  '^\\d+$': 'digits',
  '^[0-9A-Z]{2}$': 'two letters or digits',
  '^[0-9A-Z]{3}$': 'three letters or digits',
  '^[0-9A-Z]$': 'a letter or digit',
  '^[0-9A-Z]{1,1}$': 'a letter or digit',
  '^[0-9A-Z]{1,2}$': 'one or two letters or digits',
  '^[0-9A-Z]*$': 'letters and digits',
  '^[A-Z]$': 'a letter',
  '^[A-Z]{2}$': 'two letters',
  '^#[0-9a-f]{6}$': 'a colour such as #3b5998',
  '^IP\\d\\d$': 'IP and two digits, such as IP20',
  '^[1-9]\\d{0,9}$': 'up to ten digits',
  '^\\d{6,10}$': 'six to ten digits',
  '^EC\\d{6}$': 'EC and six digits',
  '^\\d{4}-?[0-9A-Z]{2}$': 'model and finish, such as 201010, with a dash in catalogue 21',
  '^(\\*|[0-9A-Z]{1,2})$': 'a code of one or two characters, or * for any',
  '^(\\*|[0-9A-Z]{1,1})$': 'a code of one character, or * for any',
  '^[a-z][a-z0-9-]{0,39}$': 'small letters, digits and dashes, up to 40',
  '^[A-Za-z][\\w-]{0,39}$': 'letters, digits, dashes, up to 40',
  '^[\\w-]{1,40}$': 'letters, digits, dashes, up to 40',
  '^[a-z0-9-]{1,60}$': 'small letters, digits and dashes, up to 60',
  '^documents\\/[\\w-]{1,80}\\.pdf$': 'the path of a PDF, such as documents/manual.pdf',
  '^\\+?[0-9 ()./-]{3,30}$': 'a telephone number',
};

/** A bound that only says that the number fits its type is none. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < 2_147_483_647;

function rangeOf({ minimum, maximum, exclusiveMinimum }: Shape): string {
  if (isBound(minimum) && isBound(maximum)) return ` from ${minimum} to ${maximum}`;
  if (isBound(exclusiveMinimum) && isBound(maximum)) return ` above ${exclusiveMinimum}, up to ${maximum}`;
  if (isBound(minimum)) return ` from ${minimum}`;
  return isBound(maximum) ? ` up to ${maximum}` : '';
}

function textOf({ enum: allowed, pattern, format, maxLength }: Shape): string {
  if (allowed) return `one of ${allowed.join(', ')}`;
  if (format === 'email') return 'an e-mail address';
  if (format === 'uri') return 'an address, https://…';
  if (pattern) return patterns[pattern] ?? `a text of the form ${pattern}`;
  return maxLength ? `a text of up to ${maxLength} characters` : 'a text';
}

function scalarOf(shape: Shape): string {
  if (shape.type === 'boolean') return 'TRUE or FALSE';
  if (shape.enum) return `one of ${shape.enum.join(', ')}`;
  if (shape.type === 'integer') return `a whole number${rangeOf(shape)}`;
  return shape.type === 'number' ? `a number${rangeOf(shape)}` : textOf(shape);
}

function pairOf({ items, propertyNames, additionalProperties }: Shape): string {
  const names = Object.keys(items?.properties ?? {});
  if (names.length === 2) return `pairs of ${names.join(' and ')}, such as 1:4 11:5`;
  const key = propertyNames ? textOf(propertyNames) : 'a name';
  const value = typeof additionalProperties === 'object' ? scalarOf(additionalProperties) : 'a value';
  return `pairs parted by spaces, each ${key}, a colon, and ${value}`;
}

/** What a column takes, in a sentence and, where there are few, as a list. */
export function describeColumn({ name, kind, isRequired, shape }: Column): {
  readonly note: string;
  readonly allowed: readonly string[] | null;
} {
  const language = /(?:^|\.)(es|en|de|it|fr|us)$/.exec(name)?.[1];
  const holds = language
    ? `The text in ${languages[language]}`
    : kind === 'json'
      ? 'A value as JSON, as the description of the feed shows it'
      : kind === 'pairs'
        ? pairOf(shape)
        : kind === 'list'
          ? `Values parted by semicolons, each ${scalarOf(shape.items ?? {})}`
          : scalarOf(shape);
  const sentence = `${holds[0]?.toUpperCase() ?? ''}${holds.slice(1)}.`;
  const isDay = /(Date|^available[A-Z]\w+)$/.test(name);
  const allowed =
    kind === 'boolean'
      ? ['TRUE', 'FALSE']
      : kind === 'text' || kind === 'number'
        ? (shape.enum?.map(String) ?? null)
        : null;
  const note = isDay ? 'A day dd/mm/yyyy.' : sentence;
  return { note: isRequired ? `${note} Required.` : note, allowed };
}

const languages: Readonly<Record<string, string>> = {
  ...{ es: 'Spanish', en: 'English', de: 'German', it: 'Italian', fr: 'French', us: 'American English' },
};
