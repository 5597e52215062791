import { freeWire } from '../canopy/canopy-size';
import type { Localized } from '../language';
import type { DriverQuantity } from '../driver/electrical-groups';
import { listPrice } from '../price/list-price';
import type { PriceResult } from '../price/price-article';
import { linePrice, type LinePrice } from './article-line';
import type { PartsCatalogue } from './parts-catalogue';
import type { Accessory } from '../catalogue/row/accessory';

/** A part that is ordered with the articles by its own code: a canopy, a hook, a junction box, a driver. */
export interface PartLine {
  readonly kind: 'accessory' | 'driver';
  readonly accessoryCode: string;
  readonly name: string | Localized;
  readonly quantity: number;
  readonly isAvailablePrice: boolean;
  /** Null when there is no price or it is hidden. */
  readonly prices: LinePrice | null;
}

/** The lights under one canopy. */
export interface CanopyLights {
  readonly installation: string | null;
  readonly lights: number;
}

interface Need {
  readonly installation: string;
  readonly quantity: number;
}

const surface = '10';
const remote = '3x';

/**
 * What hangs and joins the lights of a composition besides their own canopies. An article brings the canopy of its
 * installation; lights that share one (free-wire) take a surface canopy together, as many as its capacity asks, and a
 * hook each; each driver that is ordered apart takes a remote junction box.
 */
function needsOf(clusters: readonly CanopyLights[], drivers: number, capacity: number): Need[] {
  const shared = clusters.filter((each) => each.lights > 1 && each.installation === freeWire);
  const canopies = shared.reduce((sum, each) => sum + Math.max(1, Math.ceil(each.lights / capacity)), 0);
  const hooks = shared.reduce((sum, each) => sum + each.lights, 0);
  return [
    { installation: surface, quantity: canopies },
    { installation: freeWire, quantity: hooks },
    { installation: remote, quantity: drivers },
  ].filter((each) => each.quantity > 0);
}

function partLine(
  kind: PartLine['kind'],
  code: string,
  name: PartLine['name'],
  quantity: number,
  price: PriceResult | null,
): PartLine {
  return {
    kind,
    accessoryCode: code,
    name,
    quantity,
    isAvailablePrice: price !== null,
    prices: linePrice(price, quantity),
  };
}

interface At {
  readonly rateId: number;
}

/** The canopies, hooks and junction boxes of a composition, as far as the subfamily's accessories have them. */
export function accessoryLines(
  catalogue: PartsCatalogue,
  subFamily: number,
  clusters: readonly CanopyLights[],
  drivers: readonly DriverQuantity[],
  at: At,
): PartLine[] {
  const rows = catalogue.accessories(subFamily);
  const capacity = catalogue.canopies.find((each) => each.code === surface)?.lights ?? Infinity;
  const remoteDrivers = drivers.reduce((sum, each) => sum + each.quantity, 0);
  return needsOf(clusters, remoteDrivers, capacity).flatMap(({ installation, quantity }) => {
    const row = rows.find((each: Accessory) => each.installation === installation);
    if (!row) return [];
    const { accessoryCode: code, name } = row;
    const price = catalogue.pricesHidden
      ? null
      : listPrice(row, code, `accessories ${subFamily}`, {
          catalogId: catalogue.catalogId,
          rateId: at.rateId,
        });
    return [partLine('accessory', code, name, quantity, price)];
  });
}

/** The drivers that are ordered apart; one without a row has no price. Equal ones of several models are one line. */
export function driverLines(
  catalogue: PartsCatalogue,
  drivers: readonly DriverQuantity[],
  at: At,
): PartLine[] {
  const quantities = new Map<string, number>();
  for (const { driver, quantity } of drivers)
    quantities.set(driver, (quantities.get(driver) ?? 0) + quantity);
  return [...quantities].map(([code, quantity]) => {
    const row = catalogue.driverArticle(code);
    const place = { catalogId: catalogue.catalogId, rateId: at.rateId };
    const price = row && !catalogue.pricesHidden ? listPrice(row, code, 'driver-articles', place) : null;
    return partLine('driver', code, row?.type ?? code, quantity, price);
  });
}
