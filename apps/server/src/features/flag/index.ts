export { openFlags } from './flags';
