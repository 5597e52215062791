import { prepareModel, type Model, type ModelSheet, type PreparedModel, type Result } from '@lucerna/engine';
import { and, asc, eq, gt, like, ne, type SQL } from 'drizzle-orm';
import { hash } from 'node:crypto';
import type pg from 'pg';
import { LRUCache } from 'lru-cache';
import { parseJson, type JsonText } from '../../../database/json-text';
import { catalogueDocument } from '../../../database/tables/catalogue';
import { typed } from '../../../database/typed';
import { timeSlices } from '../../../http/time-slice';
import type { Catalogue, WantedModels } from '../../../ports/catalogue';
import { atMost } from '../../../records';
import { createCatalogue } from './catalogue';
import { append, emptyRows, keyOf } from './catalogue-rows';
import { findRowsOfModels } from './rows-of-models';
import { bodyOf, isNoLightFile, isStored } from './stored-rows';

/** Rows held in memory, each content once whatever the number of revisions that have it: about 1 kB each. */
const maxRows = 40_000;
/** Compiled models held in memory, about 30 kB each. */
const maxCompiled = 1500;
/** Models held of all older revisions together; the rows that they share count once. */
const maxModels = 6000;
/** Older revisions held with the documents of their feed: some hundred kB each, as far as no other one has the same. */
const maxWithDocuments = 16;
/** Bytes of the documents that are held to be shared. */
const maxDocumentBytes = 32 * 2 ** 20;

/** Older revisions as far as the lines of projects need them. */
export interface OlderRevisions {
  /**
   * Runs the work on a revision that has these models, and again with those that it asked for besides. `documents` gives
   * it those of the feed too, as a creation and a picture need them: they are far more than all that a price needs. Rejects for a revision that was never imported.
   */
  on<T>(revision: number, wanted: WantedModels, work: (catalogue: Catalogue) => T): Promise<T>;
}

/** A map that notes the names that were looked for and are not there. */
class NotingMap<Value> extends Map<string, Value> {
  readonly missed = new Set<string>();
  override get(key: string): Value | undefined {
    const found = super.get(key);
    if (found === undefined) this.missed.add(key);
    return found;
  }
}

export function openOlderRevisions(pool: pg.Pool): OlderRevisions {
  const content = contentStore();
  const revisions = new Map<number, ReturnType<typeof openPartial>>();

  function partialOf(revision: number) {
    const partial = revisions.get(revision) ?? openPartial(pool, revision, content);
    // A map keeps the order of writing: its first entry was used longest ago.
    revisions.delete(revision);
    revisions.set(revision, partial);
    return partial;
  }

  function forgetTooMany(): void {
    let held = 0;
    let documented = 0;
    for (const { known, hasDocuments } of revisions.values()) {
      held += known.size;
      documented += hasDocuments() ? 1 : 0;
    }
    for (const [revision, { known, hasDocuments }] of revisions) {
      const isTooMuch = held > maxModels || (documented > maxWithDocuments && hasDocuments());
      if (!isTooMuch || revisions.size === 1) continue;
      held -= known.size;
      documented -= hasDocuments() ? 1 : 0;
      // Who works on it has it still.
      revisions.delete(revision);
    }
  }

  return {
    async on(revision, { models, documents = false }, work) {
      const partial = partialOf(revision);
      if (documents) await partial.loadDocuments();
      let wanted = models;
      for (;;) {
        await partial.load(wanted);
        forgetTooMany();
        partial.missed.clear();
        const done = work(partial.catalogue());
        wanted = [...partial.missed].filter((model) => !partial.known.has(model));
        if (wanted.length === 0) return done;
      }
    },
  };
}

type Content = ReturnType<typeof contentStore>;

/** Keeps each row's content once, and each model compiled once for equal rows and a day. */
function contentStore() {
  const rows = new LRUCache<string, object>(atMost(maxRows));
  const documents = new LRUCache<string, { readonly said: unknown }>({ maxSize: maxDocumentBytes });
  const names = new WeakMap<object, number>();
  let count = 0;
  const compiled = new LRUCache<string, Result<PreparedModel>>({ max: maxCompiled });
  const nameOf = (row: object): number => {
    const known = names.get(row);
    if (known !== undefined) return known;
    names.set(row, (count += 1));
    return count;
  };

  return {
    /** The row of a JSON text; the same object for the same text. */
    row<T extends object>(text: JsonText<T>): T {
      const known = rows.get(text);
      if (known) return known as T;
      const row = Object.freeze(parseJson(text));
      rows.set(text, row);
      return row;
    },
    /** What a document of a feed says; the same for the same text. */
    document(text: JsonText<unknown>): unknown {
      const key = hash('sha1', text);
      const known = documents.get(key);
      if (known) return known.said;
      const said = parseJson(text);
      documents.set(key, { said }, { size: text.length + 1 });
      return said;
    },
    compile(sheet: ModelSheet, today: string): Result<PreparedModel> {
      const parts = [
        sheet.model,
        sheet.article ?? sheet,
        ...sheet.variations,
        ...sheet.rules,
        ...(sheet.namedRules ?? []),
        ...sheet.prices,
      ];
      const key = hash('sha1', `${today} ${sheet.catalogId} ${parts.map(nameOf).join()}`);
      let found = compiled.get(key);
      if (!found) compiled.set(key, (found = prepareModel(sheet, today)));
      // Compiled for another revision with the same rows: only the revision is another one.
      return found.ok && found.value.sheet !== sheet ? { ok: true, value: { ...found.value, sheet } } : found;
    },
  };
}

function openPartial(pool: pg.Pool, revision: number, content: Content) {
  const known = new Set<string>();
  const models = new NotingMap<Model>();
  const rows = emptyRows();
  const make = (documents: ReadonlyMap<string, unknown>) =>
    createCatalogue({
      ...{ ...rows, revision, models, documents },
      compile: (sheet, today) => content.compile(sheet, today),
    });
  let catalogue = make(new Map());
  let documents: Promise<void> | undefined;
  let loading: Promise<void> = Promise.resolve();

  const db = typed(pool);
  /** The whole files of the feed that are wanted, by name. */
  async function readDocuments(which: SQL | undefined, of = revision): Promise<ReadonlyMap<string, unknown>> {
    const rows = await db
      .select({ name: catalogueDocument.name, body: bodyOf.document })
      .from(catalogueDocument)
      .where(and(eq(catalogueDocument.revision, of), isNoLightFile, which));
    return new Map(rows.map(({ name, body }) => [name, content.document(body)]));
  }

  const ofBodies = like(catalogueDocument.name, 'bodies/%');

  /** A revision from before bodies came with the feed has those of the first one after it that says them (decision 0090). */
  async function withBodies(found: ReadonlyMap<string, unknown>): Promise<ReadonlyMap<string, unknown>> {
    if (found.has('bodies/index')) return found;
    const [first] = await db
      .select({ revision: catalogueDocument.revision })
      .from(catalogueDocument)
      .where(and(eq(catalogueDocument.name, 'bodies/index'), gt(catalogueDocument.revision, revision)))
      .orderBy(asc(catalogueDocument.revision))
      .limit(1);
    return first ? new Map([...found, ...(await readDocuments(ofBodies, first.revision))]) : found;
  }

  async function loadModels(wanted: readonly string[]): Promise<void> {
    const missing = [...new Set(wanted)].filter((model) => !known.has(model));
    if (missing.length === 0) return;
    const found: Model[] = [];
    const read = emptyRows();
    const slice = timeSlices();
    for (const row of await findRowsOfModels(pool, { revision, models: missing })) {
      const { catalogId, code, subFamilyId } = row;
      if (row.model) found.push(content.row(row.model));
      if (row.article) {
        const article = content.row(row.article);
        read.articles.set(keyOf(article.catalog, article.model), article);
      }
      if (catalogId !== null && code !== null) {
        const of = keyOf(catalogId, code);
        if (row.variation) append(read.variations, of, content.row(row.variation));
        if (row.price) append(read.prices, of, content.row(row.price));
      }
      if (subFamilyId !== null) {
        if (row.rule) append(read.rules, subFamilyId, content.row(row.rule));
        if (row.namedRule) append(read.namedRules, subFamilyId, content.row(row.namedRule));
      }
      const wait = slice();
      if (wait) await wait;
    }
    if (found.length === 0 && !(await isStored(pool, revision))) {
      throw new Error(`The catalogue has no revision ${revision}.`);
    }
    // All at once, so that nobody ever sees a model without its variations or its rules.
    for (const { subFamily } of found) {
      rows.rules.set(subFamily.id, read.rules.get(subFamily.id) ?? []);
      rows.namedRules.set(subFamily.id, read.namedRules.get(subFamily.id) ?? []);
    }
    for (const [key, list] of read.variations) rows.variations.set(key, list);
    for (const [key, list] of read.prices) rows.prices.set(key, list);
    for (const [key, article] of read.articles) rows.articles.set(key, article);
    for (const model of found) models.set(model.model, model);
    for (const model of missing) known.add(model);
  }

  return {
    known,
    missed: models.missed,
    catalogue: () => catalogue,
    hasDocuments: () => documents !== undefined,
    /** Loads the models that are not there yet; one load at a time. */
    load(wanted: readonly string[]): Promise<void> {
      const mine = loading.catch(() => undefined).then(() => loadModels(wanted));
      loading = mine;
      return mine;
    },
    loadDocuments(): Promise<void> {
      documents ??= readDocuments(ne(catalogueDocument.name, 'collection-texts'))
        .then(withBodies)
        .then((found) => {
          catalogue = make(found);
        });
      documents.catch(() => (documents = undefined));
      return documents;
    },
  };
}
