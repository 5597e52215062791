export { QuoteList as default } from '../features/budgets/QuoteList';
