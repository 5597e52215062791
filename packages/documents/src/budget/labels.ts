/** The words of the budget's PDF, by name; `{name}` is a place for a value. */
export const budgetLabelNames = [
  'title',
  'date',
  'validUntil',
  'client',
  'alias',
  'specifier',
  'purchaser',
  'place',
  'createdBy',
  'product',
  'quantity',
  'unitPrice',
  'discount',
  'net',
  'total',
  'subTotal',
  'sectionSubTotal',
  'noSection',
  'options',
  'instead',
  'discountOf',
  'discountOfProducts',
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
  'conditionTax',
  'conditionLeavesOn',
  'revisionOf',
  'agreedPayment',
  'agreedDelivery',
  'agreedLeadTime',
  'taxReverseCharge',
  'taxExport',
  'taxResale',
  'seller',
  'taxNumber',
  'clientReference',
  'cri',
  'bank',
  'acceptance',
  'acceptanceText',
  'acceptanceName',
  'acceptanceOrder',
  'acceptanceDate',
  'acceptanceSignature',
  'energyClassOf',
] as const;

/** Conditions that documents of an older release have among their words; those of today come with the seller. */
type FormerConditions =
  | 'conditionPrices'
  | 'conditionPayment'
  | 'conditionDelivery'
  | 'conditionDeliveryUsa'
  | 'conditionLeadTime'
  | 'conditionLeadTimeUnknown'
  | 'conditionReturns';

export type BudgetLabels = Readonly<
  Record<(typeof budgetLabelNames)[number], string> & Partial<Record<FormerConditions, string>>
>;
