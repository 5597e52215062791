import { createHash } from 'node:crypto';
import { answerText, type Answer } from '../../http/answer';
import { bounded, type Bounded } from '../../http/bounded';
import type { Catalogue } from './revision/catalogue';
import type { View } from './viewer-catalogue';

interface Written {
  readonly json: string;
  readonly etag: string;
}

interface WrittenTexts {
  /** Of the day that they were written on: what is valid and available decides the compiled rules. */
  readonly today: string;
  readonly texts: Bounded<Written>;
}

/** Keeps the answers of one call that a revision, a day and what the viewer may see decide; the old ones go with them. */
export function writtenOnce(most: number) {
  const written = new WeakMap<Catalogue, WrittenTexts>();

  function textsOf({ catalogue, today }: View): Bounded<Written> {
    const known = written.get(catalogue);
    if (known?.today === today) return known.texts;
    const texts = bounded<Written>(most);
    written.set(catalogue, { today, texts });
    return texts;
  }

  /** Answers with what `make` returns, written once for the view and the key; 304 for who has it already. */
  return (view: View, about: string, ifNoneMatch: string | undefined, make: () => unknown): Answer<never> => {
    const texts = textsOf(view);
    const key = `${view.catalogId}/${about}/${view.seesPrices ? view.rateId : '-'}`;
    let text = texts.get(key);
    if (!text) {
      const json = JSON.stringify(make());
      const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
      texts.set(key, (text = { json, etag }));
    }
    const headers = { etag: text.etag, 'cache-control': 'private, no-cache' };
    if (ifNoneMatch === text.etag) return { ok: true, status: 304, headers };
    return answerText(text.json, { headers });
  };
}
