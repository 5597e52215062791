/** As long as the number of an order or a quote, for the heading of one that is still read. */
export const numberFiller = '2026-000000';
