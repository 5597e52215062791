import { late } from '../../../../shared/lazy';

// The bar is for those who selected something.
export const SelectionBar = late(async () => ({ default: (await import('./SelectionBar')).SelectionBar }));
