export { openFlags } from './flags';
export type { Flags } from './flags';
