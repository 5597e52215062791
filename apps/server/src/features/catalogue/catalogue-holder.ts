import type pg from 'pg';
import { catalogueCurrent } from '../../database/tables/catalogue';
import { requireNoTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { timeSlices } from '../../http/time-slice';
import { catalogueChannel } from './feed/publish';
import type { CatalogueHolder, CatalogueSwitches } from '../../ports/catalogue';
import type { Catalogue } from '../../ports/catalogue';
import { emptyCatalogue } from './revision/catalogue';
import { picturesChannel } from './pictures/make-pictures';
import { noMakerPictures, openMakerPictures } from './pictures/maker-pictures';
import { openOlderRevisions } from './revision/older-revisions';
import { loadCatalogue } from './revision/load-catalogue';

export interface HolderDeps {
  readonly pool: pg.Pool;
  /** Tells when any node put another revision in force. */
  readonly notices?: { on(channel: string, listener: (payload: string | null) => void): Promise<void> };
  /** What the flags say of every sheet; asked at every use, so that a changed flag holds at once. */
  readonly switches?: () => CatalogueSwitches;
  readonly log?: { error(data: object, message: string): void };
  /** When a load lets others in between its steps. */
  readonly slices?: typeof timeSlices;
}

/** Loads the revision in force and follows the imports of every node. */
export async function openCatalogue(deps: HolderDeps): Promise<CatalogueHolder> {
  const { pool, notices, log, switches, slices } = deps;
  let current = emptyCatalogue;
  let pictures = noMakerPictures;
  let refreshing: Promise<void> = Promise.resolve();
  const under = (catalogue: Catalogue) => (switches ? catalogue.under(switches()) : catalogue);
  async function load(): Promise<void> {
    const [inForce] = await typed(pool)
      .select({ revision: catalogueCurrent.revision })
      .from(catalogueCurrent);
    const revision = inForce?.revision;
    if (revision === undefined || revision === current.revision) return;
    const loaded = await loadCatalogue(pool, revision, slices);
    if (!loaded) return;
    pictures = await openMakerPictures(pool, loaded);
    current = loaded;
  }

  const holder: CatalogueHolder = {
    current: () => under(current),
    pictures: () => pictures.now(),
    refresh() {
      refreshing = refreshing.catch(() => undefined).then(load);
      return refreshing;
    },
    async on(revision, wanted, work) {
      requireNoTransaction('A catalogue revision is loaded');
      if (revision === current.revision) return work(under(current));
      return partly.on(revision, wanted, (catalogue) => work(under(catalogue)));
    },
  };

  const partly = openOlderRevisions(pool);

  const failed = (error: unknown) => log?.error({ err: error }, 'the new catalogue cannot be loaded');
  await notices?.on(catalogueChannel, () => void holder.refresh().catch(failed));
  // In turn with what is loaded: a picture that is made meanwhile is of the one or of the other.
  const follow = (payload: string | null) => {
    refreshing = refreshing.catch(() => undefined).then(() => pictures.read(payload));
    return refreshing;
  };
  await notices?.on(picturesChannel, (payload) => void follow(payload).catch(failed));
  await holder.refresh();
  return holder;
}
