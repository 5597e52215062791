import { catalogIds, inEachCatalog, type CatalogId, type Model } from '@lucerna/engine';

type InCatalogs = Readonly<Record<CatalogId, readonly Model[]>>;
type Growing = Record<CatalogId, Model[]>;

export interface GroupedModels {
  /** Those that lists show. */
  readonly offered: InCatalogs;
  readonly offeredOf: ReadonlyMap<number, InCatalogs>;
  /** Those that can be configured, complements that no list shows among them. */
  readonly configurableOf: ReadonlyMap<number, InCatalogs>;
}

export const noModels: readonly Model[] = [];

/** Whether lists show a model where it has an article: active, of the catalogue, not an umbrella. */
export const isListed = ({ status, virtual }: Model): boolean =>
  status.isActive && status.isCatalog && virtual === 0;

/** Groups the models of a revision by what lists and sheets ask for, in one pass that yields after each. */
export function* groupSteps(
  models: ReadonlyMap<string, Model>,
  hasArticle: (catalogId: CatalogId, model: string) => boolean,
): Generator<void, GroupedModels> {
  const none = (): Growing => inEachCatalog(() => []);
  const offered = none();
  const offeredOf = new Map<number, Growing>();
  const configurableOf = new Map<number, Growing>();
  const groupOf = (groups: Map<number, Growing>, id: number): Growing => {
    const known = groups.get(id) ?? none();
    groups.set(id, known);
    return known;
  };
  for (const model of models.values()) {
    yield;
    if (!model.status.isActive || model.virtual === 1) continue;
    const { id } = model.subFamily;
    for (const catalogId of catalogIds) {
      if (!hasArticle(catalogId, model.model)) continue;
      groupOf(configurableOf, id)[catalogId].push(model);
      if (!isListed(model)) continue;
      offered[catalogId].push(model);
      groupOf(offeredOf, id)[catalogId].push(model);
    }
  }
  return { offered, offeredOf, configurableOf };
}
