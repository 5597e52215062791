import type { Account, CollectionList, SiteConfig } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { fileSet, shownSizes } from '@lucerna/contract/picture-address';
import { isAt, placesIn } from '@lucerna/contract/page-place';
import type { MakerPicture } from '@lucerna/engine';
import { calls } from 'virtual:page-calls';
import { pages } from 'virtual:pages';
import { bodyOf, prefetch } from '../../shared/api/prefetched-requests';
import { firstLanguage } from '../../shared/i18n/first-language';
import { shownPicture } from '../../shared/makers-picture/shown-picture';
import {
  collectionPictureAddress,
  heroPictureAddress,
  leadingTo,
  modelPictureAddress,
} from '../../shared/picture/address';
import { firstCatalog } from '../../shared/session/first-catalog';

/** Collections whose pictures are in sight before anybody scrolls, as CollectionList has them. */
const firstPictures = 2;

/** Projects on the home page of an account, as Continue shows them. */
const firstProjects = '4';

/**
 * Sends what the page at the address shows first, so that its largest picture need not wait for the app: the list of
 * collections and its first pictures, a model with its picture, the room of the visitor's home, what an account worked on
 * last, a project with what the catalogue says of it. `account` is missing for a stranger.
 */
export function prefetchPageData(
  pathname: string,
  site: Promise<SiteConfig | null>,
  account?: Promise<Account | null>,
): void {
  const ground = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  if (isAt(pages.home.path, pathname)) {
    if (account) void account.then((own) => own && prefetchHome(own));
    else readPicture(heroPictureAddress(ground));
  }
  const project = placesIn(pages.project.path, pathname)?.['projectId'];
  if (project && account) void account.then((own) => own && prefetchProject(project, own));
  const model = modelIn(pathname);
  takeFirstAway();
  const isCrea = isAt(pages.newCrea.path, pathname);
  if (!model && !isCrea && !isAt(pages.selectCollection.path, pathname)) return;
  void Promise.all([site, account]).then(([settings, own]) => {
    // Without them the app asks too, and goes on asking.
    if (!settings || (account && !own)) return;
    const lang = own?.lang ?? firstLanguage();
    const catalogId = String(own?.catalog ?? firstCatalog(settings.defaultCatalog));
    // What a stranger reads is taken also by one who turns out to have a session.
    const sending = { isForAll: !account };
    const readCollections = () =>
      prefetch(addressOf(calls.listCollections, { query: { lang, catalogId } }), sending);
    if (model) {
      void prefetch(addressOf(calls.getModelSheet, { query: { lang, catalogId, model } }), sending);
      if (isCrea) void readCollections();
      if (!isAt(pages.model.path, pathname)) return;
      const drawn = modelPictureAddress(model, ground, {}, settings.pictures);
      if (!settings.photographs.models) return readPicture(drawn);
      const pictures = prefetch(addressOf(calls.listModelPictures, { query: { model } }), sending);
      void bodyOf<readonly MakerPicture[]>(pictures).then((answer) => {
        const chosen = answer && shownPicture(answer, {});
        if (chosen) preloadPhotograph(chosen.picture);
        else if (answer) readPicture(leadingTo(drawn));
      });
      return;
    }
    const list = readCollections();
    if (isCrea) return;
    void bodyOf<CollectionList>(list).then((answer) => {
      for (const { subFamily } of answer?.collections.slice(0, firstPictures) ?? [])
        readPicture(collectionPictureAddress(subFamily.id, ground, settings));
    });
  });
}

/**
 * The picture or room that came with the page goes at the moment at which the app shows its own, or something else: each
 * page has a heading, and the place of a picture that is still asked for says so.
 */
function takeFirstAway(): void {
  const first = document.querySelector('#first-picture, #first-room');
  const app = document.getElementById('app');
  if (!first || !app) return;
  const coming = first.id === 'first-picture' ? '[data-picture-coming]' : null;
  const look = () => {
    if (!app.querySelector('main h1') || (coming && app.querySelector(coming))) return;
    seen.disconnect();
    first.remove();
  };
  const seen = new MutationObserver(look);
  seen.observe(app, { childList: true, subtree: true });
  look();
}

/** What the home page of an account shows: begun works, the last projects, and collections to begin with. */
function prefetchHome({ lang, privileges }: Account): void {
  void prefetch(addressOf(calls.listDrafts, {}));
  void prefetch(addressOf(calls.listCollections, { query: { lang } }));
  if (privileges.includes('project.view'))
    void prefetch(addressOf(calls.listProjects, { query: { lang, itemsPerPage: firstProjects } }));
}

/** A project, and what stands over its lines where the catalogue has moved on. */
function prefetchProject(id: string, { lang, privileges }: Account): void {
  if (!privileges.includes('project.view')) return;
  const params = { id };
  void prefetch(addressOf(calls.getProject, { params, query: { lang } }));
  void prefetch(addressOf(calls.listCatalogueChanges, { params }));
}

const models = [pages.model.path, pages.configure.path, pages.newCrea.path];

const modelIn = (pathname: string): string | undefined =>
  models.map((path) => placesIn(path, pathname)?.['model']).find(Boolean);

/** The width that the page will take, in the kind that it will: a browser that does not read AVIF leaves a link to it aside. */
function preloadPhotograph(picture: MakerPicture): void {
  const type = picture.hasAvif ? 'avif' : 'webp';
  const link = Object.assign(document.createElement('link'), {
    ...{ rel: 'preload', as: 'image', type: `image/${type}`, fetchPriority: 'high' },
    ...{ imageSrcset: fileSet(picture, type), imageSizes: shownSizes },
  });
  document.head.append(link);
}

/** Into the browser's cache, before anything else that is read. */
function readPicture(address: string): void {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = address;
}
