import type { CatalogId, Choices } from '@lucerna/engine';
import { keep, readKept } from '../kept/kept';

/** A configuration that is not yet added, as it is kept in this browser. */
export interface KeptConfiguration {
  /** What it configures, see `keyOf`. */
  readonly key: string;
  readonly model: string;
  readonly name: string;
  readonly choices: Choices;
  readonly quantity: number;
  /** The page on which it goes on. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const most = 20;
const place = 'configuring';

/** A new luminaire is kept by catalogue and model, an edited one by its line in the project. */
export const keyOf = (catalogId: CatalogId, model: string, productId?: string): string =>
  productId ? `product/${productId}` : `${catalogId}/${model}`;

/** All kept configurations, the latest first. */
export const keptConfigurations = (): readonly KeptConfiguration[] => {
  const kept = readKept<KeptConfiguration[]>(place);
  return Array.isArray(kept) ? kept : [];
};

export const keptConfiguration = (key: string): KeptConfiguration | undefined =>
  keptConfigurations().find((each) => each.key === key);

/** Keeps a step of configuring; the oldest of more than twenty goes. */
export function keepConfiguration(configuration: KeptConfiguration): void {
  const others = keptConfigurations().filter(({ key }) => key !== configuration.key);
  keep(place, [configuration, ...others].slice(0, most));
}

export function forgetConfiguration(key: string): void {
  keep(
    place,
    keptConfigurations().filter((each) => each.key !== key),
  );
}
