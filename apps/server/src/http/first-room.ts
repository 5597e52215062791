import { isAt } from '@lucerna/contract/page-place';
import { pages, type PageRow } from '@lucerna/contract/pages';
import { spokenLanguages } from '@lucerna/engine';
import routeTexts from '../../texts/common-front/routes.json';
import countTexts from '../../texts/eproject/counts.json';
import creaTexts from '../../texts/eproject/crea.json';
import { escapeHtml } from './plain-page';

type Words = Readonly<Record<string, string>>;

const texts: Readonly<Record<string, Words>> = { ...routeTexts, ...countTexts, ...creaTexts };

const rooms = Object.values(pages).flatMap(({ path, room }: PageRow) =>
  room === undefined ? [] : [{ path, html: htmlOf(room) }],
);

/** Which language is read only the browser knows: its sheet shows one of them. American English says the same as English. */
function htmlOf(title: string): string {
  const words = texts[title];
  if (!words) throw new Error(`${title} is no text of a room.`);
  const titles = spokenLanguages.map((lang) => `<p lang="${lang}">${escapeHtml(words[lang] ?? '')}</p>`);
  return `<div id="first-room" aria-hidden="true"><div>${titles.join('')}</div></div>`;
}

/**
 * The room of an editor and what it is called, to stand at their place while the app is read. Null for any other page, and
 * for what was prepared, which has a name of its own.
 */
export function firstRoom({
  pathname,
  searchParams,
}: URL): { readonly head: string; readonly html: string } | null {
  const room = searchParams.has('preconfigId') ? undefined : rooms.find(({ path }) => isAt(path, pathname));
  return room ? { head: '<link rel="stylesheet" href="/first-room.css" />', html: room.html } : null;
}
