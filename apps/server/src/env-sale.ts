import { z } from 'zod';

/** Settings of what is sold. */
export const saleVariables = {
  PRICE_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of days from 0 to 9999')
    .transform(Number)
    .default(30),
  REQUESTS_AN_HOUR: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
    .transform(Number)
    .default(60),
};

export interface SaleEnv {
  /** For how many days after the one on which it was reckoned the price of a line holds. */
  readonly priceDays: number;
  /** Requests and messages to them that an account may send in an hour: each sends letters. */
  readonly requestsAnHour: number;
}

type Given = Readonly<Record<'PRICE_DAYS' | 'REQUESTS_AN_HOUR', number>>;

export const saleEnvOf = ({ PRICE_DAYS, REQUESTS_AN_HOUR }: Given): SaleEnv => ({
  priceDays: PRICE_DAYS,
  requestsAnHour: REQUESTS_AN_HOUR,
});
