export { InSlices } from './InSlices';
export { late } from './late';
export { useMissingCode } from './missing';
export { awaitCode, useIsCodeComing } from './coming';
