export { openStage } from './open-stage';
export type * from './stage';
