import { operations as call, socketPath, type SiteConfig, type SocialProvider } from '@lucerna/contract';
import { catalogIds, defaultCatalogId, defaultLanguage, languageCodes } from '@lucerna/engine';
import type { FastifyInstance } from 'fastify';
import { folders } from '../../folders';
import type { Frame } from '../../frame';
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

export function siteRoutes(app: FastifyInstance, frame: Frame): void {
  const texts = openTexts(folders.texts);
  const config = {
    flagOverrides: frame.env.flags.inBrowser,
    errorReporting: frame.env.sentryDsn
      ? { dsn: frame.env.sentryDsn, environment: frame.env.flags.environment, release }
      : null,
    defaultLanguage,
    defaultCatalog: defaultCatalogId,
    languages: [...languageCodes],
    socketPath,
    demo: frame.env.demo,
    appOrigin: frame.env.authOrigin ? (frame.env.publicOrigin ?? null) : null,
    authOrigin: frame.env.authOrigin ?? null,
    frameOrigins: [...frame.env.pages.frameOrigins],
    social: namesOf<SocialProvider>(frame.env.social),
    approveAccounts: frame.env.approveAccounts,
    keyDays: frame.env.apiKeyDays,
  };

  serve(app, frame, call.getCookie, ({ viewer }) => answer({ logged: viewer !== null }));
  // Who asks decides the flags, so that no shared cache may keep them.
  const headers = { 'cache-control': 'private, no-store' };
  serve(app, frame, call.getConfig, async ({ viewer }) => {
    const catalogue = frame.catalogue.current();
    return answer(
      {
        ...config,
        brand: catalogue.brandName,
        website: frame.env.pages.website ?? catalogue.brand?.website ?? null,
        pictures: editionOf(catalogue),
        photographs: {
          models: frame.catalogue.pictures().isAnyOfModels,
          collections: roomPictureAddresses(frame.catalogue.pictures()),
        },
        referenceExamples: referenceExamples(catalogue),
        workCalendars: catalogIds.map((catalogId) => ({
          catalogId,
          calendar: shownCalendar(catalogue.workCalendar(catalogId)),
        })),
        flags: await frame.flags.of(viewer),
      },
      { headers },
    );
  });
  serve(app, frame, call.getSiteFoot, (asked) => answer(siteFoot(viewOf(frame, asked))));
  serve(app, frame, call.getLegalPage, (asked) => {
    const page = legalPageIn(viewOf(frame, asked), asked.params.legalPage);
    return page ? answer(page) : notFound();
  });
  serve(app, frame, call.listLanguages, ({ language }) => answer(languagesIn(language)));
  serve(app, frame, call.listLanguagesIn, ({ params }) => answer(languagesIn(languageOf(params.lang))));
  serve(app, frame, call.getTexts, ({ params, query, language, request }) => {
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
