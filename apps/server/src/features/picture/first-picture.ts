import { operations } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { placesIn } from '@lucerna/contract/page-place';
import { pages } from '@lucerna/contract/pages';
import { fileAddress, fileSet, shownSizes } from '@lucerna/contract/picture-address';
import type { MakerPicture } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { escapeHtml } from '../../http/plain-page';
import { shownOfModel } from './model-picture';
import { editionOf } from './edition';

/** What a page shows before its app is read: the sheet that puts it where the app will, and the picture. */
interface FirstPicture {
  /** For the beginning of the head: what is asked for before all code. */
  readonly head: string;
  /** For the body, before the app. */
  readonly html: string;
}

const sheet = '<link rel="stylesheet" href="/first-picture.css" />';
const grounds = ['light', 'dark'] as const;

function modelIn(pathname: string): string | null {
  try {
    return decodeURIComponent(placesIn(pages.model.path, pathname)?.['model'] ?? '');
  } catch {
    return null;
  }
}

/**
 * The picture of the model whose page is asked for, to stand at its place while the app is read: the one that the app
 * shows next, at the same address. Null for any other page.
 */
export function firstPicture(
  { catalogue: holder }: Pick<Frame, 'catalogue'>,
  pathname: string,
): FirstPicture | null {
  const catalogue = holder.current();
  const model = catalogue.models.get(modelIn(pathname) ?? '');
  if (!model || model.virtual === 1) return null;
  const pictures = holder.pictures();
  const taken = pictures.isAnyOfModels ? shownOfModel(pictures, model.model) : null;
  const params = { model: model.model };
  const call = pictures.isAnyOfModels ? operations.getModelPicture : operations.getLuminairePicture;
  if (taken) return photograph(taken);
  const drawn = grounds.map((ground) => {
    const address = addressOf(call.path, { params, query: { ground, revision: editionOf(catalogue) } });
    return { ground, src: escapeHtml(address) };
  });
  return {
    // Which theme was chosen only the browser knows; most have that of their system.
    head:
      drawn
        .map(({ ground, src }) => preload(`href="${src}" media="(prefers-color-scheme: ${ground})"`))
        .join('') + sheet,
    // Of two that wait until they are seen it asks for the one whose theme is shown.
    html: inPlace(
      drawn.map(({ ground, src }) => image(`class="on-${ground}" src="${src}" loading="lazy"`)).join(''),
    ),
  };
}

function photograph(picture: MakerPicture): FirstPicture {
  const { content, widths, hasAvif } = picture;
  const best = hasAvif ? 'avif' : 'webp';
  const avif = hasAvif
    ? `<source type="image/avif" srcset="${fileSet(picture, 'avif')}" sizes="${shownSizes}" />`
    : '';
  const webp = image(
    `src="${fileAddress(content, widths[0] ?? 0, 'webp')}" srcset="${fileSet(picture, 'webp')}" sizes="${shownSizes}"`,
  );
  return {
    head:
      preload(`type="image/${best}" imagesrcset="${fileSet(picture, best)}" imagesizes="${shownSizes}"`) +
      sheet,
    html: inPlace(`<picture>${avif}${webp}</picture>`),
  };
}

const preload = (what: string): string => `<link rel="preload" as="image" fetchpriority="high" ${what} />`;
const image = (what: string): string =>
  `<img ${what} width="800" height="1000" alt="" fetchpriority="high" />`;
const inPlace = (picture: string): string => `<div id="first-picture" aria-hidden="true">${picture}</div>`;
