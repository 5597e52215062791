import type { Privilege } from '@lucerna/contract';
import { markets, type CatalogId, type LanguageCode } from '@lucerna/engine';

/** For whom prices are made. */
export interface Terms {
  /** Null: for nobody, at the list price. */
  readonly clientCode: string | null;
  /** Percent by sublevel. */
  readonly discounts: Readonly<Record<string, number>>;
  /** The name of the client for whom they would be, where the feed of clients names it no more. */
  readonly withdrawnClient?: string;
}

/** Who asks: the account behind the session, with what decides its rights and its prices. */
export interface Viewer extends Terms {
  readonly accountId: string;
  readonly sessionId: string | null;
  readonly email: string;
  readonly roles: readonly number[];
  readonly privileges: ReadonlySet<Privilege>;
  can(privilege: Privilege): boolean;
  readonly catalogId: CatalogId;
  readonly language: LanguageCode;
  /** The client that it sees prices of and orders for; null also for one that was withdrawn or is of another catalogue. */
  readonly clientCode: string | null;
  /** Id of the company; its colleagues have the same. */
  readonly company: string | null;
  readonly rateId: number;
  /** Percent by sublevel; empty without a client code (prices are then gross). */
  readonly discounts: Readonly<Record<string, number>>;
}

/** No account has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Who is not signed in, as one without a right. */
export function visitor(catalogId: CatalogId, language: LanguageCode): Viewer {
  return Object.freeze({
    ...{
      accountId: nobody,
      sessionId: null,
      email: '',
      roles: [],
      privileges: new Set<Privilege>(),
    },
    can: () => false,
    ...{ catalogId, language, clientCode: null, company: null, discounts: {} },
    rateId: markets[catalogId].defaultRateId,
  });
}
