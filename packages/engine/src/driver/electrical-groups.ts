import { exactSum } from '../unit/exact-sum';
import type { Region } from '../catalogue/market';
import type { Problem } from '../problem';
import { assignDrivers, type AssignedDriver } from './assign-drivers';
import { noControl, withoutDriver } from './driver-table';
import type { DriverTable } from '../catalogue/row/driver';

/** Luminaires of one article that want a driver. */
export interface DrivenLight {
  readonly referenceCode: string;
  readonly model: string;
  /** Of the luminaire as it is ordered; M comes without driver. */
  readonly control: string;
  readonly quantity: number;
  /** Watts of one. */
  readonly watts: number;
}

/** Luminaires that share a driver and a control channel (spec C3). */
export interface ElectricalGroup {
  readonly number: number;
  readonly control: string;
  /** The driver that feeds them; null when it is built into the luminaire. */
  readonly driver: string | null;
  /** How many luminaires the driver can feed; null without one. */
  readonly supports: number | null;
  readonly articles: readonly { readonly referenceCode: string; readonly quantity: number }[];
  readonly watts: number;
}

/** A driver to be ordered with luminaires that come without one. */
export interface DriverQuantity {
  readonly driver: string;
  readonly supports: number;
  readonly model: string;
  readonly control: string;
  readonly quantity: number;
}

/** How the lights of a composition are fed. */
export interface ElectricalPlan {
  readonly groups: readonly ElectricalGroup[];
  /** Only for luminaires with control M: the others bring their driver, and its price is in theirs. */
  readonly drivers: readonly DriverQuantity[];
  readonly problems: readonly Problem[];
}

/** Lights of one model and control, in the order of the composition. */
interface Channel {
  readonly model: string;
  readonly control: string;
  readonly separate: boolean;
  readonly lights: DrivenLight[];
}

function channelsOf(lights: readonly DrivenLight[], driverControl: string | null): Channel[] {
  const found = new Map<string, Channel>();
  for (const light of lights) {
    const separate = light.control === withoutDriver;
    const control = separate ? driverControl : light.control;
    if (control === null || control === noControl || control === withoutDriver || light.watts <= 0) continue;
    const key = `${light.model} ${control} ${separate}`;
    const channel = found.get(key) ?? { model: light.model, control, separate, lights: [] };
    channel.lights.push(light);
    found.set(key, channel);
  }
  return [...found.values()];
}

/** What stands in the place of a driver for luminaires that have theirs built in. */
const builtIn = { driver: null, supports: null } as const;

/** Equal drivers as one, with how many. They come largest first, so equal ones stand together. */
function counted(assigned: readonly AssignedDriver[], model: string, control: string): DriverQuantity[] {
  const found: DriverQuantity[] = [];
  for (const { driver, supports } of assigned) {
    const last = found.at(-1);
    if (last?.supports === supports) found[found.length - 1] = { ...last, quantity: last.quantity + 1 };
    else found.push({ driver, supports, model, control, quantity: 1 });
  }
  return found;
}

type Fed = Pick<ElectricalGroup, 'articles' | 'watts'>;

/** Hands out luminaires in their order, as many as a driver has room for. */
function feeder(lights: readonly DrivenLight[]): (room: number) => Fed {
  let at = 0;
  let used = 0;
  return (room) => {
    const articles: { referenceCode: string; quantity: number }[] = [];
    let free = room;
    const watts: { value: number; quantity: number }[] = [];
    for (let light = lights[at]; light && free > 0; light = lights[at]) {
      const quantity = Math.min(light.quantity - used, free);
      articles.push({ referenceCode: light.referenceCode, quantity });
      watts.push({ value: light.watts, quantity });
      free -= quantity;
      used += quantity;
      if (used === light.quantity) {
        at += 1;
        used = 0;
      }
    }
    return { articles, watts: exactSum(watts) };
  };
}

/**
 * The electrical groups of a composition and the drivers to be ordered with it (DRV-01). Drivers are assigned to the
 * luminaires of each model and control over the whole composition, because a driver table belongs to a model. A
 * luminaire with control M comes without driver and takes one of `driverControl`, the control that the composition had
 * before it went remote (reading 28); with null it is sold without. Problem: `driver-table-missing` for a model that
 * needs separate drivers and has none of that control.
 */
export function planElectricity(
  table: DriverTable,
  region: Region,
  lights: readonly DrivenLight[],
  driverControl: string | null,
): ElectricalPlan {
  const groups: ElectricalGroup[] = [];
  const drivers: DriverQuantity[] = [];
  const problems: Problem[] = [];
  for (const { model, control, separate, lights: channel } of channelsOf(lights, driverControl)) {
    const luminaires = channel.reduce((sum, light) => sum + light.quantity, 0);
    const assigned = assignDrivers(table, { model, region, control, luminaires });
    if (!assigned.ok && separate) {
      problems.push(...assigned.problems);
      continue;
    }
    const feed = feeder(channel);
    for (const { driver, supports } of assigned.ok ? assigned.value : [builtIn]) {
      groups.push({ number: groups.length + 1, control, driver, supports, ...feed(supports ?? luminaires) });
    }
    if (assigned.ok && separate) drivers.push(...counted(assigned.value, model, control));
  }
  return { groups, drivers, problems };
}
