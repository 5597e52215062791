import { late } from '../../../../shared/late';

// The bar is for those who selected something.
export const SelectionBar = late(async () => ({ default: (await import('./SelectionBar')).SelectionBar }));
