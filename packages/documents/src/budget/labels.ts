/** The words of the budget's PDF, by name; `{name}` is a place for a value. */
export const budgetLabelNames = [
  'title',
  'date',
  'validUntil',
  'client',
  'createdBy',
  'product',
  'quantity',
  'unitPrice',
  'discount',
  'net',
  'total',
  'subTotal',
  'discountOf',
  'surchargeOf',
  'taxOf',
  'netTotal',
  'weekOne',
  'weekMany',
  'leadTimeOf',
  'leavesOn',
  'energyClass',
  'comments',
  'conditions',
  'conditionValidity',
  'conditionPrices',
  'conditionTax',
  'conditionPayment',
  'conditionDelivery',
  'conditionDeliveryUsa',
  'conditionLeadTime',
  'conditionLeadTimeUnknown',
  'conditionLeavesOn',
  'conditionReturns',
] as const;

export type BudgetLabels = Readonly<Record<(typeof budgetLabelNames)[number], string>>;

/** Puts values into the places of a label; an unknown place stays as it is. */
export function fill(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
