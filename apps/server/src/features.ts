import type { Feature } from './frame';
import { accountFeature } from './features/account';
import { budgetFeature } from './features/budget';
import { catalogueFeature } from './features/catalogue';
import { orderFeature } from './features/order';
import { pictureFeature } from './features/picture';
import { projectFeature } from './features/project';
import { siteFeature } from './features/site';

/** Every subject that the server serves. */
export const features: readonly Feature[] = [
  siteFeature,
  accountFeature,
  catalogueFeature,
  projectFeature,
  budgetFeature,
  orderFeature,
  pictureFeature,
];
