import type { BudgetConditions, BudgetDocument } from './document';
import type { BudgetLabels } from './labels';

/** The conditions of a document of an older release, which stand among its words; none of one of today without a seller. */
export function formerConditions(labels: BudgetLabels, region: BudgetDocument['region']): BudgetConditions {
  const delivery = region === 'usa' ? labels.conditionDeliveryUsa : labels.conditionDelivery;
  return {
    payment: labels.conditionPayment,
    delivery,
    leadTime: labels.conditionLeadTime,
    leadTimeUnknown: labels.conditionLeadTimeUnknown,
    prices: labels.conditionPrices,
    others: [labels.conditionReturns].filter((each) => each !== undefined),
  };
}
