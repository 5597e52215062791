import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { articleByReference } from './article-by-reference';
import { checkAvailability } from './check-availability';
import { collectionSheetAnswer } from './collection-sheet';
import { listModelsByFamily, listReferences, listVariations, searchModels } from './list-articles';
import { listCatalogs } from './list-catalogs';
import { listCollections, narrowCollections } from './list-collections';
import { modelSheetAnswer } from './model-sheet';
import { offeredModels } from './narrow';
import { presentCollection } from './present-collection';
import { presentModelCard } from './present-model-card';
import { staticAccessories, staticDocument, staticFamily, staticRules } from './static-data';
import { listSpotlights, listTechnicalInfo, technicalInfoOfModel } from './technical-info';
import { ownViewOf, viewOf } from './viewer-catalogue';

/** The calls of the catalogue (CAT-03, REF-03, REF-06 to REF-08, AVL-01). What the open pages show (P2) needs no session. */
export function catalogueRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.listCatalogs, () => answer(listCatalogs(frame.catalogue.current())));

  serve(app, frame, calls.listReferences, (call) => answer(listReferences(viewOf(frame, call), call.query)));
  serve(app, frame, calls.getArticleByReference, (call) =>
    articleByReference(viewOf(frame, call), call.query.reference),
  );
  serve(app, frame, calls.listVariations, (call) => listVariations(viewOf(frame, call), call.query));
  serve(app, frame, calls.listModels, (call) => {
    const view = viewOf(frame, call);
    return answer(offeredModels(view, call.query).map((model) => presentModelCard(view, model)));
  });
  serve(app, frame, calls.listModelsByFamily, (call) =>
    answer(listModelsByFamily(viewOf(frame, call), call.query)),
  );
  serve(app, frame, calls.searchArticles, (call) => {
    const view = viewOf(frame, call);
    return answer(searchModels(view, call.query.search).map((model) => presentModelCard(view, model)));
  });
  serve(app, frame, calls.getModelSheet, (call) =>
    modelSheetAnswer(viewOf(frame, call), call.query.model, call.request.headers['if-none-match']),
  );
  serve(app, frame, calls.getCollectionSheet, (call) =>
    collectionSheetAnswer(viewOf(frame, call), call.query.subFamilyId, call.request.headers['if-none-match']),
  );
  serve(app, frame, calls.checkAvailability, (call) =>
    answer(checkAvailability(ownViewOf(frame, call), call.body.products)),
  );

  serve(app, frame, calls.listTechnicalInfo, (call) =>
    answer(listTechnicalInfo(viewOf(frame, call), call.query)),
  );
  serve(app, frame, calls.getTechnicalInfoOfModel, (call) => {
    const found = technicalInfoOfModel(viewOf(frame, call), call.query);
    return found ? answer(found) : notFound();
  });
  serve(app, frame, calls.listTechnicalInfoOfSpotlights, (call) =>
    answer(listSpotlights(viewOf(frame, call), call.query)),
  );

  serve(app, frame, calls.listCollections, (call) =>
    answer(listCollections(viewOf(frame, call), call.query)),
  );
  serve(app, frame, calls.listCollectionArticles, (call) => {
    const view = viewOf(frame, call);
    return answer(
      narrowCollections(view, call.query).map((collection) => ({
        ...presentCollection(view, collection),
        articles: offeredModels(view, { ...call.query, subFamilyId: collection.subFamily.id }).map((model) =>
          presentModelCard(view, model),
        ),
      })),
    );
  });
  serve(app, frame, calls.getDesigner, ({ params }) => {
    const collection = frame.catalogue.current().collections.get(params.id);
    return collection ? answer({ subFamilyId: params.id, designer: collection.designer }) : notFound();
  });
  serve(app, frame, calls.getApplicationLocation, ({ query }) => {
    const found = frame.catalogue
      .current()
      .applicationLocations.find(
        (each) => each.application.id === query.applicationId && each.location.id === query.locationId,
      );
    return found ? answer({ id: found.id }) : notFound();
  });

  serve(app, frame, calls.getStaticFamily, (call) => {
    const articles = staticFamily(ownViewOf(frame, call), call.params.name);
    return articles ? answer(articles) : notFound();
  });
  serve(app, frame, calls.getStaticRules, (call) =>
    answer(staticRules(ownViewOf(frame, call), call.params.name, call.log)),
  );
  serve(app, frame, calls.getStaticAccessories, (call) =>
    answer(staticAccessories(ownViewOf(frame, call), call.params.name, call.log)),
  );
  serve(app, frame, calls.getStaticDocument, (call) =>
    answer(staticDocument(ownViewOf(frame, call), call.params.name)),
  );
}
