import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, Frame } from '../../frame';
import { serve } from '../../http/serve';
import { getQualification, qualify, updateAboutCompany, updateAboutYou } from './qualify';

function qualificationRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.getQualification, getQualification(frame));
  serve(app, frame, call.updateAboutYou, updateAboutYou(frame));
  serve(app, frame, call.updateAboutCompany, updateAboutCompany(frame));
  serve(app, frame, call.qualify, qualify(frame));
}

export const qualificationFeature: Feature = { name: 'qualification', routes: qualificationRoutes };
