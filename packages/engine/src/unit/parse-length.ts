import Big from 'big.js';
import { no, ok, problem, type Result } from '../problem';
import { readDecimal } from './read-decimal';

export type Units = 'metric' | 'imperial';

/** Centimetres of each metric unit that a user may type. */
const metricUnits: Readonly<Record<string, string>> = { mm: '0.1', cm: '1', dm: '10', m: '100' };

const fractions: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' },
};

/** One way to write each mark: straight feet and inch marks, plain fractions, single blanks, lower case. */
function plain(text: string): string {
  return text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (mark) => ` ${fractions[mark]}`)
    .replace(/⁄/g, '/')
    .replace(/[′’‘´]/g, "'")
    .replace(/[″“”]|''/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()
    .toLowerCase();
}

type Mark = ',' | '.';

function metric(text: string, decimal: Mark, bare: boolean): Big | null {
  const both = /^(\d+) ?m ?(\d{1,2}) ?(?:cm)?$/.exec(text);
  if (both) return new Big(both[1] ?? '').times(100).plus(both[2] ?? '');
  const one = /^([\d.,]+) ?(mm|cm|dm|m)?$/.exec(text);
  const unit = one?.[2] ?? (bare ? 'cm' : '');
  const size = metricUnits[unit];
  const value = one && size !== undefined ? readDecimal(one[1] ?? '', decimal) : null;
  return value && size !== undefined ? value.times(size) : null;
}

/** Inches such as `7`, `7.5`, `1/2`, `7 1/2` and `7-1/2`. */
function inchesOf(text: string, decimal: Mark): Big | null {
  const mixed = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (!mixed) return readDecimal(text, decimal);
  const over = Number(mixed[2]);
  const under = Number(mixed[3]);
  return under > 0 && over < under ? new Big(over).div(under).plus(mixed[1] ?? 0) : null;
}

function imperial(text: string, decimal: Mark, bare: boolean): Big | null {
  const parts = /^(?:([\d.,]+) ?(?:'|ft\.?|foot|feet) ?-? ?)?([\d.,/ -]*?) ?("|in\.?|inch|inches)?$/.exec(
    text,
  );
  const [, feet, inches = '', mark] = parts ?? [];
  if (!parts || (inches === '' && (feet === undefined || mark !== undefined))) return null;
  if (feet === undefined && mark === undefined && !bare && !inches.includes('/')) return null;
  const whole = feet === undefined ? new Big(0) : readDecimal(feet, decimal);
  const rest = inches === '' ? new Big(0) : inchesOf(inches, decimal);
  return whole && rest ? whole.times(12).plus(rest).times('2.54') : null;
}

/** What was typed, exact, and in which of the two systems. */
interface TypedLength {
  readonly cm: Big;
  readonly system: Units;
}

function typedLength(text: string, units: Units, decimal?: Mark): TypedLength | null {
  const words = plain(text);
  const size = words.replace(/^[-−+] ?/, '');
  const mark = decimal ?? (units === 'metric' ? ',' : '.');
  const inMetric = metric(size, mark, units === 'metric');
  const cm = inMetric ?? imperial(size, mark, units === 'imperial');
  if (!cm) return null;
  return { cm: /^[-−]/.test(words) ? cm.times(-1) : cm, system: inMetric ? 'metric' : 'imperial' };
}

/**
 * The centimetres that a user typed, exact: `6' 7 1/2"`, `78 3/4 in`, `5 ft 3`, `2 m`, `2,00 m`, `1m80`, `2000 mm`.
 * A number without unit is centimetres in the metric market, inches in the imperial one; a fraction is always inches.
 * `decimal` is the user's decimal mark, by default that of the market. Error: `input-invalid`, 'Invalid input'.
 */
export function parseLength(text: string, units: Units, decimal?: ',' | '.'): Result<number> {
  const typed = typedLength(String(text), units, decimal);
  return typed ? ok(Number(typed.cm.toFixed())) : no(problem('input-invalid', { input: String(text) }));
}
