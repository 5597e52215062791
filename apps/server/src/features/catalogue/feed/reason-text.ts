import type { LanguageCode, Localized } from '@lucerna/engine';
import texts from '../../../../texts/feed/reasons.json';

interface Reason {
  readonly pattern: RegExp;
  /** The names of its arguments, in the order of the English text. */
  readonly names: readonly string[];
  readonly text: Localized;
}

const argument = /\{(\w+)\}/g;
/** Letters of a reason that is looked for. */
const longest = 1000;
/** Reasons within reasons, such as that of a model in 3D. */
const deepest = 3;

const letters = (text: string): number => text.replaceAll(argument, '').length;

/** A reason is told in English by whatever finds it; here each is known by that, those that say most first. */
const reasons: readonly Reason[] = Object.values<Localized>(texts)
  .sort((one, other) => letters(other.en) - letters(one.en))
  .map((text) => {
    const said = text.en
      .split(argument)
      .map((part, at) =>
        at % 2 === 1
          ? '(.+?)'
          : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ \u00a0]/g, '[ \u00a0]'),
      );
    const names = [...text.en.matchAll(argument)].map(([, name]) => name ?? '');
    return { pattern: new RegExp(`^${said.join('')}$`, 's'), names, text };
  });

/** Files within the file that is told of; their names stay before what is said of them. */
const inner = /^(product\.xml|structure\.xml): (.+)$/s;

/** A reason in a language; as it is where it is none that is known, such as the words of another program. */
export function reasonText(english: string, language: LanguageCode, depth = 0): string {
  if (language === 'en' || english.length > longest || depth > deepest) return english;
  const [, file, said] = inner.exec(english) ?? [];
  for (const { pattern, names, text } of reasons) {
    const found = pattern.exec(english);
    if (!found) continue;
    const values = new Map(
      names.map((name, at) => [name, reasonText(found[at + 1] ?? '', language, depth + 1)]),
    );
    return text[language].replaceAll(argument, (whole, name: string) => values.get(name) ?? whole);
  }
  return file !== undefined && said !== undefined
    ? `${file}: ${reasonText(said, language, depth + 1)}`
    : english;
}
