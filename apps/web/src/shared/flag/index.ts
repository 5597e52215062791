export { flagOf } from './flag-values';
export { useFlag } from './use-flag';
