import swagger from '@fastify/swagger';
import type { StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

/** The documentation page draws its logo and its arrows with inline styles and data pictures; only it may. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** /openapi.json and, for people, /api-docs. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  const text = JSON.stringify(document);
  app.get('/openapi.json', (_request, reply) => {
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as StaticDocumentSpec['document'] },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api-docs',
      uiConfig: { docExpansion: 'none', deepLinking: false },
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.raw.setHeader('content-security-policy', pagePolicy);
      done();
    });
  });
}
