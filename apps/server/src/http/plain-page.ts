import { languageTag, type LanguageCode } from '@lucerna/engine';
import type { AccentTheme } from '../ports/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language';

const styleOf = ({ light, dark }: AccentTheme) => `:root{color-scheme:light dark}
body{font:16px/24px system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center;padding:16px;box-sizing:border-box;background:light-dark(#f7f7f7,#14110f);color:light-dark(#2a303a,#f2ede7)}
main{width:100%;max-width:420px;box-sizing:border-box;padding:40px;background:light-dark(#fff,#241f1b)}
h1{font-size:28px;line-height:34px;font-weight:500;margin:0 0 24px}p{margin:0 0 24px}form{display:grid;gap:16px}
label{display:grid;gap:4px}label small{font-size:14px;line-height:20px;color:light-dark(#586271,#b5aca2)}
input{font:inherit;padding:11px 12px;min-width:0;border:1px solid light-dark(#7c8797,#857b71);background:light-dark(#fff,#1c1916);color:inherit}
[role=alert]{margin:0 0 24px;padding:12px 16px;background:light-dark(#fdecea,#351b19);color:light-dark(#a02a2c,#ffa39d)}
button,a{display:inline-block;justify-self:start;padding:12px 28px;min-height:24px;background:light-dark(${light.accent},${dark.accent});color:light-dark(${light.onAccent},${dark.onAccent});border:0;border-radius:24px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid light-dark(${light.focus},${dark.focus});outline-offset:2px}`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface PlainPage {
  readonly status: number;
  readonly language: LanguageCode;
  readonly title: string;
  readonly accent: AccentTheme;
  /** HTML; texts in it are escaped already. */
  readonly body: string;
}

/** A page without a script, for links that must work without the web app. `title` is plain text. */
export function sendPlainPage(
  reply: FastifyReply,
  { status, language, title, accent, body }: PlainPage,
): FastifyReply {
  const heading = escapeHtml(title);
  return (
    reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // To ourselves the address is told: without it a browser calls the origin of the form null.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width"><title>${heading}</title><style>${styleOf(accent)}</style></head>` +
          `<body><main><h1>${heading}</h1>${body}</main></body></html>`,
      )
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => entities[each]!);
}

/** The first language of the browser that is one of ours. */
export function browserLanguage({ headers }: FastifyRequest): LanguageCode {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  return languageOf(first.trim(), languageOf(first.trim().slice(0, 2)));
}

/** Lets the routes of a scope read the fields of an HTML form, four thousand bytes at most. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4000 },
    (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}
