import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readableText } from '../packages/contract/src/compiled-message';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { alike } from './texts-alike';
import { beginnings, keys, languages, quoted, subjects, type Language } from './texts-in-use';

const locales = { es: 'es-ES', en: 'en-GB', de: 'de-DE', it: 'it-IT', fr: 'fr-FR', us: 'en-US' };
const inflecting: ReadonlySet<Language> = new Set(['es', 'it', 'fr']);
const known: ReadonlySet<string> = new Set(keys);

/** Every element of a message, those inside plurals and selections included; throws on a malformed one. */
function elementsOf(text: string): MessageFormatElement[] {
  const found: MessageFormatElement[] = [];
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      found.push(element);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(parse(text, { requiresOtherClause: true }));
  return found;
}

/** The names of the arguments that a message asks for. */
const argumentsOf = (text: string) =>
  [
    ...new Set(
      elementsOf(text)
        .filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound)
        .map((element) => ('value' in element ? element.value : '')),
    ),
  ].sort();

/** Whether an argument only chooses between forms, none of which shows it. */
const isChosenBy = (text: string, name: string) =>
  elementsOf(text).every((each) => !('value' in each) || each.value !== name || !isShown(each));
const isShown = (element: MessageFormatElement) =>
  element.type === TYPE.argument || element.type === TYPE.number;

/** What is wrong with the plurals of a message in a language: a form that it lacks or does not have. */
function wrongForms(text: string, language: Language): string[] {
  return elementsOf(text).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const type = element.pluralType ?? 'cardinal';
    const forms: string[] = new Intl.PluralRules(locales[language], { type }).resolvedOptions()
      .pluralCategories;
    const given = Object.keys(element.options);
    const foreign = given.filter((form) => !form.startsWith('=') && !forms.includes(form));
    // English and German have words without a plural (30 Stück); in the others nouns and participles change.
    const lacksOne = inflecting.has(language) && !given.includes('one') && !given.includes('=1');
    return [...foreign, ...(lacksOne ? ['one'] : [])];
  });
}

/** Each text of a file as `[key, language, text]`. */
const eachText = ({ texts }: (typeof subjects)[number]) =>
  Object.entries(texts).flatMap(([key, each]) =>
    languages.map((language) => [key, language, each[language] ?? ''] as const),
  );

describe.each(subjects)('the texts of $name', (subject) => {
  it('are there once each', () => {
    expect(subject.named).toEqual(Object.keys(subject.texts));
  });

  it('are there in all six languages and no other', () => {
    expect(eachText(subject).filter(([, , text]) => !text.trim())).toEqual([]);
    const others = Object.values(subject.texts).flatMap((each) =>
      Object.keys(each).filter((language) => !(languages as readonly string[]).includes(language)),
    );
    expect(others).toEqual([]);
  });

  it('can be read and ask for the same arguments in each language', () => {
    const differing = eachText(subject).filter(
      ([key, , text]) => argumentsOf(text).join() !== argumentsOf(subject.texts[key]!.en ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('are sentences with their arguments, and can be read where one is missing', () => {
    for (const [key, language, text] of eachText(subject)) {
      const values = Object.fromEntries(argumentsOf(text).map((name) => [name, 3]));
      const whole = new IntlMessageFormat(text, locales[language]).format(values);
      expect([key, language, whole]).toEqual([key, language, expect.not.stringMatching(/[{}#]|, plural/)]);
      const rest = readableText(parse(text));
      expect([key, language, rest]).toEqual([key, language, expect.not.stringMatching(/[{}#]|, plural/)]);
      expect(rest.includes('…') || argumentsOf(text).every((name) => isChosenBy(text, name))).toBe(true);
    }
  });

  it('have the forms of number of their language', () => {
    expect(eachText(subject).filter(([, language, text]) => wrongForms(text, language).length > 0)).toEqual(
      [],
    );
  });

  it('are translated: only words of the list are written alike in two languages', () => {
    const translated = ['en', 'es', 'de', 'it', 'fr'] as const;
    const untranslated = Object.entries(subject.texts).filter(([, each]) =>
      translated.some((language, place) =>
        translated
          .slice(0, place)
          .some((other) => each[other] === each[language] && !alike.has(each[other] ?? '')),
      ),
    );
    expect(untranslated.map(([key]) => key)).toEqual([]);
  });

  it('do not stand in two places', () => {
    expect(Object.keys(subject.texts).filter((key) => keys.indexOf(key) !== keys.lastIndexOf(key))).toEqual(
      [],
    );
  });
});

describe('the keys', () => {
  it('are many', () => expect(keys.length).toBeGreaterThan(700));

  it('are all used', () => {
    expect(
      keys.filter((key) => !quoted.has(key) && !beginnings.some((beginning) => key.startsWith(beginning))),
    ).toEqual([]);
  });

  it('are there where the code names one, or the beginning of some', () => {
    const subjectNames = new Set(keys.map((key) => key.split('.')[0]));
    const missing = [...quoted].filter(
      (text) =>
        subjectNames.has(text.split('.')[0]) &&
        !known.has(text) &&
        !keys.some((key) => key.startsWith(`${text}.`)),
    );
    expect(missing).toEqual([]);
  });

  it('are there for each beginning of a template that is written below a subject', () => {
    const subjectNames = new Set(keys.map((key) => key.split('.')[0]));
    const empty = beginnings.filter(
      (beginning) =>
        subjectNames.has(beginning.split('.')[0]) && !keys.some((key) => key.startsWith(beginning)),
    );
    expect(empty).toEqual([]);
  });

  it('name the words of the list of those written alike, and no more', () => {
    const used = new Set(subjects.flatMap(eachText).map(([, , text]) => text));
    expect([...alike].filter((text) => !used.has(text))).toEqual([]);
  });
});
