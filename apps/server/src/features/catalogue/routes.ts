import { foldText, operations as calls } from '@lucerna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import { metaOf, pageHeaders, pageOfRows, type Page } from '../../http/paging';
import { serve } from '../../http/serve';
import { articleByReference } from './article-by-reference';
import { checkAvailability } from './check-availability';
import { collectionSheetAnswer } from './collection-sheet';
import { listReferences, listVariations, modelsOfFamily, presentModelOfFamily } from './list-articles';
import { catalogueModels, presentCatalogueModel } from './list-catalogue-models';
import { listCatalogs } from './list-catalogs';
import { listCollectionArticles } from './list-collection-articles';
import { listCollections } from './list-collections';
import { answerMemoized } from './memoized-json';
import { modelSheetAnswer } from './model-sheet';
import { isWithin, offeredModels, relatedModels, type Filters } from './filters';
import { pagedAnswer } from './paged-answer';
import { modelCardJson } from './present-model-card';
import { searchModels } from './search-models';
import { staticAccessories, staticDocument, staticFamily, staticRules } from './static-data';
import {
  modelsWithTechnicalInfo,
  modelWithTechnicalInfo,
  spotlights,
  technicalInfoJson,
} from './technical-info';
import { ownViewOf, viewOf, type View } from './viewer-catalogue';

/** The calls of the catalogue (CAT-03, REF-03, REF-06 to REF-08, AVL-01). What the open pages show (P2) needs no session. */
export function catalogueRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.listCatalogs, () => answer(listCatalogs(ctx.catalogue.current())));

  serve(app, ctx, calls.listReferences, (call) =>
    list(
      call,
      ['references', call.query.reference],
      (view) => listReferences(view, call.query),
      (_, article) => JSON.stringify(article),
    ),
  );
  serve(app, ctx, calls.getArticleByReference, (call) =>
    articleByReference(viewOf(ctx, call), call.query.reference),
  );
  serve(app, ctx, calls.listVariations, (call) =>
    listVariations(viewOf(ctx, call), call.request, call.query),
  );
  serve(app, ctx, calls.listModels, (call) => {
    const { relatedTo } = call.query;
    const rows = (view: View) =>
      relatedTo === undefined
        ? offeredModels(view, call.query)
        : relatedModels(view, view.catalogue.models.get(relatedTo)).filter((model) =>
            isWithin(view, model, call.query),
          );
    return list(call, ['models', call.language, relatedTo], rows, modelCardJson);
  });
  serve(app, ctx, calls.listCatalogueModels, (call) => {
    const view = viewOf(ctx, call);
    const models = catalogueModels(view, call.query);
    const pictures = ctx.catalogue.pictures();
    return answer({
      docs: pageOfRows(models, call.query).map((model) => presentCatalogueModel(view, pictures, model)),
      meta: metaOf(call.query, models.length),
    });
  });
  serve(app, ctx, calls.listModelsByFamily, (call) =>
    list(
      call,
      ['family', call.query.virtual],
      (view) => modelsOfFamily(view, call.query),
      (_, model) => JSON.stringify(presentModelOfFamily(model)),
    ),
  );
  serve(app, ctx, calls.searchArticles, (call) => {
    const { search } = call.query;
    const about = ['search', call.language, foldText(search)];
    return list(call, about, (view) => searchModels(view, search), modelCardJson);
  });
  serve(app, ctx, calls.getModelSheet, (call) =>
    modelSheetAnswer(viewOf(ctx, call), call.request, call.query.model),
  );
  serve(app, ctx, calls.getCollectionSheet, (call) =>
    collectionSheetAnswer(viewOf(ctx, call), call.request, call.query.subFamilyId, call.query),
  );
  serve(app, ctx, calls.checkAvailability, (call) =>
    answer(checkAvailability(ownViewOf(ctx, call), call.body.products)),
  );

  serve(app, ctx, calls.listTechnicalInfo, (call) => {
    const { subFamily, appLocation } = call.query;
    const rows = (view: View) => modelsWithTechnicalInfo(view, call.query);
    return list(call, ['technical', subFamily, appLocation], rows, technicalInfoJson);
  });
  serve(app, ctx, calls.getTechnicalInfoOfModel, (call) => {
    const view = viewOf(ctx, call);
    const model = modelWithTechnicalInfo(view, call.query);
    if (!model) return notFound();
    return answerMemoized(view, call.request, `technical/${model.model}`, () => ({
      json: technicalInfoJson(view, model),
    }));
  });
  serve(app, ctx, calls.listTechnicalInfoOfSpotlights, (call) =>
    list(
      call,
      ['spotlights', call.query.subFamily],
      (view) => spotlights(view, call.query),
      technicalInfoJson,
    ),
  );

  serve(app, ctx, calls.listCollections, (call) => {
    const view = viewOf(ctx, call);
    return answerMemoized(
      view,
      call.request,
      aboutOf(['collections', call.language], call.query),
      () => listCollections(view, call.query),
      (total) => pageHeaders(call.request.url, call.query, total),
    );
  });
  serve(app, ctx, calls.listCollectionArticles, (call) => {
    const view = viewOf(ctx, call);
    return answerMemoized(
      view,
      call.request,
      aboutOf(['collection articles', call.language], call.query),
      () => listCollectionArticles(view, call.query),
      (total) => pageHeaders(call.request.url, call.query, total),
    );
  });
  serve(app, ctx, calls.getDesigner, ({ params }) => {
    const collection = ctx.catalogue.current().collections.get(params.id);
    return collection ? answer({ subFamilyId: params.id, designer: collection.designer }) : notFound();
  });
  serve(app, ctx, calls.getApplicationLocation, ({ query }) => {
    const found = ctx.catalogue
      .current()
      .applicationLocations.find(
        (each) => each.application.id === query.applicationId && each.location.id === query.locationId,
      );
    return found ? answer({ id: found.id }) : notFound();
  });

  serve(app, ctx, calls.getStaticFamily, (call) => {
    const articles = staticFamily(ownViewOf(ctx, call), call.params.name);
    return articles ? file(call, 'family', () => articles) : notFound();
  });
  serve(app, ctx, calls.getStaticRules, (call) =>
    file(call, 'rules', (view) => staticRules(view, call.params.name, call.log)),
  );
  serve(app, ctx, calls.getStaticAccessories, (call) =>
    file(call, 'accessories', (view) => staticAccessories(view, call.params.name, call.log)),
  );
  serve(app, ctx, calls.getStaticDocument, (call) => {
    const view = ownViewOf(ctx, call);
    const { name } = call.params;
    return answerMemoized(view, call.request, `document/${name}`, () => ({
      json: staticDocument(view, name),
    }));
  });

  /** A page of a list of the catalogue; the narrowing of the query always counts. */
  function list<Row>(
    call: ListCall,
    about: readonly (string | number | undefined)[],
    rows: (view: View) => readonly Row[] | Promise<readonly Row[]>,
    write: (view: View, row: Row) => string,
  ) {
    const view = viewOf(ctx, call);
    return pagedAnswer<Row>({
      view,
      request: call.request,
      page: call.query,
      about: [aboutOf(about, call.query)],
      rows: () => rows(view),
      write: (row) => write(view, row),
    });
  }

  /** A page of the rows of a static file. */
  function file(call: FileCall, name: string, rows: (view: View) => readonly unknown[]) {
    const view = ownViewOf(ctx, call);
    return pagedAnswer({
      view,
      request: call.request,
      page: call.query,
      about: ['file', name, call.params.name],
      rows: () => rows(view),
      write: (row) => JSON.stringify(row),
    });
  }
}

type Viewed = Parameters<typeof viewOf>[1];
type Query = NonNullable<Viewed['query']> & Filters & Page;
type ListCall = Viewed & { readonly query: Query; readonly request: FastifyRequest };
type FileCall = Omit<Viewed, 'query'> & {
  readonly params: { readonly name: string };
  readonly query: Page;
  readonly request: FastifyRequest;
};

/** All of a question that decides the answer, as a key. */
const aboutOf = (
  about: readonly (string | number | undefined)[],
  { subFamilyId, applicationLocationId, page, itemsPerPage }: Filters & Page,
): string => JSON.stringify([...about, subFamilyId, applicationLocationId, page, itemsPerPage]);
