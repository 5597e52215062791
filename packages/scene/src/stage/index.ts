export { addFineMeshes } from '../piece/fine-meshes';
export { openStage } from './open-stage';
export { prepareStage } from './prepare-stage';
export type * from './stage';
