import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { getQualification, qualify, updateAboutCompany, updateAboutYou } from './qualify';

function qualificationRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.getQualification, getQualification(ctx));
  serve(app, ctx, call.updateAboutYou, updateAboutYou(ctx));
  serve(app, ctx, call.updateAboutCompany, updateAboutCompany(ctx));
  serve(app, ctx, call.qualify, qualify(ctx));
}

export const qualificationFeature: Feature = { name: 'qualification', routes: qualificationRoutes };
