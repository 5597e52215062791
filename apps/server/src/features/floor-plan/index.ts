import type { Feature } from '../../app-context';
import { floorPlanRoutes } from './routes';
import { sweepFloorPlans } from './sweep';

export { floorPlanUpload } from './take-plan';

export const floorPlanFeature: Feature = {
  name: 'floor-plan',
  routes: floorPlanRoutes,
  sweep: sweepFloorPlans,
};
