export { dayFrom } from './day';
export { useKeptForm } from './use-kept-form';
export type { KeptForm } from './use-kept-form';
export { useRule } from './use-rule';
