import { defaultCatalogId, markets, type CatalogId, type LanguageCode, type Units } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import type { Viewer } from '../../viewer';
import type { Catalogue } from '../../ports/catalogue';
import { documentOf } from './revision/documents';

/** What every catalogue call looks through: the revision, whose prices, which market, which day, which language. */
export interface View {
  readonly catalogue: Catalogue;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly seesPrices: boolean;
  readonly today: string;
  readonly language: LanguageCode;
  /** How lengths and weights are told: as the market measures, where nothing else is asked for. */
  readonly units: Units;
}

interface Asked {
  /** Null: a visitor, who sees the default catalogue without prices (P2: choosing and configuring are open). */
  readonly viewer: Viewer | null;
  readonly language: LanguageCode;
  readonly query?: {
    readonly catalogId?: CatalogId;
    readonly catalog?: CatalogId;
    readonly units?: Units | null | undefined;
  };
}

/** The catalogue is the query's, else the viewer's, else 16 (REF-03); the rate is the viewer's in their own one. */
export function viewOf(ctx: AppContext, { viewer, language, query }: Asked): View {
  const catalogue = ctx.catalogue.current();
  const catalogId = query?.catalogId ?? query?.catalog ?? viewer?.catalogId ?? defaultCatalogId;
  const rateId = viewer && catalogId === viewer.catalogId ? viewer.rateId : defaultRate(catalogue, catalogId);
  return {
    catalogue,
    catalogId,
    rateId,
    seesPrices: viewer?.can('price.view') ?? false,
    today: ctx.today(),
    language,
    units: query?.units ?? markets[catalogId].units,
  };
}

/** The view of a call that names no catalogue. */
export const ownViewOf = (ctx: AppContext, { viewer, language }: Pick<Asked, 'viewer' | 'language'>): View =>
  viewOf(ctx, { viewer, language });

function defaultRate(catalogue: Catalogue, catalogId: CatalogId): number {
  const catalogs = documentOf(catalogue, 'catalogs') ?? [];
  return catalogs.find((each) => each.id === catalogId)?.defaultRate ?? markets[catalogId].defaultRateId;
}
