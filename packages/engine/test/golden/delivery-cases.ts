import { isValidOn } from '../../src/catalogue/validity';
import type { AvailabilityDates, LeadTimeEntry } from '../../src/catalogue/row/variation';
import { availabilityOn } from '../../src/delivery/availability';
import { leadTimeWeeks } from '../../src/delivery/lead-time';
import { isOrderQuantityValid, minimumOrderQuantity } from '../../src/delivery/minimum-order-quantity';
import type { GoldenAdapter } from './golden-catalogue';

/** Weeks of delivery, null for none. */
export const leadtime: GoldenAdapter = (input) => {
  const given = input as {
    leadtime: LeadTimeEntry[] | null;
    heightVariation: LeadTimeEntry[] | null;
    quantity: number;
    pendantHeightSet: boolean;
  };
  return leadTimeWeeks(
    given.leadtime,
    given.heightVariation,
    given.quantity,
    given.pendantHeightSet === true,
  );
};

/** The minimum order quantity. */
export const moq: GoldenAdapter = (input) => {
  const given = input as { articleMoq: number | null; variationMoqs: (number | null)[] | null };
  return minimumOrderQuantity(given.articleMoq, given.variationMoqs ?? []);
};

/** Whether a quantity can be ordered. */
export const orderValid: GoldenAdapter = (input) => {
  const given = input as { quantity: number; moqPerReference: (number | null)[] | null };
  return isOrderQuantityValid(given.quantity, given.moqPerReference ?? []);
};

/** Availability on a day. */
export const availability: GoldenAdapter = (input) => {
  const given = input as { availability: AvailabilityDates | null; today: string };
  return availabilityOn(given.availability, given.today);
};

/** Whether dates of validity include a day. */
export const validity: GoldenAdapter = (input) => {
  const given = input as { today: string; fromValidityDate: string | null; toValidityDate: string | null };
  return isValidOn(given, given.today);
};
