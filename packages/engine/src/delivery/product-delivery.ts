import { dayOf } from '../unit/day';
import type { Availability } from './availability';

/** What an order asks of one reference (spec C3, Order reference). */
export interface OrderReference {
  readonly reference: string;
  /** Pieces in one product. */
  readonly quantity: number;
  /** Null: no lead time is known. */
  readonly leadTimeWeeks: number | null;
  readonly moq: number;
  readonly availability: Availability;
  /** A belt, a feed, a rod: its minimum is asked of the whole order (`partsBelowMinimum`), not of this product. */
  readonly isPart: boolean;
}

/** When a product of several references can be had. */
export interface ProductDelivery {
  /** The longest of its references; null when one of them has none. */
  readonly leadTimeWeeks: number | null;
  /** Products that must be ordered so that every reference that is no part reaches its minimum in pieces. */
  readonly moq: number;
  readonly availability: Availability;
}

const always: Availability = Object.freeze({ available: true });

/** The later of two dates. */
function later(one: string | undefined, other: string | undefined): string | undefined {
  return (dayOf(other) ?? 0) > (dayOf(one) ?? 0) ? other : one;
}

function withDates(found: Availability, delayedTo?: string, expected?: string): Availability {
  return {
    ...found,
    ...(delayedTo !== undefined && { delayedTo }),
    ...(expected !== undefined && { expected }),
  };
}

/**
 * Availability of several things together (reading 22): what is past its end comes before what is not there yet;
 * unavailable together, they are expected on the latest day, unless one has none; available, delayed to the latest.
 */
export function availabilityOfAll(parts: readonly Availability[]): Availability {
  if (parts.length === 0) return always;
  const missing = parts.filter((each) => !each.available);
  if (missing.some((each) => each.reason === 'until')) return { available: false, reason: 'until' };
  if (missing.length > 0) {
    const known = missing.every((each) => each.expected !== undefined);
    const expected = known
      ? missing.reduce<string | undefined>((day, each) => later(day, each.expected), undefined)
      : undefined;
    return withDates({ available: false, reason: 'since' }, undefined, expected);
  }
  return withDates(
    { available: true },
    parts.reduce<string | undefined>((day, each) => later(day, each.delayedTo), undefined),
  );
}

/** Lead time, minimum quantity and availability of a product of several references (LTM-01, AVL-01). */
export function productDelivery(references: readonly OrderReference[]): ProductDelivery {
  let leadTimeWeeks: number | null = references.length > 0 ? 0 : null;
  let moq = 1;
  for (const each of references) {
    leadTimeWeeks =
      leadTimeWeeks === null || each.leadTimeWeeks === null
        ? null
        : Math.max(leadTimeWeeks, each.leadTimeWeeks);
    if (!each.isPart) moq = Math.max(moq, Math.ceil(each.moq / each.quantity));
  }
  return { leadTimeWeeks, moq, availability: availabilityOfAll(references.map((each) => each.availability)) };
}
