import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { collectionPicture } from './collection-picture';
import { luminairePicture } from './luminaire-picture';
import { pictureAnswers } from './picture-answer';

/** Drawn pictures by address, for anyone: they show what a brochure shows. */
export function pictureRoutes(app: FastifyInstance, frame: Frame): void {
  const answerOf = pictureAnswers();

  serve(app, frame, calls.getLuminairePicture, ({ params, query, request }) => {
    const catalogue = frame.catalogue.current();
    const model = catalogue.models.get(params.model);
    if (!model || model.virtual === 1) return notFound();
    const { revision, ...look } = query;
    const draw = () => luminairePicture(model, look);
    return answerOf(catalogue, revision, request, `${model.model}.svg`, look, draw);
  });

  serve(app, frame, calls.getCollectionPicture, ({ params, query, request }) => {
    const catalogue = frame.catalogue.current();
    const collection = catalogue.collections.get(params.subFamilyId);
    if (!collection) return notFound();
    const draw = () => collectionPicture(collection, query.ground);
    return answerOf(
      catalogue,
      query.revision,
      request,
      `${params.subFamilyId}.svg`,
      [params, query.ground],
      draw,
    );
  });
}
