import type { KeptLetter } from '../../ports/mail';
import { escapeHtml } from '../../http/plain-page';

const style = `body{font:16px/24px system-ui,sans-serif;margin:0 auto;padding:24px;max-width:760px;color:#1d1d1b;background:#f5f4f1}
h1{font-weight:400}article{background:#fff;border:1px solid #e4e2dc;padding:16px 24px;margin:0 0 16px}
h2{font-size:18px;margin:0}dl{display:flex;gap:8px;margin:0 0 8px;color:#57554f;font-size:14px}dd,dt{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#1d1d1b}`;

/** Nothing but its own style and its own links. */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The text with its addresses as links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}

const article = ({ at, to, subject, text }: KeptLetter): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>at</dt><dd><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl>
<pre>${linked(text)}</pre>
</article>`;

/** The letters of an installation without a mail server, newest first, for its administrator. */
export function outboxPage(letters: readonly KeptLetter[]): string {
  const body = letters.length === 0 ? '<p>No letters yet.</p>' : letters.map(article).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head>
<body><h1>Outbox</h1><p>No mail server is set (SMTP_URL), so letters stay on this machine.</p>
${body}
</body></html>
`;
}
