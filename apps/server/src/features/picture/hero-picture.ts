import { defaultCatalogId, isValidOn, variationCode, type Model } from '@lucerna/engine';
import { drawHero, type Ground, type HeroModel } from '@lucerna/picture';
import type { Catalogue } from '../catalogue';
import { shownModel } from './luminaire-picture';

/** The room of the home page, with luminaires of the maker's in finishes of its own. */
export function heroPicture(catalogue: Catalogue, ground: Ground, today: string): string {
  const models = catalogue.offered(defaultCatalogId).map((model) => heroModel(catalogue, model, today));
  return drawHero({ ground, models, finishes: [...catalogue.finishes.values()] });
}

function heroModel(catalogue: Catalogue, model: Model, today: string): HeroModel {
  const offered = catalogue
    .variations(defaultCatalogId, model.model)
    .filter((each) => each.type === 'color' && isValidOn(each, today))
    .map(variationCode);
  const shown = shownModel(catalogue, model);
  const usual = offered.filter((code) => code === shown.finish);
  return { ...shown, offered: [...new Set([...usual, ...offered])] };
}
