/** Where the PDF of a budget is read. */
export const documentAddress = (budgetId: string): string =>
  `/api/v1/budget/${encodeURIComponent(budgetId)}/document`;

/** Where its tables for spreadsheets are read. */
export const sheetAddress = (budgetId: string): string =>
  `/api/v1/budget/${encodeURIComponent(budgetId)}/sheet`;
