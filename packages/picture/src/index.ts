export { unknownFinish } from './finish';
export { drawLuminaire } from './luminaire';
export type { Ground, PictureRequest } from './request';
export type { CompositionLook, PictureModel } from './composition/model';
export { drawCollection, type CollectionRequest } from './composition/collection';
export { drawHero, type HeroRequest, type HeroModel } from './composition/hero';
export type { CreationRequest, PlacedCanopy, PlacedLine, PlacedLuminaire } from './composition/creation';
export { drawCreation } from './composition/creation';
export type { RoomPlace } from './composition/eye';
