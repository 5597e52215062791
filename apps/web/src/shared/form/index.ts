export { dayFrom } from './day';
export { FormDialog } from './FormDialog';
export { useKeptForm, type KeptForm } from './use-kept-form';
export { useRule } from './use-rule';
