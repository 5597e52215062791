import { z } from 'zod';
import { operationOf } from '../operation';
import { catalogQuery, languageQuery } from '../shape/common';
import {
  languageList,
  legalPage,
  legalPageId,
  siteConfig,
  siteFoot,
  textDomain,
  textFile,
} from '../shape/site';

const operation = operationOf('site');

/** What every page asks at its start: settings, languages, texts (P7; REF-01, REF-02). */
export const siteOperations = {
  getCookie: operation({
    method: 'GET',
    path: '/cookie',
    access: 'open',
    summary: 'Tell whether the browser sent the cookies of a session',
    response: z.object({ logged: z.boolean() }),
  }),
  getConfig: operation({
    method: 'GET',
    path: '/config.json',
    access: 'open',
    summary: 'Settings of this installation',
    response: siteConfig,
  }),
  getTexts: operation({
    method: 'GET',
    path: '/api/v1/keys/domains/:domain/files',
    access: 'open',
    summary: 'The texts of a domain in a language',
    params: z.object({ domain: textDomain }),
    query: z.object({ lang: languageQuery, compiled: z.literal('true').optional() }),
    response: textFile,
  }),
  getSiteFoot: operation({
    method: 'GET',
    path: '/api/v1/site/foot',
    access: 'open',
    summary: 'Whom to ask, and the pages of the maker’s own: terms, privacy and the like',
    query: z.object({ catalogId: catalogQuery.optional(), lang: languageQuery }),
    response: siteFoot,
  }),
  getLegalPage: operation({
    method: 'GET',
    path: '/api/v1/site/legal-pages/:legalPage',
    access: 'open',
    summary: 'A page of the maker’s own',
    params: z.object({ legalPage: legalPageId }),
    query: z.object({ catalogId: catalogQuery.optional(), lang: languageQuery }),
    response: legalPage,
    errors: [404],
  }),
  listLanguages: operation({
    method: 'GET',
    path: '/api/v1/languages',
    access: 'open',
    summary: 'The languages of the interface, described in one of them',
    query: z.object({ lang: languageQuery }),
    response: languageList,
  }),
  listLanguagesIn: operation({
    method: 'GET',
    path: '/api/v2/languages/:lang',
    access: 'open',
    summary: 'The languages of the interface, described in one of them',
    params: z.object({ lang: z.string().max(10) }),
    response: languageList,
  }),
};
