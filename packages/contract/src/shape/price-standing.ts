import { z } from 'zod';

/** How a stored price stands against the catalogue in force and its days of validity. */
export const priceStanding = z.enum(['holds', 'changed', 'missing', 'expired']);
