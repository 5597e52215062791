import type { LanguageCode } from '@lucerna/engine';
import { escapeHtml } from '../../http/plain-page';

export interface LetterParts {
  readonly language: LanguageCode;
  readonly brand: string;
  readonly title: string;
  readonly hello: string;
  readonly lead: string;
  readonly button: string;
  readonly link: string;
  readonly fallback: string;
  readonly after: string;
  readonly footer: string;
}

const face = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs read tables and inline styles only; there is no picture, so nothing tells that it was opened. */
export function htmlOf(parts: LetterParts): string {
  const said = (name: keyof LetterParts) => escapeHtml(parts[name]);
  const [title, link, fallback] = [said('title'), said('link'), said('fallback')];
  const line = (text: string, more = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1d1d1b;${more}">${text}</p>`;
  return `<!doctype html>
<html lang="${parts.language === 'us' ? 'en-US' : parts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#f5f4f1;${face}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4e2dc"><tr><td style="padding:32px;${face}">
<p style="margin:0 0 32px;font-size:14px;letter-spacing:4px;color:#1d1d1b;text-transform:uppercase">${said('brand')}</p>
<h1 style="margin:0 0 24px;font-size:24px;line-height:32px;font-weight:400;color:#1d1d1b">${title}</h1>
${line(said('hello'))}
${line(said('lead'))}
<p style="margin:24px 0 32px"><a href="${link}" style="display:inline-block;padding:12px 24px;background:#1d1d1b;color:#ffffff;text-decoration:none;font-size:16px">${said('button')}</a></p>
${line(said('after'), 'color:#57554f;font-size:14px;line-height:20px')}
${line(`${fallback}<br><a href="${link}" style="color:#57554f;word-break:break-all">${link}</a>`, 'color:#57554f;font-size:14px;line-height:20px')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4e2dc;font-size:13px;line-height:18px;color:#6b6963">${said('footer')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
