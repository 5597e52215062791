export { InSlices } from './InSlices';
export { late } from './late';
export { useInBatches } from './use-in-batches';
export { awaitCode, useIsCodeComing } from './coming';
