export { dayFrom } from './day';
export { useRule } from './use-rule';
