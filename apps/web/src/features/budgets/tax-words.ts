import type { TaxKindName } from '@lucerna/engine';

/** The keys of the words of the kinds of tax. */
export const taxWords: Readonly<Record<TaxKindName, string>> = {
  vat: 'budgets.taxVat',
  reverseCharge: 'budgets.taxReverseCharge',
  export: 'budgets.taxExport',
  salesTax: 'budgets.taxSales',
  resale: 'budgets.taxResale',
};

/** The same of a percentage in a row of figures, which has little room. */
export const taxPercentWords: Readonly<Record<TaxKindName, string>> = { ...taxWords, vat: 'budgets.iva' };
