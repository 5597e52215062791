import { spaceOfPreconfig, type CatalogId, type Creation, type ElementCatalogue } from '@lucerna/engine';
import { expect } from 'vitest';
import { cataloguesOf, read, subFamily } from '../../engine/examples/demo-catalogue';
import type { Shown } from './browser/page';

interface Preconfig {
  readonly id: number;
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
}

/** The day on which the catalogue's examples were made. */
export const exampleDay = '2026-11-21';

/** A preconfigured product of the demo catalogue as a creation, with the catalogue that it is of. */
export function preconfigured(id: number): { creation: Creation; catalogue: ElementCatalogue } {
  const found = read<Preconfig[]>('preconfigs.json').find((each) => each.id === id);
  if (!found) return expect.fail(`no preconfigured product ${String(id)}`);
  const catalogue = cataloguesOf(found.subFamilyId, found.catalogId, exampleDay).elements;
  const space = spaceOfPreconfig(found, catalogue);
  if (!space.ok) return expect.fail(space.problems.map(({ code }) => code).join());
  return { creation: { space: space.value, drawing: null }, catalogue };
}

/** A creation as plain data, with the sheets of its catalogue: what a page can be handed. */
export function preconfiguredSheets(id: number): Shown {
  const { creation } = preconfigured(id);
  const found = read<Preconfig[]>('preconfigs.json').find((each) => each.id === id);
  const sheets = found ? subFamily(found.subFamilyId, found.catalogId, exampleDay) : [];
  return {
    creation,
    sheets: sheets.map(({ sheet }) => sheet),
    canopies: read('canopies.json'),
    today: exampleDay,
  };
}
