import { operations as calls } from '@lucerna/contract';
import { ok } from '@lucerna/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { reasonText, viewOf } from '../catalogue';
import { storedFront, storedPicture } from '../creation';
import { preconfigPicture, preconfigsOf } from '../preconfig';
import { findConfig } from '../project';
import { collectionPicture } from './collection-picture';
import { heroPicture } from './hero-picture';
import { withImageDetails } from './image-details';
import { luminairePicture, productPicture } from './luminaire-picture';
import { modelPictureAddress, roomPictureAddress } from './model-picture';
import { bodyMesh, pictureFile } from './picture-file';
import { pictureAnswers } from './picture-answer';

/** Drawn pictures by address: of the catalogue for anyone, of a product for who may see it. */
export function pictureRoutes(app: FastifyInstance, ctx: AppContext): void {
  const answerOf = pictureAnswers();

  serve(app, ctx, calls.listModelPictures, ({ query }) =>
    answer(ctx.catalogue.pictures().of(query.model), { headers: { 'cache-control': 'no-cache' } }),
  );
  serve(app, ctx, calls.getPictureFile, ({ params }) => pictureFile(ctx, params.file));
  serve(app, ctx, calls.getBodyMesh, ({ params }) => bodyMesh(ctx, params.file));
  serve(app, ctx, calls.getPictureProgress, ({ language }) => {
    const { broken, ...progress } = ctx.catalogue.pictures().progress;
    const told = broken.map(({ file, reason }) => ({ file, reason: reasonText(reason, language) }));
    return answer({ ...progress, broken: told });
  });

  serve(app, ctx, calls.getModelPicture, ({ params, query, request }) => {
    const model = ctx.catalogue.current().models.get(params.model);
    if (!model || model.virtual === 1) return notFound();
    const { width, ...wanted } = query;
    return leadTo(modelPictureAddress(ctx.catalogue.pictures(), model.model, wanted, reader(request, width)));
  });

  serve(app, ctx, calls.leadToCollectionPicture, ({ params, query, request }) => {
    if (!ctx.catalogue.current().collections.has(params.subFamilyId)) return notFound();
    const { width, ...wanted } = query;
    const pictures = ctx.catalogue.pictures();
    return leadTo(roomPictureAddress(pictures, params.subFamilyId, wanted, reader(request, width)));
  });

  serve(app, ctx, calls.getLuminairePicture, ({ params, query, request }) => {
    const catalogue = ctx.catalogue.current();
    const model = catalogue.models.get(params.model);
    if (!model || model.virtual === 1) return notFound();
    const { revision, ...look } = query;
    const asked = { catalogue, revision, request, name: `${model.model}.svg`, look };
    const siblings = look.alone ? [] : catalogue.collections.get(model.subFamily.id)?.models;
    return answerOf(asked, () => ok(luminairePicture(catalogue, model, look, siblings)));
  });

  serve(app, ctx, calls.getImageDetails, ({ body }) =>
    answer(withImageDetails(ctx.catalogue.current(), body)),
  );

  serve(app, ctx, calls.getCollectionPicture, ({ params, query, request }) => {
    const catalogue = ctx.catalogue.current();
    const collection = catalogue.collections.get(params.subFamilyId);
    if (!collection) return notFound();
    const { ground, revision } = query;
    const look = [params, ground];
    const asked = { catalogue, revision, request, name: `${params.subFamilyId}.svg`, look };
    return answerOf(asked, () => ok(collectionPicture(catalogue, collection, ground)));
  });

  serve(app, ctx, calls.getHeroPicture, ({ query, request }) => {
    const catalogue = ctx.catalogue.current();
    const { ground, revision } = query;
    const today = ctx.today();
    const asked = { catalogue, revision, request, name: 'home.svg', look: [ground, today] };
    return answerOf(asked, () => ok(heroPicture(catalogue, ground, today)));
  });

  serve(app, ctx, calls.getPreconfigPicture, ({ viewer, language, params, query, request }) => {
    const catalogue = ctx.catalogue.current();
    const preconfig = preconfigsOf(catalogue).find(({ id }) => id === params.id);
    if (!preconfig) return notFound();
    const view = viewOf(ctx, { viewer, language, query: { catalogId: preconfig.catalogId } });
    const { revision, ...look } = query;
    const name = `${params.id}.svg`;
    const asked = { catalogue, revision, request, name, look: [look, view.today] };
    return answerOf(asked, () => preconfigPicture(view, preconfig, look));
  });

  serve(app, ctx, calls.getProductPicture, async ({ viewer, params, query, request }) => {
    const { projectId, productId } = params;
    const { revision: code, ...look } = query;
    const found = await findConfig(ctx, viewer, productId, projectId);
    // Under the code of what an order or a budget has, nothing else must be shown.
    if (!found || (code !== undefined && code !== found.reference)) return notFound();
    const { catalogId, evaluatedOn: day, creation, version } = found;
    const wanted = { models: [found.model], documents: true };
    const catalogue = await ctx.catalogue.on(found.catalogueRevision, wanted, (loaded) => {
      // Asks for all models that the picture needs, so that it is drawn with all of them.
      if (creation) storedFront({ catalogue: loaded, catalogId, day }, creation);
      return loaded;
    });
    const asked = {
      catalogue,
      request,
      name: `${productId}.svg`,
      look: [version, look],
      isPrivate: true,
    };
    if (creation) return answerOf(asked, () => storedPicture({ catalogue, catalogId, day }, creation, look));
    const model = catalogue.models.get(found.model);
    return model
      ? answerOf(asked, () => ok(productPicture(catalogue, model, found.configuration, look)))
      : notFound();
  });
}

const reader = ({ headers }: FastifyRequest, width: number) => ({
  width,
  readsAvif: headers.accept?.includes('image/avif') ?? false,
});

/** Pictures are made while the catalogue is in force: not for longer than a visit. */
const leadTo = (location: string): Answer<never> => ({
  ok: true,
  status: 302,
  headers: { location, vary: 'accept', 'cache-control': 'public, max-age=300' },
});
