export type * from './piece/piece';
export { solidsOf } from './solid/solids-of';
export { addFineMeshes } from './piece/fine-meshes';
export { piecesOf } from './piece/pieces-of';
export type { Front } from './front/from-side';
export { frontOf } from './front/front-of';
