import { isolated } from '@lucerna/engine';
import type { LanguageCode, Localized, RowFault } from '@lucerna/engine';
import texts from '../../../../texts/feed/findings.json';
import { reasonText } from './reason-text';

type Texts = typeof texts;

/** The codes of a kind of finding: the keys of its texts. */
export type FindingOf<Kind extends string, Key = keyof Texts> = Key extends `${Kind}.${infer Code}`
  ? Code
  : never;
export type FindingKind = 'feedFault' | 'feedWarning';
export type FindingData = Readonly<Record<string, string | number>>;

const keysOf = {
  feedFault: (code: string) => [`feedFault.${code}`, `feedFaultAdvice.${code}`],
  feedWarning: (code: string) => [`feedWarning.${code}`, `feedWarningAdvice.${code}`],
} as const satisfies Readonly<Record<FindingKind, unknown>>;

/** What the engine finds in a row is told as every other fault. */
const localized: Readonly<Record<string, Localized>> = texts satisfies Readonly<
  Record<`feedFault.${RowFault}`, Localized>
>;

const filled = (text: string, data: FindingData, language: LanguageCode): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = data[name];
    // Many rows may stand in one line: which it is comes behind the line.
    if (name === 'row') return typeof value === 'number' ? ` (${rowText(value, language)})` : '';
    return isolated(reasonText(String(value ?? whole), language));
  });

const rowText = (row: number, language: LanguageCode): string =>
  texts['feedPlace.row'][language].replace('{row}', String(row));

/** What is said of a finding and what to do about it; what names a place or a value stays as it is. */
export function findingText(
  kind: FindingKind,
  code: string,
  data: FindingData,
  language: LanguageCode,
): { readonly message: string; readonly advice: string } {
  const [message, advice] = keysOf[kind](code).map((key) => localized[key]?.[language] ?? code);
  return { message: filled(message ?? code, data, language), advice: filled(advice ?? '', data, language) };
}
