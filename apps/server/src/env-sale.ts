import { z } from 'zod';

/** Settings of what is sold. */
export const saleVariables = {
  PRICE_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of days from 0 to 9999')
    .transform(Number)
    .default(30),
};

export interface SaleEnv {
  /** For how many days after the one on which it was reckoned the price of a line holds. */
  readonly priceDays: number;
}

export const saleEnvOf = ({ PRICE_DAYS }: { readonly PRICE_DAYS: number }): SaleEnv => ({
  priceDays: PRICE_DAYS,
});
