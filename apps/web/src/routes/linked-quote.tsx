import { LinkedQuotePage } from '../features/budgets/link/LinkedQuotePage';

export default LinkedQuotePage;
