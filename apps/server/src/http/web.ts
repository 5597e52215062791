import { pages, type PageRow } from '@lucerna/contract/pages';
import fastifyStatic from '@fastify/static';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { folders } from '../folders';
import type { AppContext } from '../app-context';
import { notFound } from './answer';
import { brandedPage } from './branded-page';
import { builtFiles } from './built-files';
import { refuse } from './refuse';

/** Paths that belong to calls: unknown ones are answered in JSON, never with the page. */
const callPrefix =
  /^\/(api|auth|users|static|documents|sr-documents|socket\.io|assets|api-docs|v2)(\/|$)|\.\w{1,5}$/;

/** The pages that other sites may show in a frame (RTE-04). */
const framed: ReadonlySet<string> = new Set(
  Object.values(pages).flatMap((page: PageRow) => (page.isFramed ? [page.path] : [])),
);

/** What the addresses of pages begin with that let whoever has them in. */
const unlisted = Object.values(pages).flatMap((page: PageRow) =>
  page.isUnlisted ? [page.path.slice(0, page.path.indexOf(':'))] : [],
);

/** Stands for the host, of which no page knows. */
const inside = 'http://inside';

/** What a page shows before its app is read: what its head asks for first, and what stands before the app. */
interface FirstShown {
  readonly head: string;
  readonly html: string;
}

/** Before the app, since the sheets at the page's end hold up whatever stands behind them. */
const withFirst = (page: string, first: FirstShown | null): string =>
  first === null
    ? page
    : page
        .replace('<head>', (head) => head + first.head)
        .replace('<div id="app">', (app) => `${first.html}\n    ${app}`);

/** No address of ours makes a URL throw; of a stranger's only what can be read counts. */
const addressOf = (url: string): URL => (URL.canParse(url, inside) ? new URL(url, inside) : new URL(inside));

function sendPage(reply: FastifyReply, page: string | null): void {
  if (page === null) {
    void reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web app is not built. Run: npm run build\n');
    return;
  }
  void reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

/** Lets hosts of the configuration show the page in a frame; without this only our own pages may. */
function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  const own = "frame-ancestors 'self'";
  const policy = String(reply.raw.getHeader('content-security-policy'));
  reply.raw.setHeader('content-security-policy', policy.replace(own, [own, ...origins].join(' ')));
  // The older header knows no list of hosts.
  reply.raw.removeHeader('x-frame-options');
}

/**
 * Serves the built web app: hashed assets for ever, precompressed where the build made .br or .gz beside them;
 * every page route gets index.html, and in it what `firstOf` answers for its address; a path of the API that does not exist
 * gets a JSON 404.
 */
export async function webRoutes(
  app: FastifyInstance,
  ctx: AppContext,
  firstOf: (address: URL) => FirstShown | null,
): Promise<void> {
  const { frameOrigins } = ctx.env.pages;
  const index = path.join(folders.web, 'index.html');
  const page = existsSync(index) ? brandedPage(readFileSync(index, 'utf8')) : null;
  if (page !== null) {
    await app.register(fastifyStatic, { ...builtFiles(folders.web), wildcard: true });
    app.get('/', (_request, reply) => sendPage(reply, page(ctx.catalogue.current())));
  }
  app.setNotFoundHandler((request, reply) => {
    const pathOnly = request.url.split('?', 1)[0] ?? '/';
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (asksForPage && !callPrefix.test(pathOnly)) {
      if (unlisted.some((start) => pathOnly.startsWith(start))) {
        void reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
      }
      if (framed.has(pathOnly) && frameOrigins.length > 0) allowFrames(reply, frameOrigins);
      sendPage(reply, page && withFirst(page(ctx.catalogue.current()), firstOf(addressOf(request.url))));
    } else refuse(reply, notFound());
  });
}
