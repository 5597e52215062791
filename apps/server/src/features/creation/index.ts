import type { Feature } from '../../app-context';
import { sweepCodes } from './codes';
import { creationRoutes } from './routes';

export { singleLuminaireCreation } from './single-luminaire-creation';
export { claimCode, codeStandsFor, giveCode } from './codes';
export { compositionsOf, partsText } from './compositions';
export { creationPicture, storedFront, storedPicture, type CreationLook } from './creation-picture';
export { aboutOf, exportFile, exportTurns, fileOf, roomOf, sheetsOf } from './export-file';
export { storedText } from './stored-text';
export { evaluateCreation, type CreationAt, type EvaluatedCreation } from './evaluate-creation';

/** What configurators make: rooms and drawings, their bills and their codes. */
export const creationFeature: Feature = {
  name: 'creation',
  routes: creationRoutes,
  sweep: (ctx) => sweepCodes(ctx.pool),
};
