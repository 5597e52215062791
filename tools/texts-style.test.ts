import { describe, expect, it } from 'vitest';
import { languages, subjects } from './texts-in-use';
import { avoided, wordsOfTheSpec, writtenParts } from './texts-style';

const texts = subjects.flatMap((subject) =>
  Object.entries(subject.texts).map(([key, each]) => ({ key, each })),
);

/** What a text holds that its language avoids. */
const faultsOf = (language: (typeof languages)[number], text: string) =>
  avoided[language].filter(({ pattern }) => pattern.test(writtenParts(text))).map(({ what }) => what);

describe.each(languages)('the texts in %s', (language) => {
  it('keep to one form of address, one word a thing and the signs of the language', () => {
    const faults = texts
      .filter(({ key }) => !wordsOfTheSpec.has(key))
      .map(({ key, each }) => [key, each[language], faultsOf(language, each[language] ?? '')] as const)
      .filter(([, , found]) => found.length > 0);
    expect(faults).toEqual([]);
  });
});

it('finds what is avoided', () => {
  expect(faultsOf('en', 'Every step is kept')).toEqual(['kept or keeping, now saved']);
  expect(faultsOf('en', "It's {count, plural, one {# budget} other {# budgets}}")).toHaveLength(2);
  expect(faultsOf('us', 'Colour of the catalogue')).toEqual(['British spelling']);
  expect(faultsOf('es', 'Inténtelo de nuevo.')).toEqual(['usted in a text that says tú']);
  expect(faultsOf('de', 'Dein Auftrag')).toHaveLength(2);
  expect(faultsOf('it', 'Riprovi più tardi.')).toEqual(['Lei in a text that says tu']);
  expect(faultsOf('fr', 'Supprimer {name} ?')).toEqual(['; : ! ? without its non-breaking space']);
  expect(faultsOf('fr', 'Supprimer {name}\u202f?')).toEqual([]);
  expect(faultsOf('en', 'From {least} m to {most} cm')).toHaveLength(1);
});

it('lets alone what the spec writes', () => {
  expect([...wordsOfTheSpec].filter((key) => !texts.some((text) => text.key === key))).toEqual([]);
});
