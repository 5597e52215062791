import type { Feature } from './frame';
import { accountFeature } from './features/account';
import { catalogueFeature } from './features/catalogue';
import { siteFeature } from './features/site';

/** Every subject that the server serves. */
export const features: readonly Feature[] = [siteFeature, accountFeature, catalogueFeature];
