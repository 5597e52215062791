import { operations } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { placesIn } from '@lucerna/contract/page-place';
import { pages } from '@lucerna/contract/pages';
import type { PageRow } from '@lucerna/contract/pages';
import { fileAddress, fileSet, shownSizes, sightOf } from '@lucerna/contract/picture-address';
import { choosePicture, defaultCatalogId, evaluate, markets } from '@lucerna/engine';
import type { MakerPicture, Model } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
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

type Pictured = Pick<AppContext, 'catalogue' | 'today'>;

/**
 * The picture of the luminaire whose page or configurator is asked for, to stand at its place while the app is read: the
 * one that the app shows next. Null for any other page, and for a configurator that begins with choices of its own.
 */
export function firstPicture(frame: Pictured, { pathname, searchParams }: URL): FirstPicture | null {
  const ofPage = modelAt(frame, pages.model, pathname);
  if (ofPage) return shownInPage(frame, ofPage);
  if (searchParams.has('reference')) return null;
  const configured =
    modelAt(frame, pages.configure, pathname) ?? modelAt(frame, pages.projectConfigure, pathname);
  return configured && shownInConfigurator(frame, configured);
}

function modelAt({ catalogue }: Pictured, { path }: PageRow, pathname: string): Model | null {
  const place = placesIn(path, pathname)?.['model'];
  if (place === undefined) return null;
  try {
    const model = catalogue.current().models.get(decodeURIComponent(place));
    return model && model.virtual !== 1 ? model : null;
  } catch {
    return null;
  }
}

function shownInPage({ catalogue: holder }: Pictured, { model }: Model): FirstPicture {
  const pictures = holder.pictures();
  const taken = pictures.isAnyOfModels ? shownOfModel(pictures, model) : null;
  if (taken) return photograph(taken);
  const call = pictures.isAnyOfModels ? operations.getModelPicture : operations.getLuminairePicture;
  return drawing(call.path, model, { revision: editionOf(holder.current()) });
}

/** As it is while nothing is chosen. */
function shownInConfigurator({ catalogue: holder, today }: Pictured, model: Model): FirstPicture | null {
  const catalogue = holder.current();
  const prepared = catalogue.prepared(defaultCatalogId, model.model, today());
  if (!prepared.ok) return null;
  const at = { rateId: markets[defaultCatalogId].defaultRateId, quantity: 1 };
  const { configuration } = evaluate(prepared.value, {}, at);
  const { color: finish, temperature, installation, pendantHeight } = configuration;
  const chosen = choosePicture(holder.pictures().of(model.model), { finish, temperature });
  // A word would stand on another finish, and light be added to what has none.
  if (chosen && (chosen.otherFinish !== undefined || chosen.picture.layer !== undefined)) return null;
  const place = `configured ${sightOf(model.kind)}`;
  if (chosen) return photograph(chosen.picture, `${place} whole`);
  const look = {
    ...(finish !== undefined && { finish }),
    ...(temperature !== undefined && { temperature }),
    ...(installation !== undefined && { installation }),
    ...(pendantHeight !== undefined && { height: `${pendantHeight}` }),
  };
  const query = { ...look, alone: 'true', revision: editionOf(catalogue) };
  return drawing(operations.getLuminairePicture.path, model.model, query, place);
}

function drawing(
  path: string,
  model: string,
  query: Readonly<Record<string, string>>,
  place?: string,
): FirstPicture {
  const drawn = grounds.map((ground) => {
    const address = addressOf(path, { params: { model }, query: { ground, ...query } });
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
      place,
    ),
  };
}

function photograph(picture: MakerPicture, place?: string): FirstPicture {
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
    html: inPlace(`<picture>${avif}${webp}</picture>`, place),
  };
}

const preload = (what: string): string => `<link rel="preload" as="image" fetchpriority="high" ${what} />`;
const image = (what: string): string =>
  `<img ${what} width="800" height="1000" alt="" fetchpriority="high" />`;
const inPlace = (picture: string, place?: string): string =>
  `<div id="first-picture"${place ? ` class="${place}"` : ''} aria-hidden="true">${picture}</div>`;
