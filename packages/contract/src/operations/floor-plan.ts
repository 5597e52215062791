import { z } from 'zod';
import { operationOf } from '../operation';
import { id, rows } from '../shape/common';
import { floorPlan } from '../shape/floor-plan';

const operation = operationOf('floor plans');
const access = 'signed-in';
const params = z.object({ id });

/** Floor plans under a drawing (BYN-20), of the own account. Kept for 90 days after they were last looked at. */
export const floorPlanOperations = {
  listFloorPlans: operation({
    method: 'GET',
    path: '/api/v1/floor-plans',
    access,
    summary: 'The own floor plans, newest first',
    response: rows(floorPlan),
  }),
  getFloorPlan: operation({
    method: 'GET',
    path: '/api/v1/floor-plans/:id',
    access,
    summary: 'An own floor plan',
    params,
    response: floorPlan,
    errors: [404],
  }),
  getFloorPlanContent: operation({
    method: 'GET',
    path: '/api/v1/floor-plans/:id/content',
    access,
    summary: 'An own floor plan as a picture: WebP, or SVG of a drawing',
    params,
    file: 'image/*',
    errors: [404],
  }),
  removeFloorPlan: operation({
    method: 'DELETE',
    path: '/api/v1/floor-plans/:id',
    access,
    summary: 'Remove an own floor plan',
    params,
    errors: [404],
  }),
};
