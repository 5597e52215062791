import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerText, type Answer } from '../../http/answer';
import { ownTurn } from '../../http/time-slice';
import { entityTag, matchesTag } from '../../http/entity-tag';
import type { Catalogue } from '../../ports/catalogue';
import type { View } from './viewer-catalogue';

/** A body of an answer; of a page also how many rows there are in all. */
export interface Json {
  readonly json: string;
  readonly total?: number;
}
type Written = Json & { readonly etag: string };

interface Memo {
  /** What is valid and available on it decides the compiled rules, and with them every answer. */
  readonly today: string;
  readonly answers: LRUCache<string, Written>;
  readonly making: Map<string, Promise<Written>>;
  readonly pieces: LRUCache<string, string>;
}

/** Answers and pieces of one revision together, in characters. */
const maxCharacters = { answers: 32_000_000, pieces: 16_000_000 };
/** What an entry costs beside its text. */
const entryCost = 200;

/** Holds so many characters; an entry of more than half of them would leave nothing else, and is not held. */
function cacheOfText<T extends object | string>(
  maxSize: number,
  textOf: (value: T) => string,
): LRUCache<string, T> {
  const sizeCalculation = (value: T, key: string) => textOf(value).length + key.length + entryCost;
  return new LRUCache({ maxSize, maxEntrySize: maxSize / 2, sizeCalculation });
}

/** They go with the revision. */
const memos = new WeakMap<Catalogue, Memo>();

function memoOf({ catalogue, today }: View): Memo {
  const known = memos.get(catalogue);
  if (known?.today === today) return known;
  const memo: Memo = {
    today,
    answers: cacheOfText(maxCharacters.answers, ({ json }) => json),
    making: new Map(),
    pieces: cacheOfText(maxCharacters.pieces, (json) => json),
  };
  memos.set(catalogue, memo);
  return memo;
}

/** Two views with the same key see the same catalogue and the same prices, or none. */
const viewKey = ({ catalogId, seesPrices, rateId }: View) => `${catalogId}/${seesPrices ? rateId : '-'}`;

/** JSON of one thing that many answers hold, made once for the revision, the day and the prices that are seen. */
export function memoizedPiece(view: View, about: string, make: () => unknown): string {
  const { pieces } = memoOf(view);
  const key = `${viewKey(view)}/${about}`;
  const known = pieces.get(key);
  if (known !== undefined) return known;
  const json = JSON.stringify(make());
  pieces.set(key, json);
  return json;
}

/** An answer that the catalogue's revision, the day and what the viewer may see decide, made once, with its tag. */
export function memoizedJson(view: View, about: string, make: () => Json | Promise<Json>) {
  const memo = memoOf(view);
  const key = `${viewKey(view)}/${about}`;
  const known = memo.answers.get(key) ?? memo.making.get(key);
  if (known) return known;
  const write = async (): Promise<Written> => {
    // Many may ask at once for what is not made yet: each of them is made in a turn of its own.
    await ownTurn();
    const made = await make();
    return { ...made, etag: entityTag(made.json, `${view.catalogue.revision}.`) };
  };
  // Who asks meanwhile waits for the same.
  const making = write()
    .then((written) => {
      memo.answers.set(key, written);
      return written;
    })
    .finally(() => memo.making.delete(key));
  memo.making.set(key, making);
  return making;
}

/**
 * Answers with memoized JSON; 304 for who has it already. A cache on the way may hold what a visitor sees, who sees no
 * price, and asks whether it is still the same; what an account sees is for its browser alone.
 */
export async function answerMemoized(
  view: View,
  request: FastifyRequest,
  about: string,
  make: () => Json | Promise<Json>,
  headersOf: (total: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Answer<never>> {
  const { json, etag, total = 0 } = await memoizedJson(view, about, make);
  const shared = request.viewer === null && !view.seesPrices;
  const headers = {
    etag,
    ...(shared
      ? { 'cache-control': 'public, no-cache', vary: 'cookie, authorization' }
      : { 'cache-control': 'private, no-cache' }),
    ...headersOf(total),
  };
  if (matchesTag(request.headers['if-none-match'], etag)) return { ok: true, status: 304, headers };
  return answerText(json, { headers });
}
