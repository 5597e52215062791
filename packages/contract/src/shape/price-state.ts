import { z } from 'zod';

/** How a stored price stands against the catalogue in force and its days of validity. */
export const priceState = z.enum(['valid', 'changed', 'missing', 'expired']);
