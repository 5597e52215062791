import { variationCode, type AttributeName, type CatalogId, type Localized } from '@lucerna/engine';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { api, failureOf } from '../api';
import { pauseBefore } from '../api/back-off';
import { useSession } from '../session';
import { useDispatch } from '../store/hooks';

/** Models that one call may ask for. */
const most = 100;

type Names = ReadonlyMap<string, Localized>;
type NameOf = (model: string, attribute: AttributeName, code: string) => Localized | undefined;

const keyOf = (model: string, attribute: AttributeName, code: string) => `${model} ${attribute} ${code}`;

/** The names that were read; a value without one is not named. */
interface VariationNames {
  readonly nameOf: NameOf;
  /** What a model offers of an attribute, by the codes. */
  readonly valuesOf: (model: string, attribute: AttributeName) => Names;
  /** Whether the names of a model were read, or cannot be. */
  readonly isRead: (model: string) => boolean;
}

/** The names of the values that models offer, read once for each model. */
export function useVariationNames(catalogId: CatalogId, models: readonly string[]): VariationNames {
  const dispatch = useDispatch();
  // The end of an old session breaks off what is being read.
  const isKnown = useSession().status !== 'unknown';
  const asked = useRef(new Set<string>());
  const [names, setNames] = useState<Names>(new Map());
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const wanted = [...new Set(models)].sort().join(' ');
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  useEffect(() => {
    async function ask(some: readonly string[], tries = 1): Promise<void> {
      const query = { catalogId: `${catalogId}` as const, model: [...some] };
      const call = dispatch(api.endpoints.listVariations.initiate({ query }, { subscribe: false }));
      const { data, error } = await call;
      // One model that the catalogue no longer has must not take the names of the others.
      if (!data && some.length > 1) return void (await Promise.all(some.map((one) => ask([one]))));
      // In slices: a phone that draws the words of a whole list at once takes no press meanwhile.
      startTransition(() => {
        setRead((before) => new Set([...before, ...some]));
        if (!data) return;
        setNames((before) => {
          const next = new Map(before);
          for (const { model, variations } of data)
            for (const each of variations)
              next.set(keyOf(model, each.type, variationCode(each)), each.description);
          return next;
        });
      });
      // Meanwhile they are left out; what the network or the service failed at comes when it can.
      const status = failureOf(error)?.status;
      if (status !== 'offline' && !(Number(status) >= 500)) return;
      await pauseBefore(tries + 1);
      if (!isOver.current) await ask(some, tries + 1);
    }
    if (!isKnown) return;
    const news = wanted.split(' ').filter((model) => model && !asked.current.has(model));
    for (const model of news) asked.current.add(model);
    for (let start = 0; start < news.length; start += most) void ask(news.slice(start, start + most));
  }, [dispatch, catalogId, wanted, isKnown]);

  return useMemo(
    () => ({
      nameOf: (model, attribute, code) => names.get(keyOf(model, attribute, code)),
      valuesOf(model, attribute) {
        const key = keyOf(model, attribute, '');
        const of = [...names].filter(([each]) => each.startsWith(key));
        return new Map(of.map(([each, name]) => [each.slice(key.length), name]));
      },
      isRead: (model) => read.has(model),
    }),
    [names, read],
  );
}
