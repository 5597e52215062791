// node proxy.mjs PORT TARGET: the proxy with a certificate and HTTP/2 that a site has before it (deploy/), in short: what
// comes at https://localhost:PORT goes to the server at the address TARGET. Says "ready" when it listens.
import http from 'node:http';
import http2 from 'node:http2';
import net from 'node:net';
import { generate } from 'selfsigned';

const [port, target] = process.argv.slice(2);
const { hostname, port: targetPort } = new URL(target);
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});

/** Of one connection only (RFC 9113, 8.2.2). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

const agent = new http.Agent({ keepAlive: true });

function forwarded(headers) {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return {
    ...Object.fromEntries(own),
    host: headers[':authority'] ?? headers.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  };
}

const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
  const asked = http.request(
    {
      ...{ hostname, port: targetPort, agent, method: request.method, path: request.url },
      headers: forwarded(request.headers),
    },
    (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
      response.writeHead(answer.statusCode, Object.fromEntries(headers));
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
});

// A socket of the page comes by HTTP/1.1 and stays.
server.on('upgrade', (request, socket, head) => {
  const headers = Object.entries(forwarded(request.headers)).map(([name, value]) => `${name}: ${value}\r\n`);
  const onward = net.connect(Number(targetPort), hostname, () => {
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
});

server.listen(Number(port), 'localhost', () => console.log('ready'));
