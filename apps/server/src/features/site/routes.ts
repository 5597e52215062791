import { operations as call, socketPath, type SiteConfig, type SocialProvider } from '@lucerna/contract';
import { catalogIds, defaultCatalogId, defaultLanguage, languageCodes } from '@lucerna/engine';
import type { FastifyInstance } from 'fastify';
import { folders } from '../../folders';
import type { AppContext } from '../../app-context';
import { answer, answerText, notFound } from '../../http/answer';
import { release } from '../../report/release';
import { languageOf } from '../../http/language';
import { serve } from '../../http/serve';
import { shownCalendar, viewOf, type Catalogue } from '../catalogue';
import { editionOf, roomPictureAddresses } from '../picture';
import { languagesIn } from './languages';
import { legalPageIn, siteFoot } from './site-foot';
import { openTexts } from './texts';
import { namesOf } from '../../records';

export function siteRoutes(app: FastifyInstance, ctx: AppContext): void {
  const texts = openTexts(folders.texts);
  const config = {
    flagOverrides: ctx.env.flags.inBrowser,
    errorReporting: ctx.env.sentryDsn
      ? { dsn: ctx.env.sentryDsn, environment: ctx.env.flags.environment, release }
      : null,
    defaultLanguage,
    defaultCatalog: defaultCatalogId,
    languages: [...languageCodes],
    socketPath,
    demo: ctx.env.demo,
    appOrigin: ctx.env.authOrigin ? (ctx.env.publicOrigin ?? null) : null,
    authOrigin: ctx.env.authOrigin ?? null,
    frameOrigins: [...ctx.env.pages.frameOrigins],
    social: namesOf<SocialProvider>(ctx.env.social),
    approveAccounts: ctx.env.approveAccounts,
    keyDays: ctx.env.apiKeyDays,
  };

  serve(app, ctx, call.getCookie, ({ viewer }) => answer({ logged: viewer !== null }));
  // Who asks decides the flags, so that no shared cache may keep them.
  const headers = { 'cache-control': 'private, no-store' };
  serve(app, ctx, call.getConfig, async ({ viewer }) => {
    const catalogue = ctx.catalogue.current();
    return answer(
      {
        ...config,
        brand: catalogue.brandName,
        website: ctx.env.pages.website ?? catalogue.brand?.website ?? null,
        pictures: editionOf(catalogue),
        photographs: {
          models: ctx.catalogue.pictures().isAnyOfModels,
          collections: roomPictureAddresses(ctx.catalogue.pictures()),
        },
        referenceExamples: referenceExamples(catalogue),
        workCalendars: catalogIds.map((catalogId) => ({
          catalogId,
          calendar: shownCalendar(catalogue.workCalendar(catalogId)),
        })),
        flags: await ctx.flags.of(viewer),
      },
      { headers },
    );
  });
  serve(app, ctx, call.getSiteFoot, (asked) => answer(siteFoot(viewOf(ctx, asked))));
  serve(app, ctx, call.getLegalPage, (asked) => {
    const page = legalPageIn(viewOf(ctx, asked), asked.params.legalPage);
    return page ? answer(page) : notFound();
  });
  serve(app, ctx, call.listLanguages, ({ language }) => answer(languagesIn(language)));
  serve(app, ctx, call.listLanguagesIn, ({ params }) => answer(languagesIn(languageOf(params.lang))));
  serve(app, ctx, call.getTexts, ({ params, query, language, request }) => {
    const { json, etag } = texts(params.domain, language, query.compiled !== undefined);
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' };
    if (request.headers['if-none-match'] === etag) return { ok: true, status: 304, headers };
    return answerText(json, { headers });
  });
}

function referenceExamples(catalogue: Catalogue): SiteConfig['referenceExamples'] {
  return catalogIds.flatMap((catalogId) =>
    catalogue
      .articles(catalogId)
      .slice(0, 1)
      .map(({ reference }) => ({ catalogId, reference })),
  );
}
