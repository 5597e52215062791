import http from 'node:http';

/** A site of somebody else: a page that shows the address in its query in a frame. */
export async function foreignSite(port: number): Promise<{ close: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    const shown = new URL(request.url ?? '/', 'http://localhost').searchParams.get('show') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Shop</title><iframe width="800" height="600" src="${encodeURI(decodeURI(shown))}">`,
    );
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
