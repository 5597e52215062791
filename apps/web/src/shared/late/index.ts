export { late } from './late';
export { awaitCode, useIsCodeComing } from './coming';
