export { InSlices } from './InSlices';
export { late } from './late';
export { awaitCode, useIsCodeComing } from './coming';
