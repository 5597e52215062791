export type * from './piece/piece';
export { piecesOf } from './piece/pieces-of';
