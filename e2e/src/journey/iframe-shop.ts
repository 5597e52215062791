import http from 'node:http';

/** A file that a framed configurator handed over: its bytes as their number and first letters. */
export interface HandedFile {
  readonly name: string;
  readonly size: number;
  readonly start: string;
}

/** What the shop's page has heard, as it keeps it. */
export interface Heard {
  readonly type: string;
  readonly code?: string;
  readonly version?: number;
  readonly facts?: { readonly length: number; readonly isBuildable: boolean; readonly creation: unknown };
  readonly file?: HandedFile;
}

/** The page of a shop: shows a configurator, hears it and asks it, each only at its own origin. */
const pageOf = (shown: string) => `<!doctype html><title>Shop</title>
<iframe width="1100" height="700" src="${shown}"></iframe>
<script>
  const frame = document.querySelector('iframe');
  const origin = new URL(frame.src).origin;
  window.heard = [];
  window.ask = (request) => frame.contentWindow.postMessage(request, origin);
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { bytes, name, ...told } = event.data;
    if (!bytes) return window.heard.push(told);
    const start = new TextDecoder().decode(bytes.slice(0, 12));
    window.heard.push({ ...told, file: { name, size: bytes.length, start } });
  });
</script>`;

/** A shop of somebody else at a port of this computer, with the page above at every address. */
export async function openShop(port: number, shown: () => string): Promise<{ close: () => Promise<void> }> {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(pageOf(shown()));
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
