import { applyCountEdit, startCounts, type LanguageCode } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { demoCatalogue, demoModels, demoSystem } from '../test/demo-catalogue';
import { elementNames } from './element-names';

const plusminus = demoCatalogue(
  demoModels(({ subFamily, virtual }) => subFamily.id === 225 && virtual === 0),
);

/** A counted system of one spot on a belt with its feed, as it is called in a language. */
function namesIn(language: LanguageCode): readonly string[] {
  const empty = startCounts('room', plusminus);
  if (!empty.ok) throw new Error('There is no room.');
  const space = ['2255', '2256', '2258'].reduce((before, model) => {
    const counted = applyCountEdit(
      before,
      { type: 'count', model, quantity: 1 },
      demoSystem('plusminus'),
      plusminus,
    );
    if (!counted.ok) throw new Error(counted.problems.map(({ code }) => code).join());
    return counted.value;
  }, empty.value);
  return [...new Set(elementNames(space, plusminus, language).values())].sort();
}

it('calls parts by the words of the reader’s language, and luminaires by their trade name', () => {
  expect(namesIn('en')).toEqual(['Belt 5 m', 'Ceiling power feed', 'Plusminus spot']);
  expect(namesIn('de')).toEqual(['Band 5 m', 'Deckeneinspeisung', 'Plusminus spot']);
  expect(namesIn('fr')).toEqual(['Alimentation au plafond', 'Plusminus spot', 'Ruban 5 m']);
});
