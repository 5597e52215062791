export { dayFrom } from './day';
export { FormDialog } from './FormDialog';
export { useKeptForm } from './use-kept-form';
export type { KeptForm } from './use-kept-form';
export { useRule } from './use-rule';
