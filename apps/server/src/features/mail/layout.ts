import { languageTag, type LanguageCode } from '@lucerna/engine';
import type { AccentColours } from '../../ports/catalogue';
import { escapeHtml } from '../../http/plain-page';

export interface LetterParts {
  readonly language: LanguageCode;
  readonly brand: string;
  readonly accent: Pick<AccentColours, 'accent' | 'onAccent'>;
  readonly title: string;
  readonly hello: string;
  readonly lead: string;
  readonly button: string;
  readonly link: string;
  readonly fallback: string;
  readonly after: string;
  /** Whom to ask. */
  readonly contact: string | null;
  readonly footer: string;
}

const face = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs read tables and inline styles only; there is no picture, so nothing tells that it was opened. */
export function htmlOf(parts: LetterParts): string {
  const said = (name: Exclude<keyof LetterParts, 'accent' | 'contact'>) => escapeHtml(parts[name]);
  const { accent, onAccent } = parts.accent;
  const [title, link, fallback] = [said('title'), said('link'), said('fallback')];
  const line = (text: string, more = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#2a303a;${more}">${text}</p>`;
  return `<!doctype html>
<html lang="${languageTag(parts.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#f7f7f7;${face}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff"><tr><td style="padding:40px;${face}">
<p style="margin:0 0 40px;padding:0 0 12px;border-bottom:3px solid ${accent};font-size:20px;line-height:24px;font-weight:600;letter-spacing:-0.4px;color:#2a303a">${said('brand')}</p>
<h1 style="margin:0 0 24px;font-size:28px;line-height:34px;font-weight:500;color:#2a303a">${title}</h1>
${line(said('hello'))}
${line(said('lead'))}
<p style="margin:24px 0 32px"><a href="${link}" style="display:inline-block;padding:12px 28px;border-radius:24px;background:${accent};color:${onAccent};text-decoration:none;font-size:16px;font-weight:600">${said('button')}</a></p>
${line(said('after'), 'color:#586271;font-size:14px;line-height:20px')}
${line(`${fallback}<br><a href="${link}" style="color:#586271;word-break:break-all">${link}</a>`, 'color:#586271;font-size:14px;line-height:20px')}
${parts.contact === null ? '' : line(escapeHtml(parts.contact), 'color:#586271;font-size:14px;line-height:20px')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4e4e4;font-size:13px;line-height:18px;color:#586271">${said('footer')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
