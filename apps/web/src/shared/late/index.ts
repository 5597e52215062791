export { InSlices } from './InSlices';
export { NearSight } from './NearSight';
export { late } from './late';
export { LateMenu } from './LateMenu';
export { LatePopover } from './LatePopover';
export { useInBatches } from './use-in-batches';
export { awaitCode, Coming, missingPart, useIsCodeComing } from './coming';
export type { MissingCodeEvent } from './coming';
export { watchPresses } from './press';
