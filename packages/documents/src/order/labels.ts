/** The words that the confirmation of an order has beside those of a quote, by name. */
export const orderLabelNames = [
  'titlePlaced',
  'titleHeld',
  'titleCancelled',
  'date',
  'orderedBy',
  'clientCode',
  'quote',
  'deliverTo',
  'billTo',
  'contact',
  'shipping',
  'together',
  'apart',
  'lastOn',
  'net',
  'conditionDays',
  'conditionHeld',
  'conditionCancelled',
] as const;

export type OrderLabels = Readonly<Record<(typeof orderLabelNames)[number], string>>;
