import swagger from '@fastify/swagger';
import type { StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

/** The documentation page draws its logo and its arrows with inline styles and data pictures; only it may. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

type Document = StaticDocumentSpec['document'];

/** /openapi.json and, for people, /api-docs. The description is made when somebody first asks for it. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  // The library keeps this object; it is filled before the library sends it.
  const document = {} as Document;
  let text: Promise<string> | undefined;
  const described = () =>
    (text ??= openApiDocument().then((made) => JSON.stringify(Object.assign(document, made))));

  app.get('/openapi.json', async (_request, reply) => {
    const body = await described();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(body);
  });
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: '/api-docs',
      uiConfig: { docExpansion: 'none', deepLinking: false },
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.raw.setHeader('content-security-policy', pagePolicy);
      await described();
    });
  });
}
