import { spaceOfPreconfig } from '@lucerna/engine';
import type { CatalogId, Creation, ElementCatalogue } from '@lucerna/engine';
import { expect } from 'vitest';
import { cataloguesOf, read } from '../../engine/examples/demo-catalogue';

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
