export type * from './piece/piece';
