export { LinkedQuotePage as default } from '../features/budgets/link/LinkedQuotePage';
